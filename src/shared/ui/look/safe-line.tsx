import { useEffect, useRef, useState } from 'react'
import { textOfHtml } from '#shared/text/html-text.ts'
import styles from './safe-line.module.css'

type Sanitize = (html: string) => DocumentFragment

/** Matches a tag: the line contains markup. */
const MARKUP = /<[a-z]/i

/** A line with links, in a span whose content React does not manage. */
const Sanitized = ({ html, sanitize }: { html: string; sanitize: Sanitize }) => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => place.current?.replaceChildren(sanitize(html)), [html, sanitize])
  return <span ref={place} className={styles.line} data-server-text />
}

/**
 * One line of server markup, such as the footer of the campus (section 1): text, links, breaks, bold and italic. Shows
 * the plain text at once and its links as soon as the sanitizer is loaded; when it fails to load, the text stays.
 */
export const SafeLine = ({ html = '' }: { html: string | undefined }) => {
  const [sanitize, setSanitize] = useState<Sanitize | null>(null)
  const hasMarkup = MARKUP.test(html)
  useEffect(() => {
    if (!hasMarkup) return
    import('#shared/text/safe-html.ts').then(
      ({ sanitizeLine }) => setSanitize(() => sanitizeLine),
      () => undefined, // the text stays without its links
    )
  }, [hasMarkup])
  return hasMarkup && sanitize ? <Sanitized html={html} sanitize={sanitize} /> : <span>{textOfHtml(html)}</span>
}
