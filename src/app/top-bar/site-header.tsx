import { OfflineSlot } from '../offline/offline-slot.tsx'
import { ContactStrip } from './contact-strip.tsx'
import styles from './top-bar.module.css'
import { TopBar, type TopBarProps } from './top-bar.tsx'

/** Campus contact above the top bar, notices below it; all stay, and the contact hides while the page is scrolled down. */
export const SiteHeader = (props: TopBarProps) => (
  <div className={styles.head}>
    <ContactStrip />
    <TopBar {...props} />
    <OfflineSlot />
  </div>
)
