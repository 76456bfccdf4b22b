import { type Dates, faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'

/** Reads that the opening of a registration changes. */
export interface WindowReads {
  /** Fetches the window aside from the screen: a failure starts no recovery beside the polling. */
  fetchWaktu: () => Promise<Dates | undefined>
  edit: { refetch: () => Promise<unknown> }
  tawaran: { refetch: () => Promise<unknown> }
}

/**
 * Returns whether the window has opened; if so, refetches registration and offer.
 * @throws GatewayError when the window could not be read
 */
export const refetchWindow = async ({ fetchWaktu, edit, tawaran }: WindowReads): Promise<boolean> => {
  const waktu = await fetchWaktu()
  if (!waktu || faseOf(toJendela(waktu), campusNow()) !== 'open') return false
  await Promise.all([edit.refetch(), tawaran.refetch()])
  return true
}
