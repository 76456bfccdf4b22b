import { type Periode, toKodePeriode, toPeriode } from '#domain/periode/periode.ts'

/** The three kinds of questionnaire (section 3). */
export const JENIS = ['proses_pembelajaran', 'layanan', 'kritiksaran'] as const
export type Jenis = (typeof JENIS)[number]

/** One questionnaire to be filled in: of the teaching one a course and a lecturer, of the others the whole. */
export interface Bagian extends Periode {
  jenis: Jenis
  /** Empty for the kinds that are about no course. */
  idMakul: string
  idKelas: string
  idDosen: string
}

const OF_MAKUL = ['idMakul', 'idKelas', 'idDosen'] as const

/** The questionnaire of a period that is about no course. */
export const bagianPeriode = (jenis: Jenis, { tahun, semester }: Periode): Bagian => ({
  jenis,
  tahun,
  semester,
  idMakul: '',
  idKelas: '',
  idDosen: '',
})

/** The one that an address names; null where it names none that there can be. */
export const bagianOfAddress = (query: URLSearchParams): Bagian | null => {
  const jenis = JENIS.find((one) => one === query.get('jenis'))
  const periode = toPeriode(query.get('tahun'), query.get('semester'))
  if (!jenis || !periode) return null
  const [idMakul = '', idKelas = '', idDosen = ''] = OF_MAKUL.map((name) => query.get(name) ?? '')
  if (jenis !== 'proses_pembelajaran') return bagianPeriode(jenis, periode)
  return idMakul === '' ? null : { jenis, ...periode, idMakul, idKelas, idDosen }
}

/** Its address. */
export const addressOf = ({ jenis, tahun, semester, ...makul }: Bagian): string => {
  const about = OF_MAKUL.flatMap((name) => (makul[name] === '' ? [] : [[name, makul[name]]]))
  const query = new URLSearchParams([
    ['jenis', jenis],
    ['tahun', String(tahun)],
    ['semester', String(semester)],
    ...about,
  ])
  return `/kuesioner?${query.toString()}`
}

/** Under which name its draft is kept. */
export const draftOf = ({ jenis, idMakul, idKelas, idDosen, ...periode }: Bagian): string =>
  ['kuesioner', jenis, toKodePeriode(periode), idMakul, idKelas, idDosen].join('-')
