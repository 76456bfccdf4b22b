import type { Pengumuman } from '#generated/readers/berita.ts'
import { readId } from './pengumuman.ts'
import styles from './pengumuman-list.module.css'
import { PengumumanRow } from './pengumuman-row.tsx'

/** Announcements as rows that lead to them. @param rows of an answer: ids may be missing, or come twice */
export const PengumumanList = ({ rows, isTurning = false }: { rows: readonly Pengumuman[]; isTurning?: boolean }) => (
  <ul className={isTurning ? `${String(styles['list'])} ${String(styles['turning'])}` : styles['list']}>
    {rows.map((row) => (
      <PengumumanRow key={`${readId(row.idPengumuman) ?? ''} ${rows.indexOf(row)}`} row={row} />
    ))}
  </ul>
)
