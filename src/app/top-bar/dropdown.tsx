import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { buttonClass } from '#shared/ui/button-class.ts'
import styles from './dropdown.module.css'

interface Props {
  /** Name of the button. */
  label: string
  /** What the button shows. */
  face: ReactNode
  /** Not on a phone, whose bar has no room for it. */
  wideOnly?: boolean
  /** Asked for when it opens the first time. */
  children: () => ReactNode
}

/** What leads away from the panel: a link, or a button that opens a dialog; focus goes back to the bar first. */
const LEAVES = 'a, [aria-haspopup="dialog"]'

/** Below the bar, wherever the page is scrolled to. */
const place = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
  if (newState !== 'open') return
  const bar = currentTarget.closest('header')?.getBoundingClientRect()
  if (bar) currentTarget.style.setProperty('--below', `${bar.bottom}px`)
}

/** Button of the top bar with a panel of the platform (popover): light dismiss, Esc and focus back come with it. */
export const Dropdown = ({ label, face, wideOnly = false, children }: Props) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open')
    if (newState === 'open') setOpened(true)
  }
  return (
    <div className={wideOnly ? styles['wideOnly'] : undefined}>
      <button type="button" className={buttonClass('icon')} popoverTarget={id} aria-expanded={open} aria-label={label}>
        {face}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is clicked is the link inside */}
      <div
        id={id}
        popover="auto"
        className={styles['panel']}
        onBeforeToggle={place}
        onToggle={onToggle}
        onClick={({ currentTarget, target }) => {
          if (target instanceof Element && target.closest(LEAVES)) currentTarget.hidePopover()
        }}
      >
        {opened ? children() : null}
      </div>
    </div>
  )
}
