import { AgendaCard } from './agenda-card.tsx'
import { PengumumanCard } from './pengumuman-card.tsx'

/** What is new: announcements and agenda, the part of the dashboard below the fold. */
export const Kabar = () => (
  <>
    <PengumumanCard />
    <AgendaCard />
  </>
)
