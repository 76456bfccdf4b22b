import i18next from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampusColour, useKampus } from '#domain/kampus/use-kampus.ts'
import { mustValidate, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { IS_DEMO } from '#shared/browser/environment.ts'
import { useMedia } from '#shared/browser/use-media.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { LostDialog } from '#shared/ui/overlay/lost-dialog.tsx'
import { AfterFirst } from '#shared/ui/state/after-first.tsx'
import { lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { useDocumentTitle } from '../../document-title.ts'
import { Newcomer } from '../../guards/newcomer.tsx'
import { useLeavesPortal } from '../../guards/separate-portal.ts'
import { ToSeparatePortal } from '../../guards/to-separate-portal.tsx'
import { MenuDrawer } from '../../menu/menu-drawer.tsx'
import { SideMenu } from '../../menu/side-menu.tsx'
import { useMenuConfig } from '../../menu/use-menu-config.ts'
import { loadScreens, useScreens } from '../../screens.ts'
import { DemoBanner } from '../../top-bar/demo-banner.tsx'
import { SiteHeader } from '../../top-bar/site-header.tsx'
import { useVariantMark } from '../../variant-mark.ts'
import { ScreenOutlet } from '../screen-outlet.tsx'
import { Footer } from './footer.tsx'
import { useRouteFocus } from './route-focus.ts'
import { useScrollMark } from './scroll-mark.ts'
import styles from './shell.module.css'

/** From here on the menu stands beside the page (shell.module.css); below, the drawer has it. */
const WIDE = '(min-width: 48em)'

interface ShellSideProps {
  collapsed: boolean
  onToggle: () => void
}

/** The side menu where there is room for it: thirty entries that a phone would render for nobody. */
const ShellSide = (props: ShellSideProps) => (useMedia(WIDE) ? <SideMenu {...props} /> : null)

/** On a click: not in anybody's first load. */
const ChangePassword = lazyOptional(
  async () => {
    const part = import('#features/kata-sandi/change-password-modal.tsx')
    return (await withTexts(part, 'ui', 'kata-sandi')).ChangePasswordModal
  },
  {
    onLoadError: (loss, { onClose }) => (
      <LostDialog title={i18next.t('app:account.password')} {...loss} onClose={onClose} />
    ),
  },
)

const COLLAPSED = 'menu_collapsed'

/** What follows answers that no part of the frame shows; by itself, so that the frame is not rendered again for each. */
const FollowsGateway = () => {
  useMenuConfig()
  useCampusColour()
  useVariantMark()
  return null
}

/** Where a student has to go first is known by the table of screens, which then waits for nobody (section 4). */
const FetchesWhatIsForced = () => {
  const forced = mustValidate(useBiodataSingkat().biodataSingkat)
  useEffect(() => {
    if (forced) void loadScreens()
  }, [forced])
  return null
}

/** What follows the address; by itself, so that the frame is not rendered again for each. Behind the screen it speaks of. */
const FollowsAddress = () => {
  useDocumentTitle(useKampus().facts.judul)
  useRouteFocus()
  return null
}

const Content = () => {
  const { screens, PartsInMain } = useScreens()
  if (useLeavesPortal()) return <ToSeparatePortal />
  return (
    <>
      {PartsInMain ? <PartsInMain screens={screens} /> : null}
      <Newcomer />
      <ScreenOutlet />
    </>
  )
}

const BesideMain = () => {
  const { screens, PartsBesideMain } = useScreens()
  return PartsBesideMain ? <PartsBesideMain screens={screens} /> : null
}

/** Main layout (section 2): top bar, side menu, footer; everything in it needs a session. */
export const MainLayout = () => {
  const { t } = useTranslation('app')
  const [drawer, setDrawer] = useState(false)
  const [password, setPassword] = useState(false)
  const [collapsed, setCollapsed] = useState(() => localStore.get(COLLAPSED) === 'true')
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
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {IS_DEMO ? <DemoBanner /> : null}
      <SiteHeader menuOpen={drawer} onMenu={() => setDrawer(true)} onChangePassword={changePassword} />
      {drawer ? <MenuDrawer onClose={closeDrawer} onChangePassword={changePassword} /> : null}
      {password ? <ChangePassword onClose={() => setPassword(false)} /> : null}
      <div className={`${styles.shell}${collapsed ? ` ${styles.collapsed}` : ''}`}>
        <div className={styles.side}>
          <ShellSide collapsed={collapsed} onToggle={toggle} />
        </div>
        <div>
          <main id="content" className={styles.main}>
            <Content />
          </main>
          <AfterFirst>
            <Footer isInside />
          </AfterFirst>
        </div>
      </div>
      <BesideMain />
      <FollowsGateway />
      <FetchesWhatIsForced />
      <FollowsAddress />
    </>
  )
}
