import type { ReactNode } from 'react'
import type { Periode } from '#domain/periode/periode.ts'
import { readPeriodeChoices } from '#domain/periode/periode-choices.ts'
import type { PeriodeKodeList } from '#generated/client/umum/readers.ts'
import { type QueryResult, QueryView } from '../query/query-view.tsx'
import { ByPeriode } from './by-periode.tsx'

interface Props {
  /** The periods, as the gateway lists them. */
  query: QueryResult<PeriodeKodeList>
  /** Which of them can be chosen; all without it. */
  isOffered?: (periode: Periode) => boolean
  /** That there is none yet. */
  empty: string
  /** Height of what comes, in lines. */
  lines: number
  /** Begins with the newest period, the running one or not. */
  newestFirst?: boolean
  /** What is shown of the one that is chosen; begun anew for each. */
  children: (periode: Periode) => ReactNode
}

/** @returns null where there are periods, of which none can be read */
const choicesOf = (data: PeriodeKodeList['data'], isOffered: (periode: Periode) => boolean): Periode[] | null => {
  const choices = data && readPeriodeChoices(data)
  return choices?.length === 0 && data?.length !== 0 ? null : (choices?.filter(isOffered) ?? null)
}

/** A period to choose among those that the gateway lists (tahun_semester), and what is shown of it. */
export const ListedPeriode = ({
  query,
  isOffered = () => true,
  empty,
  lines,
  newestFirst = false,
  children,
}: Props) => (
  <QueryView query={query} select={({ data }) => choicesOf(data, isOffered)} lines={lines + 2}>
    {(choices) => (
      <ByPeriode choices={choices} empty={empty} lines={lines} newestFirst={newestFirst}>
        {children}
      </ByPeriode>
    )}
  </QueryView>
)
