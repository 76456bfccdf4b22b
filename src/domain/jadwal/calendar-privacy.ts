import type { KelasMakul, UjianKalender } from './ics.ts'

/** Shorter numbers also occur in texts that say nothing of the student. */
const MIN_NUMBER = 5
const AMOUNT = /\b(?:Rp|IDR)\.?\s*\d[\d.,]*(?:\s*(?:ribu|juta|rb|jt))?/gi
const GAP = /[ \t]{2,}/g
/** Separators at an end that an amount or a number leaves behind. */
const LOOSE_END = /^[\s·,:–-]+|[\s·,:–-]+$/g

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n
const BITS = 64
const LETTERS_RADIX = 36

/**
 * Returns a short mark that stands for a student in the ids of a calendar file: the same for each file, different for
 * other students, and not the number itself (FNV-1a). A checksum, not a secret: it can be computed from the number.
 */
export const studentMark = (campus: string, idMahasiswa: string): string => {
  const octets = new TextEncoder().encode(`${campus} ${idMahasiswa}`)
  const sum = octets.reduce((hash, octet) => BigInt.asUintN(BITS, (hash ^ BigInt(octet)) * FNV_PRIME), FNV_OFFSET)
  return sum.toString(LETTERS_RADIX)
}

/** Student whose number no text of a calendar file may contain, and the campus. */
export interface FileOwner {
  campus: string
  idMahasiswa: string
}

const numberIn = (idMahasiswa: string): RegExp | null =>
  idMahasiswa.length < MIN_NUMBER
    ? null
    : new RegExp(`(?<![\\p{L}\\d])${idMahasiswa.replace(/[^\p{L}\d]/gu, '\\$&')}(?![\\p{L}\\d])`, 'giu')

/**
 * Returns a text without amounts of money and without the student's number: the calendar app may share it (issue 67).
 */
export const withoutPrivate = (text: string, { idMahasiswa }: FileOwner): string => {
  const number = numberIn(idMahasiswa)
  const cleaned = text.replace(AMOUNT, '')
  const open = number ? cleaned.replace(number, '') : cleaned
  return open === text
    ? text
    : open
        .replace(/\(\s*\)/g, '')
        .replace(GAP, ' ')
        .replace(LOOSE_END, '')
}

/** Returns an id with a mark in place of the student's number. */
const withoutNumber = (id: string, { campus, idMahasiswa }: FileOwner): string => {
  const number = numberIn(idMahasiswa)
  return number ? id.replace(number, studentMark(campus, idMahasiswa)) : id
}

/** Returns events without amounts and without the student's number. */
export const privateEvents = (events: readonly UjianKalender[], owner: FileOwner): UjianKalender[] =>
  events.map((event) => ({
    ...event,
    id: withoutNumber(event.id, owner),
    nama: withoutPrivate(event.nama, owner),
    ruang: withoutPrivate(event.ruang, owner),
    keterangan: withoutPrivate(event.keterangan, owner),
  }))

/** Returns weekly classes without amounts and without the student's number. */
export const privateClasses = (classes: readonly KelasMakul[], owner: FileOwner): KelasMakul[] =>
  classes.map(({ makul, kelas }) => ({
    makul: {
      ...makul,
      kodeMakul: withoutPrivate(makul.kodeMakul, owner),
      namaMakul: withoutPrivate(makul.namaMakul, owner),
    },
    kelas: {
      ...kelas,
      jadwal: kelas.jadwal.map((meeting) => ({
        ...meeting,
        ruang: withoutPrivate(meeting.ruang, owner),
        gedung: withoutPrivate(meeting.gedung, owner),
      })),
      idKelas: withoutNumber(kelas.idKelas, owner),
      nama: withoutPrivate(kelas.nama, owner),
      dosen: withoutPrivate(kelas.dosen, owner),
    },
  }))
