import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampusColour } from '#domain/kampus/use-campus-colour.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { useFlag } from '#flags/use-flag.ts'
import { IS_DEMO } from '#shared/environment.ts'
import { loadNamespace } from '#shared/i18n/i18n.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { AfterFirst } from '#shared/ui/after-first.tsx'
import { ChatGate } from '../chat/chat-gate.tsx'
import { useDocumentTitle } from '../document-title.ts'
import { ForcedValidation } from '../guards/forced-validation.tsx'
import { LeavingPortal } from '../guards/leaving-portal.tsx'
import { Newcomer } from '../guards/newcomer.tsx'
import { useLeavesPortal } from '../guards/separate-portal.ts'
import { MenuDrawer } from '../menu/menu-drawer.tsx'
import { useMenuConfig } from '../menu/use-menu-config.ts'
import { PushGate } from '../push/push-gate.tsx'
import { DemoBanner } from '../top-bar/demo-banner.tsx'
import { SiteHeader } from '../top-bar/site-header.tsx'
import { Footer } from './footer.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { useRouteFocus } from './route-focus.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { useScrollMark } from './scroll-mark.ts'
import styles from './shell.module.css'
import { ShellSide } from './shell-side.tsx'

const COLLAPSED = 'menu_collapsed'

/** On a click: not in anybody's first load. */
const ChangePassword = lazy(async () => {
  const [{ ChangePasswordModal }] = await Promise.all([
    import('#features/kata-sandi/change-password-modal.tsx'),
    loadNamespace('ui'),
    loadNamespace('kata-sandi'),
  ])
  return { default: ChangePasswordModal }
})

/** For the campus that asks (section 4); nobody else loads it. */
const KuesionerModal = lazy(async () => {
  const [{ KuesionerModal: Modal }] = await Promise.all([
    import('#features/kuesioner/kuesioner-modal.tsx'),
    loadNamespace('kuesioner'),
  ])
  return { default: Modal }
})

/** Main layout (section 2): top bar, side menu, footer; everything in it needs a session. */
export const MainLayout = () => {
  const { t } = useTranslation('app')
  const [drawer, setDrawer] = useState(false)
  const [password, setPassword] = useState(false)
  const [collapsed, setCollapsed] = useState(() => localStore.get(COLLAPSED) === 'true')
  const leaving = useLeavesPortal()
  const asksKuesioner = useFlag('kuesioner.modal')
  const { judul } = useKampus().facts
  useMenuConfig()
  useDocumentTitle(judul)
  useCampusColour()
  useRouteFocus()
  useScrollMark()
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const changePassword = () => {
    setDrawer(false)
    setPassword(true)
  }
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
      <SiteHeader menuOpen={drawer} onMenu={() => setDrawer(true)} onChangePassword={changePassword} />
      {drawer ? <MenuDrawer onClose={closeDrawer} onChangePassword={changePassword} /> : null}
      <Suspense>{password ? <ChangePassword onClose={() => setPassword(false)} /> : null}</Suspense>
      <div className={`${String(styles['shell'])}${collapsed ? ` ${String(styles['collapsed'])}` : ''}`}>
        <div className={styles['side']}>
          <ShellSide collapsed={collapsed} onToggle={toggle} />
        </div>
        <div>
          <main id="content" className={styles['main']}>
            {leaving ? (
              <LeavingPortal />
            ) : (
              <>
                <HiddenNotice />
                <ForcedValidation />
                <Newcomer />
                <ScreenOutlet />
              </>
            )}
          </main>
          <AfterFirst>
            <Footer />
            <Suspense>{asksKuesioner ? <KuesionerModal /> : null}</Suspense>
          </AfterFirst>
        </div>
      </div>
      <ChatGate />
      <PushGate />
    </>
  )
}
