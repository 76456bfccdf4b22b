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

/** An id as the wire sent it; it goes back in the same form. */
type WireId = string | number

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
  sisa: Angka
}

/** A makul on offer, or one that was registered and is not on offer any more. */
export interface MakulTawaran extends Omit<KrsMakul, 'idMakul' | 'eligible' | 'kelas'> {
  idMakul: string
  wireId: WireId
  /** false only where the gateway says so. */
  isEligible: boolean
  kelas: KelasTawaran[]
  /** A class of it could not be read. */
  isPart: boolean
  isDitawarkan: boolean
}

/** Whether a row has an id: one without can not be chosen. */
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

/** A row of the curriculum list; none when it has no id. */
const toMakulTawaran = (row: KrsMakul): MakulTawaran[] => {
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

/** A registered makul whose row or class is missing in the offer: shown as it was registered, of the rest nothing is said. */
const fromPilihan = ({ idKelas, kelas: nama, dosen, jadwal, ...makul }: KrsPilihan): MakulTawaran[] =>
  toMakulTawaran(readKrsMakul({ ...makul, kelas: [{ idKelas, nama, dosen, jadwal }] })).map((one) => ({
    ...one,
    isDitawarkan: false,
  }))

/** Everything that can be chosen or is chosen, each makul once. */
export interface Catalogue {
  /** The first list of the offer, in the gateway's order. */
  makul: MakulTawaran[]
  /** The reserves on offer. */
  cadangan: MakulTawaran[]
  byId: ReadonlyMap<string, MakulTawaran>
}

type Offer = Pick<KrsKurikulum, 'makul' | 'makulCadangan'>

/** What the gateway calls the registered lists (edit_krss, edit_krs, edit_pkrs). */
export type Registered = Pick<KrsEdit, 'makul' | 'makulCadangan'>

/** How many rows both registered lists have, readable or not. */
export const countRegistered = ({ makul, makulCadangan }: Registered): number =>
  (makul?.length ?? 0) + (makulCadangan?.length ?? 0)

/** A class that is registered stays choosable, also when the offer does not list it any more. */
const withOwnKelas = (byId: Map<string, MakulTawaran>, own: MakulTawaran): void => {
  const offered = byId.get(own.idMakul)
  const missing = own.kelas.filter((kelas) => !offered?.kelas.some(({ idKelas }) => idKelas === kelas.idKelas))
  if (!offered) byId.set(own.idMakul, own)
  else if (missing.length > 0) byId.set(own.idMakul, { ...offered, kelas: [...offered.kelas, ...missing] })
}

/** Joins the offer with what is registered already (section 3: makul and makulCadangan). */
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

/** Whether a class has a seat, as far as is known. */
export const hasSeat = ({ sisa }: KelasTawaran): boolean => sisa !== 0

/** Seats that are left in a class; empty where nobody knows. */
export const seatsText = ({ sisa }: KelasTawaran, t: TFunction<'krs'>): string => {
  if (sisa === null) return ''
  return sisa === 0 ? t('kelas.full') : t('kelas.left', { sisa })
}

/** A class in a line: 'A · Senin 08.00–10.30 · sisa 12'. */
export const kelasText = (kelas: KelasTawaran, t: TFunction<'krs'>, language: string): string => {
  const { nama, jadwal } = kelas
  return joined(nama, waktuText(jadwal, language), seatsText(kelas, t))
}

/** What a student narrows the offer down to; empty and 0 let everything through. */
export interface TawaranFilter {
  cari: string
  /** Semester of the curriculum. */
  semesterKe: number
  /** 1 Senin to 7 Minggu: a class on that day. */
  hari: number
}

export const NO_FILTER: TawaranFilter = { cari: '', semesterKe: 0, hari: 0 }

const has = ({ kodeMakul, namaMakul, kelas }: MakulTawaran, words: readonly string[]): boolean => {
  const text = [kodeMakul, namaMakul, ...kelas.map(({ dosen }) => dosen)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The rows of the offer that match: every typed word in code, name or lecturer, in any order. */
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

/** The semesters of the curriculum that the offer has, in order. */
export const semesterChoices = (rows: readonly MakulTawaran[]): number[] =>
  [...new Set(rows.flatMap(({ semesterKe }) => semesterKe ?? []))].toSorted((a, b) => a - b)
