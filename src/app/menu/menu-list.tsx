import { IconChevronDown } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '#flags/menu/menu.ts'
import styles from './menu.module.css'
import { MenuIcon } from './menu-icons.tsx'
import { MenuLink } from './menu-link.tsx'

interface Props {
  entries: readonly MenuEntry[]
  /** Id of the entry for the current page, if any. */
  current: string | null
  /** Set to show icons only; labels appear on hover and focus, and groups open to the side. */
  mini?: boolean
}

/** Closes a group that overlays the page when one of its links is followed. */
const closeWithLink = ({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void => {
  if (!(target instanceof Element) || !target.closest('a')) return
  currentTarget.querySelector('summary')?.focus() // the link is about to be hidden
  currentTarget.open = false
}

const Group = ({ entry, current, mini }: { entry: MenuEntry; current: string | null; mini: boolean }) => {
  const { t } = useTranslation('app')
  const children = entry.children ?? []
  const inside = children.some(({ id }) => id === current)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too
    <details open={inside && !mini} name={mini ? 'menu-group' : undefined} onClick={mini ? closeWithLink : undefined}>
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

/** The menu tree: links, and groups that expand in place. A group with one entry is shown as that entry. */
export const MenuList = ({ entries, current, mini = false }: Props) => (
  <ul className={`${styles.menu}${mini ? ` ${styles.mini}` : ''}`}>
    {entries.map((entry) => {
      const [first = entry, second] = entry.children ?? []
      return (
        <li key={entry.id}>
          {second ? (
            <Group entry={entry} current={current} mini={mini} />
          ) : (
            <MenuLink id={first.id} icon={entry.id} route={first.route ?? ''} current={first.id === current} />
          )}
        </li>
      )
    })}
  </ul>
)
