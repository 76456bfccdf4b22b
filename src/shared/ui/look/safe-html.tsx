import { useLayoutEffect, useRef } from 'react'
import { sanitizeHtml } from '#shared/text/safe-html.ts'
import styles from './safe-html.module.css'

/**
 * The one place that shows HTML of a server: words, lists, tables and links, in the look of the portal.
 * Marked for whoever follows its links to a screen without a reload (`data-server-text`).
 */
export const SafeHtml = ({ html }: { html: unknown }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(sanitizeHtml(html)), [html])
  return <div ref={place} className={styles.text} data-server-text />
}
