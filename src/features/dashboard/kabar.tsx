import { AgendaCard } from './agenda-card.tsx'
import styles from './dashboard.module.css'
import { PengumumanCard } from './pengumuman-card.tsx'

/** What is new: announcements and agenda, the part of the dashboard below the fold. */
export const Kabar = () => (
  <div className={styles['board']}>
    <PengumumanCard />
    <AgendaCard />
  </div>
)
