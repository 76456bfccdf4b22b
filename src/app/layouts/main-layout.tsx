import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { IS_DEMO } from '#shared/environment.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { useDocumentTitle } from '../document-title.ts'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { LeavingPortal } from '../guards/leaving-portal.tsx'
import { useLeavesPortal } from '../guards/separate-portal.ts'
import { MenuDrawer } from '../menu/menu-drawer.tsx'
import { SideMenu } from '../menu/side-menu.tsx'
import { useMenuConfig } from '../menu/use-menu-config.ts'
import { ContactStrip } from '../top-bar/contact-strip.tsx'
import { DemoBanner } from '../top-bar/demo-banner.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { Footer } from './footer.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { useRouteFocus } from './route-focus.ts'
import styles from './shell.module.css'

const COLLAPSED = 'menu_collapsed'

/** Main layout (section 2): top bar, side menu, footer; everything in it needs a session. */
export const MainLayout = () => {
  const { t } = useTranslation('app')
  const [drawer, setDrawer] = useState(false)
  const [collapsed, setCollapsed] = useState(() => localStore.get(COLLAPSED) === 'true')
  const { pathname } = useLocation()
  const leaving = useLeavesPortal()
  const { judul } = useKampus().facts
  useMenuConfig()
  useDocumentTitle(judul)
  useRouteFocus()
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const toggle = () => {
    localStore.set(COLLAPSED, String(!collapsed))
    setCollapsed(!collapsed)
  }
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('skip')}
      </a>
      {IS_DEMO ? <DemoBanner /> : null}
      <ContactStrip />
      <TopBar menuOpen={drawer} onMenu={() => setDrawer(true)} />
      {drawer ? <MenuDrawer title={judul} onClose={closeDrawer} /> : null}
      <div className={`${String(styles['shell'])}${collapsed ? ` ${String(styles['collapsed'])}` : ''}`}>
        <div className={styles['side']}>
          <SideMenu collapsed={collapsed} onToggle={toggle} />
        </div>
        <div>
          <main id="content" className={styles['main']}>
            {leaving ? (
              <LeavingPortal />
            ) : (
              <>
                <HiddenNotice />
                <ErrorBoundary key={pathname} inside>
                  <Suspense fallback={<Skeleton lines={8} />}>
                    <Outlet />
                  </Suspense>
                </ErrorBoundary>
              </>
            )}
          </main>
          <Footer />
        </div>
      </div>
    </>
  )
}
