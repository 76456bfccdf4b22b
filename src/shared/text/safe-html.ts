import DOMPurify from 'dompurify'
import { safePath } from './safe-path.ts'
import { webAddress } from './web-address.ts'

/** Words, lists, tables and links: nothing that loads, runs, submits or looks like a part of the portal. */
const TAGS =
  'a abbr b blockquote br caption code dd del dl dt em h2 h3 h4 h5 h6 hr i ins li ol p pre q s small strong sub sup table tbody td tfoot th thead tr u ul'
const ATTRIBUTES = 'colspan dir headers href lang reversed rowspan scope start title'

const LINE_TAGS = 'a b br i'

const SPOKEN = /^(mailto|tel):[^\s]+$/i

/** Where a link of server text may lead: the web, a mail program, a phone, or a page of the portal itself. */
const linkOf = (href: string): string | null => (SPOKEN.test(href) ? href : (webAddress(href) ?? safePath(href)))

const protectLink = (node: Element): void => {
  const href = node.getAttribute('href')
  if (href === null) return
  const safe = linkOf(href.trim())
  if (safe === null) node.removeAttribute('href')
  else node.setAttribute('href', safe)
  node.setAttribute('rel', 'noopener noreferrer nofollow')
}

DOMPurify.addHook('afterSanitizeAttributes', protectLink)

const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/g
const REPORTED = /^(?:style$|on)/i

/**
 * Browsers report a style or an event handler that a policy forbids as soon as text is read, before anything is taken out
 * of it (handlers since Chromium 156). Only to keep those reports away: what is safe is decided below.
 */
const withoutReported = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(TAG, (tag) =>
      tag.replace(ATTRIBUTE, (text, name: string, place: number) => (place > 1 && REPORTED.test(name) ? '' : text)),
    )

const sanitize = (html: unknown, tags: string, attributes: string): DocumentFragment =>
  DOMPurify.sanitize(typeof html === 'string' ? withoutReported(html) : '', {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

/**
 * What may be shown of HTML that a server or another person has written. Applied when it is rendered, to
 * the text as it came: nothing is decoded twice.
 * @param html anything; what is no text is empty
 * @returns nodes of their own document fragment, never text to be parsed again
 */
export const sanitizeHtml = (html: unknown): DocumentFragment => sanitize(html, TAGS, ATTRIBUTES)

/** The same for one line, such as a footer: text, links, breaks, bold and italic. */
export const sanitizeLine = (html: unknown): DocumentFragment => sanitize(html, LINE_TAGS, 'href')
