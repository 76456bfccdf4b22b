import { Link } from 'react-router-dom'
import styles from './tabs.module.css'

/** One of several addresses that stand beside each other. */
export interface TabLink {
  to: string
  /** In the language of the screen. */
  title: string
  isCurrent: boolean
}

/** Addresses beside each other, the one that is open marked. @param label what they are parts of, for whoever hears them */
export const TabLinks = ({ label, links }: { label: string; links: readonly TabLink[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {links.map(({ to, title, isCurrent }) => (
      <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </Link>
    ))}
  </nav>
)
