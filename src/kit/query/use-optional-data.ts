import { useReported } from '#shared/state/use-reported.ts'

/**
 * Returns the data of a query outside its own screen, once it has arrived. Its failure is shown on its own screen only.
 */
export const useOptionalData = <Data>({ data, error }: { data: Data; error: object | null }): Data => {
  useReported(error)
  return data
}
