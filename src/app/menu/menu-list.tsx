import { IconChevronDown } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '#flags/menu/menu.ts'
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

/** A group that lies above the page has done its work when a link of it was followed. */
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

/** A link, or a group; a group with one entry is that entry: it needs no press to open. */
const Entry = ({ entry, current, mini }: { entry: MenuEntry; current: string | null; mini: boolean }) => {
  const { children = [entry] } = entry
  const [only] = children
  return only && children.length === 1 ? (
    <MenuLink id={only.id} icon={entry.id} route={only.route ?? ''} current={only.id === current} />
  ) : (
    <Group entry={entry} current={current} mini={mini} />
  )
}

/** Room between the current entry and the edge of the box that it was scrolled into. */
const REVEAL_PX = 24

const scrolls = (box: Element): boolean =>
  box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto'

/** Scrolls the box around a link so far that the link is in sight. Not scrollIntoView, which scrolls the page too. */
const reveal = (link: Element): void => {
  let box = link.parentElement
  while (box && !scrolls(box)) box = box.parentElement
  if (!box) return
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + REVEAL_PX
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + REVEAL_PX
}

/** The menu tree: links, and groups that open in place; the current entry is in sight. */
export const MenuList = ({ entries, current, mini = false }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is current
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]')
    if (link) reveal(link)
  }, [current])
  return (
    <ul ref={list} className={`${styles.menu}${mini ? ` ${styles.mini}` : ''}`}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} current={current} mini={mini} />
        </li>
      ))}
    </ul>
  )
}
