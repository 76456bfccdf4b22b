import type { TFunction } from 'i18next'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { type Pertemuan, toJadwal, waktuText } from '#domain/jadwal/pertemuan.ts'
import { type Span, toSpan } from '#domain/jadwal/span.ts'
import { toSks } from '#domain/krs/sks.ts'
import {
  type KrsEdit,
  type KrsKelas,
  type KrsKurikulum,
  type KrsMakul,
  type KrsPilihan,
  type KrsUjian,
  readKrsMakul,
} from '#generated/client/krs/readers.ts'
import { joined } from '#shared/text/joined.ts'
import { type Angka, readRows } from '#shared/wire/readers.ts'

/** An id as received; it is sent back in the same form. */
type WireId = string | number

/** An exam of a class with known day and times. */
export interface UjianKelas extends Span {
  jenis: string
  /** YYYY-MM-DD */
  tanggal: string
}

/** A class for the screen; null values are unknown to the gateway. */
export interface KelasTawaran {
  idKelas: string
  wireId: WireId
  nama: string
  dosen: string
  jadwal: Pertemuan[]
  ujian: UjianKelas[]
  /** Free seats; null when unknown. */
  sisa: Angka
}

/** A makul on offer, or a registered one that is no longer offered. */
export interface MakulTawaran extends Omit<KrsMakul, 'idMakul' | 'eligible' | 'kelas'> {
  idMakul: string
  wireId: WireId
  /** False only if the gateway says so. */
  isEligible: boolean
  kelas: KelasTawaran[]
  /** True when a class of the makul is unreadable. */
  isPart: boolean
  isDitawarkan: boolean
}

/** Returns whether a row has an id; without one it cannot be chosen. */
export const isId = (id: WireId | null): id is WireId => id !== null && id !== ''

const toUjian = ({ jenis, tanggalUjian: tanggal, jamMulai, jamSelesai }: KrsUjian): UjianKelas[] => {
  const jam = toSpan(jamMulai, jamSelesai)
  return tanggal && jam ? [{ ...jam, tanggal, jenis }] : []
}

const toKelas = ({ idKelas, nama, dosen, jadwal, ujian, kuota, terisi }: KrsKelas): KelasTawaran[] => {
  if (!isId(idKelas)) return []
  return [
    {
      idKelas: String(idKelas),
      wireId: idKelas,
      nama: nama || String(idKelas),
      dosen: dosenText(dosen),
      jadwal: toJadwal(jadwal),
      ujian: readRows(ujian, 'hint').flatMap(toUjian),
      sisa: kuota == null || terisi == null ? null : Math.max(0, kuota - terisi),
    },
  ]
}

/** Converts a row of the curriculum list; empty without an id. */
const convertMakul = (row: KrsMakul): MakulTawaran[] => {
  const { idMakul, kodeMakul, namaMakul, sks, eligible, prasyarat, kelas } = row
  if (!isId(idMakul)) return []
  const known = readRows(kelas, 'noted').flatMap(toKelas)
  return [
    {
      ...row,
      idMakul: String(idMakul),
      wireId: idMakul,
      namaMakul: namaMakul || kodeMakul || String(idMakul),
      sks: toSks(sks),
      isEligible: eligible !== false,
      prasyarat: prasyarat.filter(Boolean),
      kelas: known,
      isPart: known.length < kelas.length,
      isDitawarkan: true,
    },
  ]
}

/** Rows that were converted before. */
const converted = new WeakMap<KrsMakul, MakulTawaran[]>()

/** Converts a row once: a refetch keeps the rows that did not change, and their components do not re-render. */
const toMakulTawaran = (row: KrsMakul): MakulTawaran[] => {
  const known = converted.get(row) ?? convertMakul(row)
  converted.set(row, known)
  return known
}

/** Converts a registered makul that is missing in the offer, in row or class; unknown fields stay empty. */
const fromPilihan = ({ idKelas, kelas: nama, dosen, jadwal, ...makul }: KrsPilihan): MakulTawaran[] =>
  toMakulTawaran(readKrsMakul({ ...makul, kelas: [{ idKelas, nama, dosen, jadwal }] })).map((one) => ({
    ...one,
    isDitawarkan: false,
  }))

/** All makul that can be or are chosen, each once. */
export interface Catalogue {
  /** Main list of the offer, in the gateway's order. */
  makul: MakulTawaran[]
  /** Reserves on offer. */
  cadangan: MakulTawaran[]
  byId: ReadonlyMap<string, MakulTawaran>
}

type Offer = Pick<KrsKurikulum, 'makul' | 'makulCadangan'>

/** The registered lists (edit_krss, edit_krs, edit_pkrs). */
export type Registered = Pick<KrsEdit, 'makul' | 'makulCadangan'>

/** Returns the number of registered rows, readable or not. */
export const countRegistered = ({ makul, makulCadangan }: Registered): number =>
  (makul?.length ?? 0) + (makulCadangan?.length ?? 0)

/** Adds the registered class, so that it stays selectable even if the offer no longer lists it. */
const withOwnKelas = (byId: Map<string, MakulTawaran>, own: MakulTawaran): void => {
  const offered = byId.get(own.idMakul)
  const missing = own.kelas.filter((kelas) => !offered?.kelas.some(({ idKelas }) => idKelas === kelas.idKelas))
  if (!offered) byId.set(own.idMakul, own)
  else if (missing.length > 0) byId.set(own.idMakul, { ...offered, kelas: [...offered.kelas, ...missing] })
}

/** Joins the offer with the registered courses (section 3: makul and makulCadangan). */
export const toCatalogue = (offer: Offer | undefined, registered: Registered): Catalogue => {
  const byId = new Map<string, MakulTawaran>()
  const take = (rows: Offer['makul'] = null): string[] =>
    readRows(rows, 'noted').flatMap((row) =>
      toMakulTawaran(row).flatMap((one) => {
        if (byId.has(one.idMakul)) return []
        byId.set(one.idMakul, one)
        return [one.idMakul]
      }),
    )
  const ids = { makul: take(offer?.makul), cadangan: take(offer?.makulCadangan) }
  const rows = [...readRows(registered.makul, 'noted'), ...readRows(registered.makulCadangan, 'noted')]
  for (const own of rows.flatMap(fromPilihan)) withOwnKelas(byId, own)
  const rowsOf = (list: string[]) => list.flatMap((id) => byId.get(id) ?? [])
  return { makul: rowsOf(ids.makul), cadangan: rowsOf(ids.cadangan), byId }
}

/** Returns whether a class may have a free seat. */
export const hasSeat = ({ sisa }: KelasTawaran): boolean => sisa !== 0

/** Returns the free seats of a class as text; empty when unknown. */
export const seatsText = ({ sisa }: KelasTawaran, t: TFunction<'krs'>): string => {
  if (sisa === null) return ''
  return sisa === 0 ? t('kelas.full') : t('kelas.left', { sisa })
}

/** Returns a class in one line: 'A · Senin 08.00–10.30 · sisa 12'. */
export const kelasText = (kelas: KelasTawaran, t: TFunction<'krs'>, language: string): string => {
  const { nama, jadwal } = kelas
  return joined(nama, waktuText(jadwal, language), seatsText(kelas, t))
}

/** Filters of the offer; empty values and 0 match everything. */
export interface TawaranFilter {
  cari: string
  /** Semester of the curriculum. */
  semesterKe: number
  /** Classes on that day: 1 Senin to 7 Minggu. */
  hari: number
}

export const NO_FILTER: TawaranFilter = { cari: '', semesterKe: 0, hari: 0 }

const has = ({ kodeMakul, namaMakul, kelas }: MakulTawaran, words: readonly string[]): boolean => {
  const text = [kodeMakul, namaMakul, ...kelas.map(({ dosen }) => dosen)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Returns the matching rows: every typed word must occur in code, name or lecturer, in any order. */
export const filterTawaran = (
  rows: readonly MakulTawaran[],
  { cari, semesterKe, hari }: TawaranFilter,
): MakulTawaran[] => {
  const words = cari.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (semesterKe === 0 || row.semesterKe === semesterKe) &&
      (hari === 0 || row.kelas.some(({ jadwal }) => jadwal.some((one) => one.hari === hari))) &&
      has(row, words),
  )
}

/** Returns the curriculum semesters in the offer, in order. */
export const semesterChoices = (rows: readonly MakulTawaran[]): number[] =>
  [...new Set(rows.flatMap(({ semesterKe }) => semesterKe ?? []))].toSorted((a, b) => a - b)
