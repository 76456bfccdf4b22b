import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './disclosure.module.css'

interface Props {
  title: ReactNode
  /** Context of the title for screen readers. */
  about?: string
  /** True when the address asks for it: it is opened and scrolled to. */
  isAsked?: boolean
  children: ReactNode
}

/** Disclosure whose content is rendered when it is opened: a page may have hundreds. */
export const Disclosure = ({ title, about = '', isAsked = false, children }: Props) => {
  const [isOpen, setOpen] = useState(isAsked)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked) setOpen(true)
  }
  const fold = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (isAsked) fold.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  return (
    <details
      ref={fold}
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <span>{title}</span>
          {about ? <span className="visually-hidden">{` ${about}`}</span> : null}
        </span>
      </summary>
      {isOpen ? children : null}
    </details>
  )
}
