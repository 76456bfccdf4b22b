import { getMarkNotifikasiReadMockHandler } from '#generated/mocks/tanda-baca/tanda-baca.msw.ts'
import { MarkNotifikasiReadBody } from '#generated/models/tanda-baca/markNotifikasiReadBody.zod.ts'
import { mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { markChanged } from '../state/store.ts'
import { dibacaPada, pengumumanOf } from '../world/pengumuman.ts'
import { toIso } from '../world/waktu.ts'

/** Read marks, which change the count at the bell. */
export const tandaBaca: TagHandlers = (store) => [
  getMarkNotifikasiReadMockHandler(async (info) => {
    const { isDibaca } = await readBody(info.request, MarkNotifikasiReadBody)
    const mahasiswa = mahasiswaOf(store, info)
    const id = pathOf(info, 'idPengumuman')
    const found = pengumumanOf(mahasiswa, store.world.terbit).find(({ idPengumuman }) => String(idPengumuman) === id)
    if (!found) throw new Refusal(404, 'Notifikasi tidak ditemukan.')
    if ((dibacaPada(mahasiswa, found) !== null) !== isDibaca)
      mahasiswa.baca.satuan[id] = isDibaca ? toIso(store.now()) : null
    markChanged(store, mahasiswa)
    return {
      status: {
        code: '00',
        message: isDibaca ? 'Notifikasi ditandai sudah dibaca' : 'Notifikasi ditandai belum dibaca',
      },
    }
  }),
]
