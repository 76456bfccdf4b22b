import { useReported } from '#shared/state/use-reported.ts'

/** What an answer tells beside its own screen, once it is there; that it failed is said on that screen, and not again here. */
export const useOptionalData = <Data>({ data, error }: { data: Data; error: object | null }): Data => {
  useReported(error)
  return data
}
