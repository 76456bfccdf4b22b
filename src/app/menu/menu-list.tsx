import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '#flags/menu.ts'
import styles from './menu.module.css'
import { MenuIcon } from './menu-icons.tsx'
import { MenuLink } from './menu-link.tsx'

interface Props {
  entries: readonly MenuEntry[]
  /** Id of the one entry that is the current page, if any. */
  current: string | null
  /** Icons only; labels on hover and focus, groups open to the side. */
  mini?: boolean
}

const Group = ({ entry, current, mini }: { entry: MenuEntry; current: string | null; mini: boolean }) => {
  const { t } = useTranslation('app')
  const children = entry.children ?? []
  const inside = children.some(({ id }) => id === current)
  return (
    <details open={inside && !mini} name={mini ? 'menu-group' : undefined}>
      <summary>
        <MenuIcon id={entry.id} />
        <span>{t(`menu.${entry.id}`)}</span>
        <IconChevronDown size={16} aria-hidden />
      </summary>
      <ul>
        {children.map((child) => (
          <li key={child.id}>
            <MenuLink id={child.id} route={child.route ?? ''} current={child.id === current} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The menu tree: links, and groups that open in place. */
export const MenuList = ({ entries, current, mini = false }: Props) => (
  <ul className={`${String(styles['menu'])}${mini ? ` ${String(styles['mini'])}` : ''}`}>
    {entries.map((entry) => (
      <li key={entry.id}>
        {entry.children ? (
          <Group entry={entry} current={current} mini={mini} />
        ) : (
          <MenuLink id={entry.id} route={entry.route ?? ''} current={entry.id === current} />
        )}
      </li>
    ))}
  </ul>
)
