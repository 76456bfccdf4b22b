import type { ReactNode } from 'react'
import styles from './description-list.module.css'

interface Props {
  facts: readonly { label: string; value: ReactNode }[]
  /** Class for another look than a list of lines, e.g. a few large figures side by side. */
  className?: string | undefined
}

/** Labels and values of one item; a missing value is a dash. */
export const DescriptionList = ({ facts, className = styles.facts }: Props) => (
  <dl className={className}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
      </div>
    ))}
  </dl>
)
