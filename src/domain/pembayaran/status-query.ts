import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '#gateway/answer/error-message.ts'
import { codeOf } from '#gateway/answer/refused.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { getGetStatusPembayaranQueryOptions, getStatusPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetStatusPembayaran } from '#generated/client/biaya-kuliah/readers.ts'

/** Section 9: a payment is being processed; success, which of the status says that nothing is pending. */
const PROCESSING = '88'
const DONE = '00'
const NONE_PENDING = 'Tidak ada pembayaran yang sedang diproses'

/** What the list of bills may be: hidden, read-only behind the panel of a payment, or free (readings, 26). */
export type TagihanAccess = 'unknown' | 'processing' | 'open'

const isNonePending = (message: string): boolean => message.trim() === NONE_PENDING

/**
 * Reads what an answer of getStatusPembayaran, or the failure that it ended with, says about the bills (section 4: payment).
 * Status 88 says that a payment is processed; the words that nothing is pending, in the order of section 8, or status 00 say
 * that none is. All else leaves the bills hidden.
 * @param answer the answer as it came, or the error: its code and message are compared to the letter
 */
export const readTagihanAccess = (answer: unknown): TagihanAccess => {
  if (answer instanceof Error) return isNonePending(answer.message) ? 'open' : 'unknown'
  const code = codeOf(answer)
  if (code === PROCESSING) return 'processing'
  return code === DONE || isNonePending(messageOf(answer)) ? 'open' : 'unknown'
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

/**
 * Reads whether a payment is being processed now. A bill that is cancelled meanwhile stays in its amount: the virtual
 * account of the payment asks for it all the same.
 * @throws GatewayError when the status can not be read
 */
export const isPaymentInProcess = async (client: QueryClient, idMahasiswa: string): Promise<boolean> =>
  (await refetchNow(client, statusQuery(idMahasiswa))).access === 'processing'
