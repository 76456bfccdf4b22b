import {
  getGetUnreadNotifikasiMockHandler,
  getListNotifikasiMockHandler,
  getMarkNotifikasiReadMockHandler,
} from '#generated/mocks/notifikasi/notifikasi.msw.ts'
import { MarkNotifikasiReadBody } from '#generated/models/notifikasi/markNotifikasiReadBody.zod.ts'
import { mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { markChanged } from '../store.ts'
import { dibacaPada, pengumumanOf } from '../world/pengumuman.ts'
import { toIso } from '../world/waktu.ts'

/** Announcements as notifications; a read mark changes the number at the bell. */
export const notifikasi: TagHandlers = (store) => [
  getGetUnreadNotifikasiMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    return {
      data: {
        unread: pengumumanOf(mahasiswa, store.world.terbit).filter((row) => dibacaPada(mahasiswa, row) === null).length,
      },
    }
  }),
  getListNotifikasiMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const rows = pengumumanOf(mahasiswa, store.world.terbit).map((row) => {
      const tanggalDibaca = dibacaPada(mahasiswa, row)
      const { idPengumuman, judul, ringkasan, kategori, tanggalPublish } = row
      return {
        idPengumuman,
        judul,
        ringkasan,
        kategori: kategori?.nama,
        tanggal: tanggalPublish,
        isDibaca: tanggalDibaca !== null,
        tanggalDibaca,
      }
    })
    return toPage(rows, info)
  }),
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
