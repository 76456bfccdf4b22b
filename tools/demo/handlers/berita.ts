import {
  getGetPengumumanMockHandler,
  getListKategoriPengumumanMockHandler,
  getListPengumumanMockHandler,
} from '#generated/mocks/berita/berita.msw.ts'
import type { PengumumanWire } from '#generated/models/berita/pengumumanWire.zod.ts'
import { type Info, mahasiswaOrNull, pathOf, queryOf, type TagHandlers } from '../call.ts'
import { toList, toPage } from '../page.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../state/store.ts'
import { dibacaPada, KATEGORI, pengumumanOf } from '../world/pengumuman.ts'

const UMUM = { pengumuman: 'umum', baca: { sampai: 0, satuan: {} } } as const

/** Returns the announcements with the reader's read marks. An operator reads the common ones. */
const readBy = (store: Store, info: Info): PengumumanWire[] => {
  const mahasiswa = mahasiswaOrNull(store, info) ?? UMUM
  return pengumumanOf(mahasiswa, store.world.terbit).map((row) => ({
    ...row,
    isDibaca: dibacaPada(mahasiswa, row) !== null,
  }))
}

const kategoriOf = ({ kategori }: PengumumanWire): string => String(kategori?.idKategori ?? '')

const isWanted = (info: Info) => {
  const tanggalMasuk = queryOf(info, 'tanggalMasuk') ?? ''
  const idKategori = queryOf(info, 'idKategori')
  const judul = (queryOf(info, 'judul') ?? '').toLowerCase()
  return (row: PengumumanWire): boolean =>
    (row.tanggal ?? tanggalMasuk) >= tanggalMasuk && // without a date it counts as new
    (idKategori === null || kategoriOf(row) === idKategori) &&
    (row.judul ?? '').toLowerCase().includes(judul)
}

/** News: filtered, sorted, paginated. */
export const berita: TagHandlers = (store) => [
  getListPengumumanMockHandler((info) => {
    const rows = readBy(store, info).filter(isWanted(info))
    const isOldestFirst = queryOf(info, 'order[tanggal]') === 'asc' || queryOf(info, 'order[tanggalPublish]') === 'asc'
    return toPage(
      (isOldestFirst ? rows.reverse() : rows).map(({ isi: _, ...row }) => row),
      info,
    )
  }),
  getGetPengumumanMockHandler((info) => {
    const id = pathOf(info, 'idPengumuman')
    const found = readBy(store, info).find(({ idPengumuman }) => String(idPengumuman) === id)
    if (!found) throw new Refusal(404, 'Pengumuman tidak ditemukan.')
    return found
  }),
  getListKategoriPengumumanMockHandler((info) => {
    const rows = readBy(store, info)
    const counted = KATEGORI.map(({ idKategori, nama }) => ({
      idKategori,
      nama,
      jumlah: rows.filter((row) => kategoriOf(row) === idKategori).length,
    }))
    return toList(rows.length === 0 ? [] : counted)
  }),
]
