import { type Dates, faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { markReported } from '#shared/state/reported-failures.ts'

/** Reads that the opening of a registration changes. */
export interface WindowReads {
  waktu: { refetch: () => Promise<{ data: Dates | undefined; error: Error | null }> }
  edit: { refetch: () => Promise<unknown> }
  tawaran: { refetch: () => Promise<unknown> }
}

/** Returns whether the window has opened; if so, refetches registration and offer. */
export const refetchWindow = async ({ waktu, edit, tawaran }: WindowReads): Promise<boolean> => {
  const { data, error } = await waktu.refetch()
  if (error) markReported(error) // shown by the window card, and retried
  if (error || !data || faseOf(toJendela(data), campusNow()) !== 'open') return false
  await Promise.all([edit.refetch(), tawaran.refetch()])
  return true
}
