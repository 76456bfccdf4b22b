import styles from './tabs.module.css'

/** Class of a nav whose links are tabs; the chosen one carries aria-current="page". */
export const TABS_CLASS = styles['tabs']
