import {
  getGetUnreadNotifikasiMockHandler,
  getListNotifikasiMockHandler,
} from '#generated/mocks/notifikasi/notifikasi.msw.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { dibacaPada, pengumumanOf } from '../world/pengumuman.ts'

/** Announcements as notifications, and the count at the bell. */
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
]
