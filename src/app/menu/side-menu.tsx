import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { currentEntry } from './current-entry.ts'
import styles from './menu.module.css'
import { MenuList } from './menu-list.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { useShownMenu } from './use-shown-menu.ts'

interface Props {
  collapsed: boolean
  onToggle: () => void
}

/** Side menu from 768 px: expanded or collapsed to icons. */
export const SideMenu = ({ collapsed, onToggle }: Props) => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const entries = useShownMenu()
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const label = t(collapsed ? 'menu.expand' : 'menu.collapse')
  return (
    <nav aria-label={t('menu.label')} aria-busy={entries === null}>
      {entries ? (
        <MenuList entries={entries} current={currentEntry(entries, pathname)} mini={collapsed} />
      ) : (
        <MenuSkeleton />
      )}
      <div className={`${styles.toggle}${collapsed ? ` ${styles.miniToggle}` : ''}`}>
        <button type="button" onClick={onToggle} aria-expanded={!collapsed} aria-label={label}>
          <Icon size={20} aria-hidden />
          {collapsed ? null : <span>{label}</span>}
        </button>
      </div>
    </nav>
  )
}
