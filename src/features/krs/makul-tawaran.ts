import { toFlag } from '#domain/krs/flag-value.ts'
import type { KrsKelas } from '#generated/models/krs/krsKelas.zod.ts'
import type { KrsMakul } from '#generated/models/krs/krsMakul.zod.ts'
import type { KrsPilihan } from '#generated/models/krs/krsPilihan.zod.ts'
import type { KrsUjian } from '#generated/models/krs/krsUjian.zod.ts'
import { asList } from '#shared/as-list.ts'
import { toNumber } from '#shared/format/desimal.ts'
import { isRecord } from '#shared/is-record.ts'
import { plainText } from '#shared/plain-text.ts'
import { type Pertemuan, type Span, toJadwal, toSpan } from './pertemuan.ts'
import { toSks } from './sks.ts'

/** An id as the wire sent it; it goes back in the same form. */
export type WireId = string | number

/** An exam of a class whose day and times are known. */
export interface UjianKelas extends Span {
  jenis: string
  /** YYYY-MM-DD */
  tanggal: string
}

/** A class as the screen needs it: nothing of it is null but what the gateway has not said. */
export interface KelasTawaran {
  idKelas: string
  wireId: WireId
  nama: string
  dosen: string
  jadwal: Pertemuan[]
  ujian: UjianKelas[]
  /** Free seats; null when they are not known. */
  sisa: number | null
}

/** A makul on offer, or one that was registered and is not on offer any more. */
export interface MakulTawaran {
  idMakul: string
  wireId: WireId
  kodeMakul: string
  namaMakul: string
  sks: number | null
  semesterKe: number | null
  sifat: string
  /** false only where the gateway says so. */
  isEligible: boolean
  alasan: string
  prasyarat: string[]
  nilaiSebelumnya: string
  kelas: KelasTawaran[]
  isDitawarkan: boolean
}

const TANGGAL = /^\d{4}-\d{2}-\d{2}/

/** The id of a row, or null when it has none: such a row can not be chosen. */
export const wireIdOf = (value: unknown): WireId | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null

const toUjian = ({ jenis, tanggalUjian, jamMulai, jamSelesai }: KrsUjian): UjianKelas[] => {
  const tanggal = TANGGAL.exec(plainText(tanggalUjian))?.[0]
  const jam = toSpan(jamMulai, jamSelesai)
  return tanggal && jam ? [{ ...jam, tanggal, jenis: plainText(jenis) }] : []
}

const namesOf = (dosen: KrsKelas['dosen']): string =>
  (asList(dosen) ?? [])
    .map(({ nama }) => plainText(nama))
    .filter(Boolean)
    .join(', ')

const seatsLeft = (kuota: unknown, terisi: unknown): number | null => {
  const seats = toNumber(kuota)
  const taken = toNumber(terisi)
  return seats === null || taken === null ? null : Math.max(0, seats - taken)
}

const toKelas = (row: KrsKelas): KelasTawaran[] => {
  const wireId = wireIdOf(row.idKelas)
  if (wireId === null) return []
  return [
    {
      idKelas: String(wireId),
      wireId,
      nama: plainText(row.nama) || String(wireId),
      dosen: namesOf(row.dosen),
      jadwal: toJadwal(row.jadwal),
      ujian: (asList(row.ujian) ?? []).filter(isRecord).flatMap(toUjian),
      sisa: seatsLeft(row.kuota, row.terisi),
    },
  ]
}

/** A row of the curriculum list; none when it has no id. */
export const toMakulTawaran = (row: KrsMakul): MakulTawaran[] => {
  const wireId = wireIdOf(row.idMakul)
  if (wireId === null) return []
  const kodeMakul = plainText(row.kodeMakul)
  return [
    {
      idMakul: String(wireId),
      wireId,
      kodeMakul,
      namaMakul: plainText(row.namaMakul) || kodeMakul || String(wireId),
      sks: toSks(row.sks),
      semesterKe: toNumber(row.semesterKe),
      sifat: plainText(row.sifat),
      isEligible: toFlag(row.eligible) !== false,
      alasan: plainText(row.alasanTidakEligible),
      prasyarat: (asList(row.prasyarat) ?? []).map(plainText).filter(Boolean),
      nilaiSebelumnya: plainText(row.nilaiSebelumnya),
      kelas: (asList(row.kelas) ?? []).filter(isRecord).flatMap(toKelas),
      isDitawarkan: true,
    },
  ]
}

/** A registered makul whose row or class is missing in the offer: shown as it was registered. */
export const fromPilihan = (row: KrsPilihan): MakulTawaran[] => {
  const { idKelas, kelas: nama, dosen, jadwal, ...makul } = row
  const kelas = wireIdOf(idKelas) === null ? [] : [{ idKelas: wireIdOf(idKelas) ?? '', nama, dosen, jadwal }]
  return toMakulTawaran({ ...makul, kelas }).map((one) => ({ ...one, isDitawarkan: false }))
}
