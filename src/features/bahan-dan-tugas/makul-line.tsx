import { useTranslation } from 'react-i18next'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { shownText } from '#shared/format/unreadable.ts'
import styles from './tugas.module.css'
import type { TugasMakul } from './tugas.ts'

/** Course and class of an assignment, in one quiet line. */
export const MakulLine = ({ of }: { of: TugasMakul['makul'] }) => {
  const { language } = useTranslation().i18n
  const { namaMakul, kodeMakul, kelas } = of
  return (
    <p className={styles.minor}>
      <MakulLink of={of}>{shownText(namaMakul || kodeMakul, language) || '–'}</MakulLink>
      {kelas ? <span>{` · ${shownText(kelas, language)}`}</span> : null}
    </p>
  )
}
