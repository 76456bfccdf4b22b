import { Refusal } from '../refusal.ts'
import { type AcaraDunia, faseDaftar, PAST_IDS, pesertaAt, selesaiAt } from './acara-katalog.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { PendaftaranDunia } from './student-parts.ts'
import { DAY_MS, fromTanggal, toIso } from './waktu.ts'

/** One of the two subjects with events: its catalogue, and the registrations that its students have at the start. */
export interface EventSubject {
  jenis: 'seminar' | 'sertifikasi'
  /** Name for the beginning of a sentence. */
  nama: string
  /** Abbreviation in numbers of payments and certificates. */
  tanda: 'SEM' | 'SRT'
  katalog: readonly AcaraDunia[]
  /** Registrations of the story's persona (docs/story.md). */
  story: readonly PendaftaranDunia[]
  berkas: {
    /** Noun for the submitted file. */
    nama: string
    formats: readonly string[]
    maxBytes: number
    /** True when it is accepted from the first day of the event only. */
    sejakHari: boolean
    /** Returns the last day for a submission. */
    batasOf: (acara: AcaraDunia) => string
  }
}

const STORY = 'aktif'
/** Number of days that an event is shown after its end. */
const SHOWN_DAYS = 30
/** Number of past registrations by persona. */
const PAST: Readonly<Record<string, number>> = {
  lulus: 3,
  'tugas-akhir': 2,
  'kerja-praktik': 1,
  padat: PAST_IDS.length,
}

const pastOf = (subjek: EventSubject, idAcara: string, index: number): PendaftaranDunia => {
  const acara = subjek.katalog.find(({ id }) => id === idAcara)
  const daftar = fromTanggal(acara?.buka ?? '2026-01-05', '10.00')
  const isDibatalkan = index % 9 === 8
  const isDibayar = acara !== undefined && acara.biaya > 0 && !isDibatalkan
  const hasFile = acara?.wajibBerkas === true && !isDibatalkan && index % 7 !== 5
  return {
    id: String(1000 + Number(idAcara)),
    idAcara,
    tanggalDaftar: toIso(daftar),
    dibatalkan: isDibatalkan,
    tanggalBayar: isDibayar ? toIso(daftar + DAY_MS) : null,
    absen: index % 5 === 3,
    berkas: hasFile
      ? {
          nama: `${subjek.berkas.nama}-${idAcara}.pdf`,
          url: `https://gateway.example/berkas/${subjek.jenis}/jawaban-${idAcara}.pdf`,
          ukuran: 240_000,
          pada: toIso(fromTanggal(subjek.berkas.batasOf(acara), '20.00') - DAY_MS),
        }
      : null,
  }
}

const seedOf = (subjek: EventSubject, { persona }: Mahasiswa): PendaftaranDunia[] => {
  if (persona === STORY) return [...subjek.story]
  return PAST_IDS.slice(0, PAST[persona] ?? 0).map((id, index) => pastOf(subjek, id, index))
}

/** Returns the registrations of a student, newest first. */
export const pendaftaranOf = (subjek: EventSubject, mahasiswa: Mahasiswa): PendaftaranDunia[] =>
  mahasiswa.pendaftaran?.[subjek.jenis] ?? seedOf(subjek, mahasiswa)

/** Stores the registrations of a student, including those of the seed. */
export const keepPendaftaran = (subjek: EventSubject, mahasiswa: Mahasiswa, rows: PendaftaranDunia[]): void => {
  mahasiswa.pendaftaran = { ...mahasiswa.pendaftaran, [subjek.jenis]: rows }
}

/** Returns the student's registration for an event, unless it was cancelled. */
export const activeOf = (subjek: EventSubject, mahasiswa: Mahasiswa, idAcara: string): PendaftaranDunia | undefined =>
  pendaftaranOf(subjek, mahasiswa).find((row) => row.idAcara === idAcara && !row.dibatalkan)

/** Returns an event. @throws Refusal 404 */
export const acaraOf = (subjek: EventSubject, idAcara: string): AcaraDunia => {
  const acara = subjek.katalog.find(({ id }) => id === idAcara)
  if (!acara) throw new Refusal(404, `${subjek.nama} tidak ditemukan.`)
  return acara
}

/**
 * Returns the seats taken, including the student's own. A seat of the seed is already counted in the story's number.
 */
const jumlahPeserta = (subjek: EventSubject, mahasiswa: Mahasiswa | null, acara: AcaraDunia, now: number): number => {
  const others = pesertaAt(acara, now)
  if (!mahasiswa) return others
  const isSeeded = seedOf(subjek, mahasiswa).some(({ idAcara, dibatalkan }) => idAcara === acara.id && !dibatalkan)
  const own = activeOf(subjek, mahasiswa, acara.id) ? 1 : 0
  return Math.max(0, Math.min(acara.kuota, others + own - (isSeeded ? 1 : 0)))
}

/** Returns the reason why a student may not register; null when registration is allowed. */
export const alasanOf = (
  subjek: EventSubject,
  mahasiswa: Mahasiswa | null,
  acara: AcaraDunia,
  now: number,
): string | null => {
  if (mahasiswa && activeOf(subjek, mahasiswa, acara.id)) return 'Anda sudah terdaftar'
  if (acara.status === 2) return `${subjek.nama} dibatalkan penyelenggara`
  const fase = faseDaftar(acara, now)
  if (fase === 'before') return 'Pendaftaran belum dibuka'
  if (fase === 'after') return 'Pendaftaran sudah ditutup'
  return jumlahPeserta(subjek, mahasiswa, acara, now) >= acara.kuota ? 'Kuota penuh' : null
}

/** Returns the fields of an event that depend on the clock and the student. */
export const acaraNow = (subjek: EventSubject, mahasiswa: Mahasiswa | null, idAcara: string, now: number) => {
  const acara = acaraOf(subjek, idAcara)
  const alasan = alasanOf(subjek, mahasiswa, acara, now)
  return {
    jumlahPeserta: jumlahPeserta(subjek, mahasiswa, acara, now),
    bolehMendaftar: alasan === null,
    alasan,
    isTerdaftar: mahasiswa !== null && activeOf(subjek, mahasiswa, acara.id) !== undefined,
  }
}

/** Returns the events of a state that are still shown; none for the persona without data. */
export const katalogNow = (
  subjek: EventSubject,
  mahasiswa: Mahasiswa | null,
  status: number,
  now: number,
): AcaraDunia[] =>
  mahasiswa?.persona === 'kosong'
    ? []
    : subjek.katalog.filter((acara) => acara.status === status && selesaiAt(acara) > now - SHOWN_DAYS * DAY_MS)
