import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shownText } from '#shared/format/unreadable.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { PersonText } from './person-text.tsx'
import styles from './web-link.module.css'

interface Props {
  /** As an answer says it. */
  to: string
  /** What it belongs to, for whoever can not see that. */
  about?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A link to another site, in a tab of its own, which is said. What is no address, such as 'Zoom, ID 812 3344', is shown as it was
 * written, with the addresses in it as links; nothing where nothing is written.
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
