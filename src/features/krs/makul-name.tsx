import type { ReactNode } from 'react'
import styles from './makul-row.module.css'
import type { KelasTawaran, MakulTawaran } from './makul-tawaran.ts'
import { tempatText } from './pertemuan.ts'

interface Props {
  makul: MakulTawaran
  kelas?: KelasTawaran
  /** Tags below. */
  children?: ReactNode
}

/** A makul by name, with code, room and lecturer of its class. */
export const MakulName = ({ makul, kelas, children }: Props) => {
  return (
    <div className={styles['name']}>
      <h3>{makul.namaMakul}</h3>
      <p>{[makul.kodeMakul, kelas && tempatText(kelas)].filter(Boolean).join(' · ')}</p>
      <div className={styles['tags']}>{children}</div>
    </div>
  )
}
