import type { ReactNode } from 'react'
import type { Periode } from '#domain/periode/periode.ts'
import { readPeriodeChoices } from '#domain/periode/periode-choices.ts'
import type { PeriodeKodeList } from '#generated/client/umum/readers.ts'
import { type QueryResult, QueryView } from '../query/query-view.tsx'
import { ByPeriode } from './by-periode.tsx'

interface Props {
  /** The query of the periods that the gateway lists. */
  query: QueryResult<PeriodeKodeList>
  /** Returns whether a period can be chosen; all can by default. */
  isOffered?: (periode: Periode) => boolean
  /** Message that there is no period yet. */
  empty: string
  /** Height of the expected content, in lines. */
  lines: number
  /** Set to start with the newest period, whether it is the current one or not. */
  newestFirst?: boolean
  /** Renders the chosen period; remounted for each one. */
  children: (periode: Periode) => ReactNode
}

/** @returns null when none of the listed periods can be read */
const choicesOf = (data: PeriodeKodeList['data'], isOffered: (periode: Periode) => boolean): Periode[] | null => {
  const choices = data && readPeriodeChoices(data)
  return choices?.length === 0 && data?.length !== 0 ? null : (choices?.filter(isOffered) ?? null)
}

/** A select for the periods that the gateway lists (tahun_semester), and the content for the chosen one. */
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
