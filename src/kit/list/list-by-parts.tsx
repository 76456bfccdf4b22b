import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { readRows } from '#shared/wire/readers.ts'
import styles from './list.module.css'
import { List } from './list.tsx'
import { UnreadNote } from './unread-note.tsx'

/** Rows added per press. */
const PART = 10

interface Props<Row> extends ComponentProps<typeof List<Row>> {
  /** Rows visible before the first press. */
  first: number
}

/**
 * A long list that is expanded step by step: its first rows, and a button for the next ones, which receive the focus. A
 * single remaining row is not hidden. The number of unreadable rows refers to the whole list, however many rows are
 * shown.
 */
export const ListByParts = <Row,>({ rows, first, ...items }: Props<Row>) => {
  const { t } = useTranslation('ui')
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(first)
  const [added, setAdded] = useState<number | null>(null)
  const known = readRows(rows, 'noted')
  const shown = known.length - wanted <= 1 ? known.length : wanted
  const next = Math.min(PART, known.length - shown)
  useLayoutEffect(() => {
    if (added === null) return
    const row = list.current?.querySelectorAll<HTMLElement>(':scope > ul > li')[added]
    row?.setAttribute('tabindex', '-1')
    row?.focus({ preventScroll: true })
  }, [added])
  const showMore = () => {
    setAdded(shown)
    setWanted(shown + PART)
  }
  return (
    <div ref={list}>
      <List rows={known.slice(0, shown)} {...items} />
      {next > 0 ? (
        <div className={styles.more}>
          <button type="button" className={buttonClass('plain', true)} onClick={showMore}>
            {t('ui:list.more', { count: next })}
          </button>
        </div>
      ) : null}
      <UnreadNote of={rows} />
    </div>
  )
}
