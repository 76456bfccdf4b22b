import { joined } from '../../text/joined.ts'
import styles from './meta-line.module.css'

interface Props {
  /** Facts as text; unknown ones are left out. */
  facts: readonly (string | false | undefined)[]
  /** Text for an empty line; with '' the line is left out. */
  none?: string
}

/** What else is to be known of a thing, in one quiet line. */
export const MetaLine = ({ facts, none = '–' }: Props) => {
  const line = joined(...facts) || none
  return line ? <p className={styles.line}>{line}</p> : null
}
