import { jadwalPaper } from '#features/jadwal-dan-presensi/cetak/jadwal-paper.ts'
import { kartuPaper } from '#features/jadwal-dan-presensi/cetak/kartu-paper.ts'
import { krsPaper } from '#features/krs/cetak/krs-paper.ts'
import { khsPaper } from '#features/nilai/cetak/khs-paper.ts'
import { getGetBiodataSingkatQueryOptions } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { getGetLogoPerguruanTinggiQueryOptions, getGetSistemQueryOptions } from '#generated/client/kampus/kampus.ts'
import { getGetSemesterBerjalanQueryOptions } from '#generated/client/periode/periode.ts'
import { type PaperKind, type PaperRead, paperRead } from '#kit/print/paper-kind.ts'
import type { PaperRequest } from '#kit/print/save-paper.ts'

const KINDS: readonly PaperKind[] = [kartuPaper, krsPaper, jadwalPaper, khsPaper]

/** Returns the declaration of a kind; null for a kind that this release does not have. */
export const kindOf = (kind: string): PaperKind | null => KINDS.find((one) => one.kind === kind) ?? null

/** Returns the id of a paper: its kind and period. */
export const paperId = ({ kind, params }: PaperRequest): string =>
  [
    kind,
    ...Object.entries(params)
      .toSorted()
      .map(([name, value]) => `${name}=${value}`),
  ].join(' ')

/** Returns the reads of the letterhead and of the student, which every paper shows. */
export const commonReads = (idMahasiswa: string): readonly PaperRead[] => [
  paperRead(getGetSistemQueryOptions()),
  paperRead(getGetBiodataSingkatQueryOptions(idMahasiswa)),
  paperRead(getGetSemesterBerjalanQueryOptions()),
]

/** Returns the read of the logo. A paper is complete without it. */
export const logoRead = (): PaperRead => paperRead(getGetLogoPerguruanTinggiQueryOptions())
