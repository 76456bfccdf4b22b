import type { Dokumen } from '#generated/readers/umum.ts'
import { FileList } from '../files/file-list.tsx'
import styles from './acara.module.css'

/** One file of a registration below a few words that say what it is. */
export const Berkas = ({ title, file }: { title: string; file: Dokumen }) => (
  <div>
    <p className={styles.minor}>{title}</p>
    <FileList title={title} titleHidden files={[file]} />
  </div>
)
