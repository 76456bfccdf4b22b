import { PersonText } from '#shared/ui/look/person-text.tsx'
import styles from './words.module.css'

interface Props {
  /** Author of the texts: 'Catatan dosen PA:'. */
  by?: string
  /** Original texts; empty ones are ignored. */
  of: readonly string[]
}

/** Original texts by the person who decides; nothing when there are none. */
export const Words = ({ by, of }: Props) => {
  const words = of.filter(Boolean)
  if (words.length === 0) return null
  return (
    <blockquote className={styles.words}>
      {by ? <p className={styles.by}>{by}</p> : null}
      {words.map((word) => (
        <p key={word}>
          <PersonText text={word} />
        </p>
      ))}
    </blockquote>
  )
}
