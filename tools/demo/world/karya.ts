import type { BimbinganCatatanWire } from '#generated/models/bimbingan/bimbinganCatatanWire.zod.ts'
import type { OrangWire } from '#generated/models/orangWire.zod.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'

/** A work with guidance (an internship, a proposal or a thesis), with the fields that its guidance needs. */
export interface Karya {
  usulanId: string
  judul: string
  minimalBimbingan: number
  /** True when the work is approved and not finished, so that meetings may be recorded. */
  bolehMenambah: boolean
  pembimbing: OrangWire[]
  /** Records of the story, oldest first. A pending one is answered on the next working day. */
  catatan: BimbinganCatatanWire[]
}

/** Finds a work of a student in its state at a moment; null for a work of another student. */
export type KaryaOf = (mahasiswa: Mahasiswa, usulanId: string, now: number) => Karya | null
