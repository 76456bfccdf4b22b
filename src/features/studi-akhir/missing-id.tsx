import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { List } from '#kit/list/list.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import type { Listed } from '#shared/wire/readers.ts'
import styles from './studi-akhir.module.css'

/** A work that an address without an id may refer to. */
export interface Candidate {
  /** Address with the id. */
  to: string
  title: string
  aside?: ReactNode
}

interface Props {
  /** Null for a work that could not be read: the address may refer to it. */
  rows: Listed<Candidate>
  /** Sentence that is shown when no work matches. */
  none: string
}

/** Resolves an address without an id: redirects to the only work, lists several, or shows that there is none. */
export const ChooseWork = ({ rows, none }: Props) => {
  const { t } = useTranslation('studi-akhir')
  const [only, ...others] = rows
  if (only === undefined)
    return (
      <Card title={t('choose.none')}>
        <EmptyState hint={none} />
      </Card>
    )
  if (only && others.length === 0) return <Navigate to={only.to} replace />
  return (
    <Card title={t('choose.title')} flush>
      <List rows={rows} idOf={({ to }) => to}>
        {({ to, title, aside }) => (
          <Link className={styles.choice} to={to}>
            <span>{title || '–'}</span>
            {aside}
            <IconChevronRight size={20} aria-hidden />
          </Link>
        )}
      </List>
    </Card>
  )
}
