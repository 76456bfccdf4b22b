import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sanitizeHtml } from '#shared/text/safe-html.ts'
import styles from './safe-html.module.css'

/** Matches a tag or comment: the text is markup, whose line breaks are ignored. */
const MARKUP = /<[a-z!/]/i

/**
 * The only component that shows HTML of a server: text, lists, tables and links, styled like the portal. A picture is
 * replaced by a link; text without markup keeps its line breaks. Marked (`data-server-text`), so that its links to
 * screens navigate without a reload.
 */
export const SafeHtml = ({ html }: { html: unknown }) => {
  const { t } = useTranslation('ui')
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const pictureText = (alt: string) => (alt ? t('html.picture', { alt }) : t('html.picture.unnamed'))
    place.current?.replaceChildren(sanitizeHtml(html, pictureText))
  }, [html, t])
  const isPlain = typeof html === 'string' && !MARKUP.test(html)
  return <div ref={place} className={isPlain ? `${styles.text} ${styles.plain}` : styles.text} data-server-text />
}
