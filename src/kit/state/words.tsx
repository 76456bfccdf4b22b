import { PersonText } from '#shared/ui/look/person-text.tsx'
import styles from './words.module.css'

interface Props {
  /** Whose words they are: 'Catatan dosen PA:'. */
  by?: string
  /** Texts as they were written; an empty one is none. */
  of: readonly string[]
}

/** What the person who decides wrote, in their own words; nothing where there are none. */
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
