import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './filter-links.module.css'
import { type ListParams, withPageChange, writeListParams } from './list-params.ts'

interface Props<Filter extends string> {
  address: ListParams<Filter>
  /** Accessible name: what the choices filter. */
  label: string
  /** Choices with the filters that each one sets; other filters stay. A count is wrapped in a span. */
  choices: readonly { title: ReactNode; filters: Partial<Record<Filter, string>>; isCurrent: boolean }[]
}

/** Filter with a few choices, each of which is a link. */
export const FilterLinks = <Filter extends string>({ address, label, choices }: Props<Filter>) => (
  <nav className={styles.choices} aria-label={label}>
    {choices.map(({ title, filters, isCurrent }) => (
      <Link
        key={JSON.stringify(filters)}
        to={{ search: writeListParams(withPageChange(address, { filters })) }}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {title}
      </Link>
    ))}
  </nav>
)
