import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '#gateway/answer/error-message.ts'
import { codeOf } from '#gateway/answer/refused.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { getGetStatusPembayaranQueryOptions, getStatusPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetStatusPembayaran } from '#generated/client/biaya-kuliah/readers.ts'

/** Payment statuses (section 9): being processed, and success, which means that no payment is pending. */
const PROCESSING = '88'
const DONE = '00'
const NONE_PENDING = 'Tidak ada pembayaran yang sedang diproses'

/** Access to the list of bills: hidden, read-only behind the panel of a payment, or free (readings, 26). */
export type TagihanAccess = 'unknown' | 'processing' | 'open'

const isNonePending = (message: string): boolean => message.trim() === NONE_PENDING

/**
 * Returns the access to the bills from a response of getStatusPembayaran, or from its error (section 4: payment).
 * Status 88 means that a payment is being processed; the text for no pending payment, in the order of section 8, or
 * status 00 means that none is. Anything else leaves the bills hidden.
 * @param answer raw response or error: its code and message are compared exactly
 */
export const readTagihanAccess = (answer: unknown): TagihanAccess => {
  if (answer instanceof Error) return isNonePending(answer.message) ? 'open' : 'unknown'
  const code = codeOf(answer)
  if (code === PROCESSING) return 'processing'
  return code === DONE || isNonePending(messageOf(answer)) ? 'open' : 'unknown'
}

/** Returns the access to the bills, and the payment that is being processed, from getStatusPembayaran. */
export const readStatus = (answer: unknown) => ({
  access: readTagihanAccess(answer),
  pembayaran: readGetStatusPembayaran(answer).pembayaran,
})

/**
 * Query of the payment being processed; every mount fetches it again. The text for no pending payment is a response and
 * not an error, even when it arrives as one (section 8). Each response also carries the gateway's time, which limits
 * the time left for a payment.
 */
export const statusQuery = (idMahasiswa: string) =>
  getGetStatusPembayaranQueryOptions(idMahasiswa, {
    query: {
      staleTime: 0,
      select: readStatus,
      queryFn: ({ signal }) =>
        getStatusPembayaran(idMahasiswa, { signal }).catch((error: unknown) => {
          if (!(error instanceof Error) || readTagihanAccess(error) !== 'open') throw error
          return { status: '', message: error.message }
        }),
    },
  })

/**
 * Fetches whether a payment is being processed now. Cancelling a bill meanwhile does not change its amount: the virtual
 * account still charges it.
 * @throws GatewayError when the status cannot be read
 */
export const isPaymentInProcess = async (client: QueryClient, idMahasiswa: string): Promise<boolean> =>
  (await refetchNow(client, statusQuery(idMahasiswa))).access === 'processing'
