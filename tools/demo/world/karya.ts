import type { BimbinganCatatanWire } from '#generated/models/bimbingan/bimbinganCatatanWire.zod.ts'
import type { OrangWire } from '#generated/models/orangWire.zod.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'

/** A work that is guided (an internship, a proposal or a thesis), as its guidance needs it. */
export interface Karya {
  usulanId: string
  judul: string
  minimalBimbingan: number
  /** The work is approved and not over, so that meetings may be recorded. */
  bolehMenambah: boolean
  pembimbing: OrangWire[]
  /** Records of the story, oldest first; one that waits is answered on the next working day. */
  catatan: BimbinganCatatanWire[]
}

/** Finds a work of a student as it stands at a moment; null for one that is not the student's. */
export type KaryaOf = (mahasiswa: Mahasiswa, usulanId: string, now: number) => Karya | null
