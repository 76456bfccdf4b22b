import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './dropdown.module.css'

interface Props {
  /** Accessible name of the button. */
  label: string
  /** Content of the button. */
  face: ReactNode
  /** Hidden below 768 px: the top bar has no room for it. */
  wideOnly?: boolean
  /** Renders the panel; first called when it is opened. */
  children: () => ReactNode
}

/** Elements that leave the panel: a link, or a button that opens a dialog. The focus returns to the bar first. */
const LEAVES = 'a, [aria-haspopup="dialog"]'

/**
 * Button of the top bar with a panel below it. The panel closes on Esc, on a press elsewhere, when it loses the focus,
 * and when one of its links is followed. Not a native popover, which the oldest supported browsers lack.
 */
export const Dropdown = ({ label, face, wideOnly = false, children }: Props) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const closeToButton = () => {
    button.current?.focus()
    setOpen(false)
  }
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
  })
  const onKey = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing) closeToButton()
  })
  useEffect(() => {
    if (!open) return undefined
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerup', leave) // pointerup, because scrolling by touch must not close it
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerup', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <div ref={root} className={wideOnly ? styles.wideOnly : undefined}>
      <button
        ref={button}
        type="button"
        className={buttonClass('icon')}
        aria-controls={id}
        aria-expanded={open}
        aria-label={label}
        onClick={() => {
          setOpen(!open)
          setOpened(true)
        }}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is clicked is the link inside */}
      <div
        id={id}
        className={styles.panel}
        hidden={!open}
        data-panel
        data-no-print
        onClick={({ target }) => {
          if (target instanceof Element && target.closest(LEAVES)) closeToButton()
        }}
      >
        {opened ? children() : null}
      </div>
    </div>
  )
}
