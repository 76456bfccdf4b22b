import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useReported } from '#shared/state/use-reported.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { type QueryResult, QueryView } from './query-view.tsx'
import styles from './query-view-or-missing.module.css'

/** Statuses for a resource that does not exist, or no longer. */
const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

/** Link to follow from an address whose resource does not exist. */
export interface WayOn {
  /** Address of the list that would contain the resource. */
  to: string
  /** Label of the link: 'Semua usulan'. */
  label: string
}

/**
 * Returns whether the gateway reports that the resource does not exist, so that a refetch cannot help. Marks the
 * failure as reported, because the missing card shows it.
 */
export const useIsGone = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>): boolean => {
  const isGone = data === undefined && error !== null && GONE.has(error.status)
  useReported(isGone ? error : null)
  return isGone
}

/** Card for an address whose resource does not exist: possible reasons, and a link to the list. */
export const MissingCard = ({ to, label }: WayOn) => {
  const { t } = useTranslation('ui')
  return (
    <Card title={t('ui:missing')}>
      <div className={styles.missing}>
        <p>{t('ui:missing.why')}</p>
        <p>
          <Link className={buttonClass()} to={to}>
            {label}
          </Link>
        </p>
      </div>
    </Card>
  )
}

/** The response for the single resource of an address: like `Answer`, or the missing card when it does not exist. */
export const QueryViewOrMissing = <Data, Part>({
  wayOn,
  ...answer
}: ComponentProps<typeof QueryView<Data, Part>> & { wayOn: WayOn }) =>
  useIsGone(answer.query) ? <MissingCard {...wayOn} /> : <QueryView {...answer} />
