import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import {
  fromKodePeriode,
  isSamePeriode,
  type Periode,
  periodeLabel,
  periodeOrder,
  toKodePeriode,
  toPeriode,
  useSemesterBerjalan,
} from '#domain/periode/periode.ts'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import styles from './by-periode.module.css'

/** The period of a screen or print page. */
export interface QueriedPeriode {
  /** Null when the address has no valid period; undefined while the current one is pending. */
  periode: Periode | null | undefined
  /** Why the current period is unknown, when it is needed. */
  error: GatewayError | null
  refetch: () => unknown
}

/** Parses the period of an address (?tahun=2027&semester=2): null when it is invalid, undefined when there is none. */
const periodeOfAddress = (query: URLSearchParams): Periode | null | undefined =>
  query.has('tahun') || query.has('semester') ? toPeriode(query.get('tahun'), query.get('semester')) : undefined

/** Returns the period of the address, by default the current period (readings, 61). */
export const usePeriode = (): QueriedPeriode => {
  const [query] = useSearchParams()
  const { semesterBerjalan, error, refetch } = useSemesterBerjalan()
  const said = periodeOfAddress(query)
  if (said !== undefined) return { periode: said, error: null, refetch }
  return { periode: semesterBerjalan, error: semesterBerjalan ? null : error, refetch }
}

/** Returns the number of a period in the student's studies; null for any period but the current one. */
export const useSemesterKe = (periode: Periode | null | undefined): number | null => {
  const { semesterBerjalan } = useSemesterBerjalan()
  const ke = useBiodataSingkat().biodataSingkat?.semesterBerjalan
  return isSamePeriode(periode, semesterBerjalan) && ke ? ke : null
}

interface Props {
  /** Periods listed by the gateway (readPeriodeChoices), or the twelve of section 9 (periodeChoices). */
  choices: readonly Periode[]
  /** Message that there is no period yet. */
  empty: string
  /** Height of the expected content, in lines. */
  lines: number
  /** Set to start with the newest period, whether it is the current one or not. */
  newestFirst?: boolean
  /** Renders the chosen period; remounted for each one. */
  children: (periode: Periode) => ReactNode
}

/**
 * A select for the period, and the content for it. The choice is part of the address, so that links, a reload and the
 * back button keep it. Defaults to the current period, or to the first choice when it is not among them (readings, 62).
 */
export const ByPeriode = ({ choices: given, empty, lines, newestFirst = false, children }: Props) => {
  const { t } = useTranslation('ui')
  const [query, setQuery] = useSearchParams()
  const { semesterBerjalan, isPending } = useSemesterBerjalan()
  const choices = newestFirst ? given.toSorted((a, b) => periodeOrder(b) - periodeOrder(a)) : given
  const choiceLike = (periode: Periode | null | undefined) => choices.find((one) => isSamePeriode(one, periode))
  const said = choiceLike(periodeOfAddress(query))
  const chosen = said ?? (newestFirst ? undefined : choiceLike(semesterBerjalan)) ?? choices[0]
  if (!chosen) return <EmptyState hint={empty} />
  if (!said && !newestFirst && isPending) return <Skeleton lines={lines} />
  const choose = (kode: string) => {
    const { tahun, semester } = fromKodePeriode(kode) ?? chosen
    setQuery({ ...Object.fromEntries(query), tahun: String(tahun), semester: String(semester) }, { replace: true })
  }
  return (
    <div className={styles.stack}>
      <div className={styles.choose}>
        <SelectInput
          label={t('ui:periode')}
          value={toKodePeriode(chosen)}
          onChange={({ target }) => choose(target.value)}
        >
          {choices.map((one) => (
            <option key={toKodePeriode(one)} value={toKodePeriode(one)}>
              {periodeLabel(one)}
            </option>
          ))}
        </SelectInput>
      </div>
      <Fragment key={toKodePeriode(chosen)}>{children(chosen)}</Fragment>
    </div>
  )
}
