import { Link } from 'react-router-dom'
import styles from './tabs.module.css'

/** One of several parallel addresses. */
export interface TabLink {
  to: string
  /** In the language of the screen. */
  title: string
  isCurrent: boolean
}

/** Links to parallel addresses, with the current one marked. @param label accessible name: what they are parts of */
export const TabLinks = ({ label, links }: { label: string; links: readonly TabLink[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {links.map(({ to, title, isCurrent }) => (
      <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </Link>
    ))}
  </nav>
)
