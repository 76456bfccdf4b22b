import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { webAddress } from '#shared/text/web-address.ts'
import styles from './web-link.module.css'

interface Props {
  /** As an answer says it. */
  to: string
  /** What it belongs to, for whoever can not see that. */
  about?: string
  className?: string | undefined
  children: ReactNode
}

/** A link to another site, in a tab of its own, which is said; nothing for an address that may not be opened. */
export const WebLink = ({ to, about = '', className = styles.link, children }: Props) => {
  const { t } = useTranslation('ui')
  const href = webAddress(to)
  return href === null ? null : (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden">{`${about ? ` ${about}` : ''} ${t('ui:files.newTab')}`}</span>
    </a>
  )
}
