import { getDownloadSuratMockHandler, getListSuratResponseMock } from '#generated/mocks/surat/surat.msw.ts'
import { mahasiswaOf, pathOf, type TagHandlers } from '../../call.ts'
import { pdfBlob } from '../../pdf.ts'
import { Refusal } from '../../refusal.ts'

const NOT_ISSUED = 422

/** The document of a letter; the letters are those of the story (docs/story.md), which the persona aktif has. */
export const surat: TagHandlers = (store) => [
  getDownloadSuratMockHandler((info) => {
    const rows = mahasiswaOf(store, info).persona === 'aktif' ? getListSuratResponseMock().data : []
    const found = rows.find(({ idSurat }) => String(idSurat) === pathOf(info, 'idSurat'))
    if (!found) throw new Refusal(404, 'Surat tidak ditemukan.')
    if (found.status !== 'Terbit') throw new Refusal(NOT_ISSUED, 'Surat ini belum terbit.')
    return pdfBlob('Contoh dokumen: gateway demo')
  }),
]
