import { joined } from '../../text/joined.ts'
import styles from './meta-line.module.css'

interface Props {
  /** Facts as text; unknown ones are left out. */
  facts: readonly (string | false | undefined)[]
  /** Text for an empty line; with '' the line is left out. */
  none?: string
}

/** Further facts about an item, in one quiet line. */
export const MetaLine = ({ facts, none = '–' }: Props) => {
  const line = joined(...facts) || none
  return line ? <p className={styles.line}>{line}</p> : null
}
