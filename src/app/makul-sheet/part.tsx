import { IconChevronRight, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { useReported } from '#shared/state/use-reported.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { PartBoundary } from '#shared/ui/state/part-boundary.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import type { MakulRows } from './find-makul.ts'
import styles from './makul-sheet.module.css'
import type { Taken } from './use-found-makul.ts'

/** Name, icon and screen of a part of the sheet. */
export interface PartHead {
  icon: typeof IconChevronRight
  title: string
  /** Address of its screen, to which the whole row links. */
  to: string
}

interface RowProps extends PartHead {
  children: ReactNode
}

/** A part whose whole row is a link to its screen. */
export const PartRow = ({ icon: Picture, title, to, children }: RowProps) => (
  <li className={styles.part}>
    <Picture size={20} aria-hidden />
    <div className={styles.facts}>
      <h3>
        <ScreenLink className={styles.way} to={to} instead={<span>{title}</span>}>
          {title}
        </ScreenLink>
      </h3>
      {children}
    </div>
    <IconChevronRight className={styles.arrow} size={16} aria-hidden />
  </li>
)

/** Place of a part while its response is pending. */
export const PendingPart = ({ icon: Picture, title }: Omit<PartHead, 'to'>) => (
  <li className={styles.part}>
    <Picture size={20} aria-hidden />
    <div className={styles.facts}>
      <h3>{title}</h3>
      <Skeleton lines={2} />
    </div>
  </li>
)

/** Kinds of failure whose message is the portal's own. */
const OWN_WORDS = ['network', 'timeout', 'contract']

interface LostProps extends Omit<PartHead, 'to'> {
  /** null when the response could not be read. */
  error: GatewayError | null
  onReload: () => unknown
}

/** Place of a part whose response failed, or cannot be read as far as the part needs. */
export const LostPart = ({ icon: Picture, title, error, onReload }: LostProps) => {
  const { t } = useTranslation('makul-sheet')
  const isOffline = error?.kind === 'network' && !navigator.onLine
  return (
    <li className={`${styles.part} ${styles.lost}`}>
      <Picture size={20} aria-hidden />
      <div className={styles.facts} role="alert">
        <h3>{title}</h3>
        <p>{t(isOffline ? 'offline' : error ? 'failed' : 'partial')}</p>
        {error && !OWN_WORDS.includes(error.kind) ? <p className={styles.more}>{error.message}</p> : null}
      </div>
      <button type="button" className={buttonClass()} onClick={() => void onReload()}>
        <IconRefresh size={20} aria-hidden />
        <span>{t('shared:failure.reload')}</span>
        <span className="visually-hidden">{` ${title}`}</span>
      </button>
    </li>
  )
}

/** A component of its own, so that its errors are caught by the boundary. */
const Shown = ({ render }: { render: () => ReactNode }) => render()

interface Props<Data, Row> extends PartHead {
  query: QueryResult<Data>
  /** Returns the rows of the course. */
  find: (data: Data) => MakulRows<Row>
  /** Sentence for a list that was read completely and has no row of the course. */
  none: string
  taken: Taken
  children: (rows: Row[], isWhole: boolean) => ReactNode
}

/**
 * One part of the sheet in each state: pending, failed with its own 'Muat Ulang', unreadable, none, known. A course that
 * is not taken in this semester has no part without rows, and a call that this gateway lacks is not mentioned.
 */
export const Part = <Data, Row>({ query, find, none, taken, children, ...head }: Props<Data, Row>) => {
  const { data, error, isPending, refetch } = query
  useReported(data === undefined ? error : null)
  if (data === undefined) {
    if (error?.kind === 'assumed') return null
    return isPending && !error ? <PendingPart {...head} /> : <LostPart {...head} error={error} onReload={refetch} />
  }
  const { rows, isWhole } = find(data)
  if (rows.length > 0)
    return (
      <PartRow {...head}>
        <PartBoundary data={data} onReload={refetch}>
          <Shown render={() => children(rows, isWhole)} />
        </PartBoundary>
      </PartRow>
    )
  if (!isWhole) return <LostPart {...head} error={null} onReload={refetch} />
  if (taken === 'pending') return <PendingPart {...head} />
  if (taken === 'no') return null
  return (
    <PartRow {...head}>
      <p className={styles.none}>{none}</p>
    </PartRow>
  )
}
