import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  fromKodePeriode,
  type Periode,
  periodeLabel,
  toKodePeriode,
  useSemesterBerjalan,
} from '#domain/periode/periode.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SelectInput } from '#shared/ui/select-input.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import styles from './by-periode.module.css'
import { isSamePeriode, periodeOfAddress } from './use-periode.ts'

interface Props {
  /** As the gateway lists them (readPeriodeChoices), or the twelve of section 9 (periodeChoices). */
  choices: readonly Periode[]
  /** That there is none yet. */
  empty: string
  /** Height of what comes, in lines. */
  lines: number
  /** What is shown of the one that is chosen. */
  children: (periode: Periode) => ReactNode
}

/**
 * A period to choose and what is shown of it. The choice stands in the address, so that a link, a reload and the back
 * button keep it; without one it is the running period, or the first where that is not among them (readings, 62).
 */
export const ByPeriode = ({ choices, empty, lines, children }: Props) => {
  const { t } = useTranslation('ui')
  const [query, setQuery] = useSearchParams()
  const { semesterBerjalan, isPending } = useSemesterBerjalan()
  const choiceLike = (periode: Periode | null | undefined) => choices.find((one) => isSamePeriode(one, periode))
  const said = choiceLike(periodeOfAddress(query))
  const chosen = said ?? choiceLike(semesterBerjalan) ?? choices[0]
  if (!chosen) return <EmptyState hint={empty} />
  if (!said && isPending) return <Skeleton lines={lines} />
  const choose = (kode: string) => {
    const { tahun, semester } = fromKodePeriode(kode) ?? chosen
    setQuery({ ...Object.fromEntries(query), tahun: String(tahun), semester: String(semester) }, { replace: true })
  }
  return (
    <div className={styles['stack']}>
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
      {children(chosen)}
    </div>
  )
}
