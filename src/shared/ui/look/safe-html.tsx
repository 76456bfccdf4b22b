import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sanitizeHtml } from '#shared/text/safe-html.ts'
import styles from './safe-html.module.css'

/** A tag or a comment: the text is markup, whose line breaks mean nothing. */
const MARKUP = /<[a-z!/]/i

/**
 * The one place that shows HTML of a server: words, lists, tables and links, in the look of the portal. A picture is
 * named and linked; text without markup keeps its line breaks.
 * Marked for whoever follows its links to a screen without a reload (`data-server-text`).
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
