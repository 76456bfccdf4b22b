import { type ReactNode, useState } from 'react'
import styles from './disclosure.module.css'

interface Props {
  title: ReactNode
  /** Context of the title for screen readers. */
  about?: string
  children: ReactNode
}

/** Disclosure whose content is rendered when it is opened: a page may have hundreds. */
export const Disclosure = ({ title, about = '', children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
