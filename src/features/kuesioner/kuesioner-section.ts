import { type Periode, toKodePeriode, toPeriode } from '#domain/periode/periode.ts'
import type { KuesionerMakul } from '#generated/client/kuesioner/readers.ts'
import { object, text } from '#shared/wire/readers.ts'

/** The three kinds of questionnaire (section 3). */
export const JENIS = ['proses_pembelajaran', 'layanan', 'kritiksaran'] as const
export type Jenis = (typeof JENIS)[number]

/** One questionnaire: for teaching, that of a course and lecturer; for the other kinds, that of the whole period. */
export interface KuesionerSection extends Periode {
  jenis: Jenis
  /** Empty for kinds without a course. */
  idMakul: string
  idKelas: string
  idDosen: string
}

const readNamed = object({ jenis: text, tahun: text, semester: text, idMakul: text, idKelas: text, idDosen: text })

const NO_MAKUL = { idMakul: '', idKelas: '', idDosen: '' }

/** Returns the questionnaire of a period for a kind without courses. */
export const sectionPeriode = (jenis: Jenis, { tahun, semester }: Periode) => ({ jenis, tahun, semester, ...NO_MAKUL })

/** Returns the questionnaire of a course in a period. */
export const sectionOfMakul = (periode: Periode, { idMakul, idKelas, dosen }: KuesionerMakul): KuesionerSection => ({
  ...sectionPeriode('proses_pembelajaran', periode),
  idMakul,
  idKelas,
  idDosen: dosen?.id ?? '',
})

/** Reads a questionnaire from a write record or an address; null when invalid. */
export const readSection = (named: unknown): KuesionerSection | null => {
  const { jenis: kind, tahun, semester, ...makul } = readNamed(named)
  const jenis = JENIS.find((one) => one === kind)
  const periode = toPeriode(tahun, semester)
  if (!jenis || !periode) return null
  if (jenis !== 'proses_pembelajaran') return sectionPeriode(jenis, periode)
  return makul.idMakul === '' ? null : { jenis, ...periode, ...makul }
}

/** Reads the questionnaire of an address; null when invalid. */
export const sectionOfAddress = (query: URLSearchParams): KuesionerSection | null =>
  readSection(Object.fromEntries(query))

export const addressOf = (section: KuesionerSection): string => {
  const named = Object.entries(section).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]))
  return `/kuesioner?${new URLSearchParams(named).toString()}`
}

/** Returns the name of its draft. */
export const draftOf = ({ jenis, idMakul, idKelas, idDosen, ...periode }: KuesionerSection): string =>
  ['kuesioner', jenis, toKodePeriode(periode), idMakul, idKelas, idDosen].join('-')
