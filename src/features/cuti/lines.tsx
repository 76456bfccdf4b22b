import { UnreadNote } from '#kit/list/unread-note.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { UNREADABLE } from '#shared/wire/readers.ts'
import styles from './cuti.module.css'

/** The campus's sentences, one per line, followed by the number of unreadable ones. */
export const Lines = ({ of }: { of: readonly string[] }) => {
  const lines = of.filter((line) => line !== '').map((line) => (line === UNREADABLE ? null : line))
  return (
    <>
      <ul className={styles.lines}>
        {[...lines.entries()].map(([place, line]) =>
          line === null ? null : (
            <li key={place}>
              <PersonText text={line} />
            </li>
          ),
        )}
      </ul>
      <UnreadNote of={lines} />
    </>
  )
}
