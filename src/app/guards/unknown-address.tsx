import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { useLeavesPortal } from './separate-portal.ts'
import styles from './session-guard.module.css'
import { ToSeparatePortal } from './to-separate-portal.tsx'

/** An address without a screen here: one of the separate student portal, or the 404 page. */
export const UnknownAddress = () =>
  useLeavesPortal() ? (
    <main className={styles['failure']}>
      <ToSeparatePortal />
    </main>
  ) : (
    <NotFoundScreen />
  )
