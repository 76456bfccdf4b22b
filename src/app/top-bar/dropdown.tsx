import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { buttonClass } from '#shared/ui/button/button-class.ts'
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

/**
 * Button of the top bar with a panel below it, which closes on Esc, on a press elsewhere, when the keyboard leaves it and
 * when what is chosen in it leads away. Not the platform's popover, which the oldest browsers served do not have.
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
    document.addEventListener('pointerup', leave) // not when the finger scrolls the page
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
