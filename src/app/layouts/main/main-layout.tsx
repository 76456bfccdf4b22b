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

/** Width from which the menu is next to the page (shell.module.css); below, it is in the drawer. */
const WIDE = '(min-width: 48em)'

interface ShellSideProps {
  collapsed: boolean
  onToggle: () => void
}

/** Side menu, rendered only if there is room for it: a phone would render thirty hidden entries. */
const ShellSide = (props: ShellSideProps) => (useMedia(WIDE) ? <SideMenu {...props} /> : null)

/** Opened on a click, so not in the first load. */
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

/** Opened on a press or with Ctrl+K, so not in the first load. It searches the table of screens. */
const Search = lazyOptional(
  async () => {
    await loadScreens()
    return (await withTexts(import('../../search/search-dialog.tsx'), 'search')).SearchDialog
  },
  {
    onLoadError: (loss, { onClose }) => <LostDialog title={i18next.t('app:search.open')} {...loss} onClose={onClose} />,
  },
)

const COLLAPSED = 'menu_collapsed'

/** Hooks on responses that no part of the shell shows. Separate, so that the shell is not re-rendered for each. */
const FollowsGateway = () => {
  useMenuConfig()
  useCampusColour()
  useVariantMark()
  return null
}

/**
 * Loads the table of screens at once when the student must validate data, because it contains that redirect (section
 * 4).
 */
const FetchesWhatIsForced = () => {
  const forced = mustValidate(useBiodataSingkat().biodataSingkat)
  useEffect(() => {
    if (forced) void loadScreens()
  }, [forced])
  return null
}

/**
 * Hooks on the address. Separate, so that the shell is not re-rendered for each. Placed after the screen they refer to.
 */
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

/** Main layout (section 2): top bar, side menu, footer. Requires a session. */
export const MainLayout = () => {
  const { t } = useTranslation('app')
  const [drawer, setDrawer] = useState(false)
  const [password, setPassword] = useState(false)
  const [search, setSearch] = useState(false)
  const [collapsed, setCollapsed] = useState(() => localStore.get(COLLAPSED) === 'true')
  useScrollMark()
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const openSearch = () => {
    setDrawer(false)
    setSearch(true)
  }
  const changePassword = () => {
    setDrawer(false)
    setSearch(false)
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
      <SiteHeader
        menuOpen={drawer}
        onMenu={() => setDrawer(true)}
        onSearch={openSearch}
        onChangePassword={changePassword}
      />
      {drawer ? <MenuDrawer onClose={closeDrawer} onSearch={openSearch} onChangePassword={changePassword} /> : null}
      {search ? <Search onClose={() => setSearch(false)} onChangePassword={changePassword} /> : null}
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
