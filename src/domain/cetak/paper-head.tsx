import { CampusLogo } from '#shared/ui/campus-logo.tsx'
import styles from './paper.module.css'
import { useCampusHead } from './use-campus-head.ts'

/** Logo, name, faculty and address of the campus; on each page. */
export const PaperHead = ({ fakultas }: { fakultas: string }) => {
  const { head, logo } = useCampusHead()
  return (
    <div className={styles['head']}>
      <CampusLogo src={logo} />
      <div>
        <p className={styles['campus']}>{head?.nama}</p>
        <p>{fakultas}</p>
        <p className={styles['small']}>{[head?.alamat, head?.telepon].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
