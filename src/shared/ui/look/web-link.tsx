import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shownText } from '#shared/format/unreadable.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { PersonText } from './person-text.tsx'
import styles from './web-link.module.css'

interface Props {
  /** Link or text as sent by the gateway. */
  to: string
  /** Context of the link for screen readers. */
  about?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A link to another site in a new tab, announced as such. Text that is not an address, such as 'Zoom, ID 812 3344', is
 * shown unchanged, with its addresses as links; empty text renders nothing.
 */
export const WebLink = ({ to, about = '', className = styles.link, children }: Props) => {
  const { t, i18n } = useTranslation('ui')
  const href = webAddress(to)
  if (href === null) return <PersonText text={shownText(to, i18n.language)} />
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden">{`${about ? ` ${about}` : ''} ${t('ui:files.newTab')}`}</span>
    </a>
  )
}
