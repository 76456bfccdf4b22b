import { useTranslation } from 'react-i18next'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListKurikulumMakulKrs } from '#generated/client/krs/krs.ts'
import type { MakulIds } from '#kit/link/makul-key.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { type Angka, isKnownText, type Listed } from '#shared/wire/readers.ts'
import { identifyMakul, type MakulRows, rowsOfMakul } from './find-makul.ts'
import { pagedRowsOf } from './paged-rows.ts'
import type { MakulAnswers } from './use-makul-answers.ts'

/** A row of any list that names the course. */
interface Named extends MakulIds {
  namaMakul: string
  namaMakulInggris?: string
  sks?: Angka
}

/** One of the lists that may name the course. */
interface Source {
  isPending: boolean
  /** null when there is no list. */
  list: Listed<Named> | null
  rowsOf: (makul: MakulIds) => MakulRows<Named>
}

const sourceOf = <Data>(
  { data, error, isPending }: QueryResult<Data>,
  listOf: (data: Data) => Listed<Named> | null,
  rowsOf: (data: Data, makul: MakulIds) => MakulRows<Named>,
): Source => ({
  isPending: data === undefined && isPending && error === null,
  list: data === undefined ? null : listOf(data),
  rowsOf: (makul) => (data === undefined ? { rows: [], isWhole: false } : rowsOf(data, makul)),
})

type ListAnswer = Parameters<typeof pagedRowsOf<Named>>[0]

const paged = (query: QueryResult<ListAnswer>): Source => sourceOf(query, ({ data }) => data, pagedRowsOf)

/** Returns the lists that may name a course, the one with most facts first. */
const sourcesOf = ({ hasScreen, jadwal, tugas, bahan, uts, uas, komponen, transkrip, kuesioner }: MakulAnswers) => {
  const ofMakul = (query: typeof tugas) =>
    sourceOf(
      query,
      ({ makul }) => makul,
      ({ makul: data, meta }, makul) => pagedRowsOf({ data, meta }, makul),
    )
  return [
    paged(jadwal),
    ...(hasScreen('/nilai')
      ? [
          paged(komponen),
          sourceOf(
            transkrip,
            ({ data }) => data,
            ({ data }, makul) => rowsOfMakul(data, makul),
          ),
        ]
      : []),
    ...(hasScreen('/bahan-dan-tugas') ? [ofMakul(tugas), ofMakul(bahan)] : []),
    paged(uts),
    paged(uas),
    ...(hasScreen('/kuesioner') ? [paged(kuesioner)] : []),
  ]
}

/** Whether the student takes the course in the running semester. */
export type Taken = 'yes' | 'no' | 'pending' | 'unknown'

const takenOf = (jadwal: Source, makul: MakulIds): Taken => {
  const { rows, isWhole } = jadwal.rowsOf(makul)
  if (rows.length > 0) return 'yes'
  if (jadwal.isPending) return 'pending'
  return isWhole ? 'no' : 'unknown'
}

export interface FoundMakul {
  ids: MakulIds
  /** '' while no list has named it. */
  nama: string
  sks: Angka
  taken: Taken
  /** named: a list names it; pending; missing: no list does, and all were read completely; unknown otherwise. */
  state: 'named' | 'pending' | 'missing' | 'unknown'
}

/** Offer of the KRS, which names a course that the student has not taken yet. Fetched only when no other list does. */
const useOffer = (enabled: boolean): Source => {
  const offer = useListKurikulumMakulKrs(useIdMahasiswa(), { query: { enabled } })
  return sourceOf(
    offer,
    ({ makul }) => makul,
    ({ makul: data, makulCadangan }, makul) => {
      const [main, reserve] = [rowsOfMakul(data, makul), rowsOfMakul(makulCadangan, makul)]
      return { rows: [...main.rows, ...reserve.rows], isWhole: main.isWhole && reserve.isWhole }
    },
  )
}

/**
 * Returns the course that an address names.
 * @param key its id or code
 */
export const useFoundMakul = (key: string, answers: MakulAnswers): FoundMakul => {
  const { i18n } = useTranslation()
  const sources = sourcesOf(answers)
  const isAbroad =
    identifyMakul(
      key,
      sources.map(({ list }) => list),
    ) === null
  const isOfferAsked = isAbroad && sources.every(({ isPending }) => !isPending) && answers.hasScreen('/krs')
  const offer = useOffer(isOfferAsked)
  const asked = isOfferAsked ? [...sources, offer] : sources
  const ids = identifyMakul(
    key,
    asked.map(({ list }) => list),
  ) ?? { idMakul: key, kodeMakul: key }
  const rows = asked.flatMap(({ rowsOf }) => rowsOf(ids).rows)
  const named = rows.find(({ namaMakul, namaMakulInggris = '' }) => [namaMakul, namaMakulInggris].some(isKnownText))
  const one = named ?? rows[0]
  const [jadwal] = sources
  const stateOf = (): FoundMakul['state'] => {
    if (one) return 'named'
    if (asked.some(({ isPending }) => isPending)) return 'pending'
    return asked.every(({ rowsOf }) => rowsOf(ids).isWhole) ? 'missing' : 'unknown'
  }
  return {
    ids,
    nama: one ? namaMakulOf(one, i18n.language) : '',
    sks: rows.find(({ sks }) => sks != null)?.sks ?? null,
    taken: jadwal ? takenOf(jadwal, ids) : 'unknown',
    state: stateOf(),
  }
}
