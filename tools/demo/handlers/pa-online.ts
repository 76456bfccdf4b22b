import { getGetPaOnlineMockHandler, getSendPaOnlineMockHandler } from '#generated/mocks/pa-online/pa-online.msw.ts'
import { SendPaOnlineBody } from '#generated/models/pa-online/sendPaOnlineBody.zod.ts'
import { mahasiswaOf, periodeOfQuery, type TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { paOnlineAnswer, writePesan } from '../world/pa-online.ts'

/** The conversation with the advisor, and sending a message. */
export const paOnline: TagHandlers = (store) => [
  getGetPaOnlineMockHandler((info) => paOnlineAnswer(mahasiswaOf(store, info), periodeOfQuery(info), store.now())),
  getSendPaOnlineMockHandler(async (info) => {
    const body = await readBody(info.request, SendPaOnlineBody)
    const mahasiswa = mahasiswaOf(store, info)
    writePesan(mahasiswa, periodeOfQuery(info), body, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pesan terkirim' } }
  }),
]
