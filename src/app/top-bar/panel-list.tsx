import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { isUnreadable } from '#kit/query/query-view.tsx'
import { AsyncBody } from '#shared/ui/state/async-body.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import type { Listed } from '#shared/wire/readers.ts'
import styles from './panel-list.module.css'

export interface PanelRow {
  key: string
  to: string
  title: string
  /** Below the title: category, date. */
  facts: string
  isUnread?: boolean
}

interface Props {
  title: string
  /** Rows of a response; null for one that could not be read. */
  rows: Listed<PanelRow> | null | undefined
  isPending: boolean
  error: GatewayError | null
  onReload: () => unknown
  emptyHint: string
  /** Link to the screen with all of them. */
  all: { to: string; text: string }
}

const Row = ({ row }: { row: PanelRow }) => {
  const { t } = useTranslation('app')
  return (
    <li>
      <Link to={row.to} className={row.isUnread ? styles.unread : undefined}>
        {row.isUnread ? <span className="visually-hidden">{`${t('ui:topbar.unread')} `}</span> : null}
        <b>{row.title}</b>
        <span className={styles.facts}>{row.facts}</span>
      </Link>
    </li>
  )
}

const Rows = ({ rows }: { rows: Listed<PanelRow> }) => (
  <>
    <ul className={styles.list}>{rows.map((row) => (row === null ? null : <Row key={row.key} row={row} />))}</ul>
    <UnreadNote of={rows} />
  </>
)

/** Content of a dropdown in the top bar: a few rows with links, and a link to all of them. */
export const PanelList = ({ title, rows, isPending, error, onReload, emptyHint, all }: Props) => (
  <>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.body}>
      <AsyncBody
        data={isUnreadable(rows) ? null : rows}
        isPending={isPending}
        error={error}
        onReload={onReload}
        lines={6}
      >
        {(rows) => (rows.length === 0 ? <EmptyState hint={emptyHint} /> : <Rows rows={rows} />)}
      </AsyncBody>
    </div>
    <Link className={styles.all} to={all.to}>
      {all.text}
    </Link>
  </>
)
