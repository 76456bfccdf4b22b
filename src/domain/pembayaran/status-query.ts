import { getGetStatusPembayaranQueryOptions, getStatusPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetStatusPembayaran } from '#generated/client/biaya-kuliah/readers.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** Section 9: a payment is being processed. Text: a number would have lost its 0. */
const PROCESSING = '88'
const NONE_PENDING = 'Tidak ada pembayaran yang sedang diproses'

/** What the list of bills may be: hidden, read-only behind the panel of a payment, or free (readings, 26). */
export type TagihanAccess = 'unknown' | 'processing' | 'open'

const codeOf = (answer: Record<string, unknown>): unknown =>
  typeof answer['status'] === 'number' ? String(answer['status']) : answer['status']

const isNonePending = (message: unknown): boolean => typeof message === 'string' && message.trim() === NONE_PENDING

/**
 * What an answer of getStatusPembayaran, or the failure that it ended with, says about the bills (section 4: payment).
 * Only status 88, or the words that nothing is pending, say anything; all else leaves the bills hidden.
 * @param answer the answer as it came, or the error: its `status` and `message` are judged to the letter
 */
export const readTagihanAccess = (answer: unknown): TagihanAccess => {
  if (answer instanceof Error) return isNonePending(answer.message) ? 'open' : 'unknown'
  if (!isRecord(answer)) return 'unknown'
  if (codeOf(answer) === PROCESSING) return 'processing'
  return isNonePending(answer['message']) ? 'open' : 'unknown'
}

/** What getStatusPembayaran says about the bills, and the payment that is being processed. */
export const readStatus = (answer: unknown) => ({
  access: readTagihanAccess(answer),
  pembayaran: readGetStatusPembayaran(answer).pembayaran,
})

/**
 * What is being processed, read anew by whoever shows it. The words that nothing is pending are an answer and no failure,
 * however they come (section 8); with each the gateway tells its time, by which a payment's time runs out.
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
