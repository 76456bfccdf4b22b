import { dosenText } from '#domain/jadwal/dosen-text.ts'
import { type Pertemuan, type Span, toJadwal, toSpan } from '#domain/jadwal/pertemuan.ts'
import { type KrsKelas, type KrsMakul, type KrsPilihan, type KrsUjian, readKrsMakul } from '#generated/readers/krs.ts'
import { present } from '#shared/wire/readers.ts'
import { toSks } from '../rencana/sks.ts'

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
export interface MakulTawaran extends Omit<KrsMakul, 'idMakul' | 'eligible' | 'kelas'> {
  idMakul: string
  wireId: WireId
  /** false only where the gateway says so. */
  isEligible: boolean
  kelas: KelasTawaran[]
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
      ujian: present(ujian).flatMap(toUjian),
      sisa: kuota === null || terisi === null ? null : Math.max(0, kuota - terisi),
    },
  ]
}

/** A row of the curriculum list; none when it has no id. */
export const toMakulTawaran = (row: KrsMakul): MakulTawaran[] => {
  const { idMakul, kodeMakul, namaMakul, sks, eligible, prasyarat, kelas } = row
  if (!isId(idMakul)) return []
  return [
    {
      ...row,
      idMakul: String(idMakul),
      wireId: idMakul,
      namaMakul: namaMakul || kodeMakul || String(idMakul),
      sks: toSks(sks),
      isEligible: eligible !== false,
      prasyarat: prasyarat.filter(Boolean),
      kelas: present(kelas).flatMap(toKelas),
      isDitawarkan: true,
    },
  ]
}

/** A registered makul whose row or class is missing in the offer: shown as it was registered, of the rest nothing is said. */
export const fromPilihan = ({ idKelas, kelas: nama, dosen, jadwal, ...makul }: KrsPilihan): MakulTawaran[] =>
  toMakulTawaran(readKrsMakul({ ...makul, kelas: [{ idKelas, nama, dosen, jadwal }] })).map((one) => ({
    ...one,
    isDitawarkan: false,
  }))
