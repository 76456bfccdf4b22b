import { noteGatewayTime } from '#gateway/gateway-clock.ts'
import { getGetStatusPembayaranQueryOptions, getStatusPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetStatusPembayaran } from '#generated/readers/biaya-kuliah.ts'
import { readTagihanAccess } from './tagihan-access.ts'

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
        getStatusPembayaran(idMahasiswa, { signal, heard: noteGatewayTime }).catch((error: unknown) => {
          if (!(error instanceof Error) || readTagihanAccess(error) !== 'open') throw error
          return { status: '', message: error.message }
        }),
    },
  })
