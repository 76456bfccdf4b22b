import {
  getCancelSuratMockHandler,
  getCreateSuratMockHandler,
  getDownloadSuratMockHandler,
  getGetInfoSuratMockHandler,
  getListJenisSuratMockHandler,
  getListSuratMockHandler,
  getPreviewSuratMockHandler,
} from '#generated/mocks/surat/surat.msw.ts'
import { CreateSuratBody } from '#generated/models/surat/createSuratBody.zod.ts'
import { PreviewSuratBody } from '#generated/models/surat/previewSuratBody.zod.ts'
import { mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toList, toPage } from '../page.ts'
import { pdfBlob } from '../pdf.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { markChanged } from '../state/store.ts'
import { jenisSurat, suratInfoOf, suratOf } from '../world/surat.ts'
import { addSurat, cancelSurat, pratinjauOf } from '../world/surat-tulis.ts'

const NOT_ISSUED = 422

/** Letters: kinds, requests and their status, which follows the clock, the preview, and the public check. */
export const surat: TagHandlers = (store) => {
  const students = () => Object.values(store.world.mahasiswa)
  return [
    getListJenisSuratMockHandler(() => toList(jenisSurat())),
    getListSuratMockHandler((info) => toPage(suratOf(mahasiswaOf(store, info), store.now()), info)),
    getCreateSuratMockHandler(async (info) => {
      const body = await readBody(info.request, CreateSuratBody)
      const mahasiswa = mahasiswaOf(store, info)
      const data = addSurat(students(), mahasiswa, body, store.now())
      markChanged(store, mahasiswa)
      return { status: { code: '00', message: 'Pengajuan surat berhasil dikirim' }, data }
    }),
    getPreviewSuratMockHandler(async (info) =>
      pratinjauOf(mahasiswaOf(store, info), await readBody(info.request, PreviewSuratBody), store.now()),
    ),
    getCancelSuratMockHandler((info) => {
      const mahasiswa = mahasiswaOf(store, info)
      cancelSurat(mahasiswa, pathOf(info, 'idSurat'), store.now())
      markChanged(store, mahasiswa)
      return { status: { code: '00', message: 'Pengajuan surat dibatalkan' } }
    }),
    getDownloadSuratMockHandler((info) => {
      const rows = suratOf(mahasiswaOf(store, info), store.now())
      const found = rows.find(({ idSurat }) => idSurat === pathOf(info, 'idSurat'))
      if (!found) throw new Refusal(404, 'Surat tidak ditemukan.')
      if (found.status !== 'Terbit') throw new Refusal(NOT_ISSUED, 'Surat ini belum terbit.')
      return pdfBlob('Contoh dokumen: gateway demo')
    }),
    getGetInfoSuratMockHandler((info) => suratInfoOf(students(), pathOf(info, 'idSurat'), store.now())),
  ]
}
