import { getGetRekapPembayaranMockHandler } from '#generated/mocks/rekap-pembayaran/rekap-pembayaran.msw.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { rekapOf } from '../world/rekap.ts'

/** The summary of bills and payments. */
export const rekapPembayaran: TagHandlers = (store) => [
  getGetRekapPembayaranMockHandler((info) => ({ rekap: rekapOf(mahasiswaOf(store, info).keuangan, store.now()) })),
]
