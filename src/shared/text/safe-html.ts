import DOMPurify from 'dompurify'
import { textOfHtml } from './html-text.ts'
import { safePath } from './safe-path.ts'
import { webAddress } from './web-address.ts'
import { withoutReported } from './without-reported.ts'

/** Text, lists, tables and links: nothing that loads, runs, submits or imitates the portal. */
const TAGS =
  'a abbr b blockquote br caption code dd del dl dt em h2 h3 h4 h5 h6 hr i ins li ol p pre q s small strong sub sup table tbody td tfoot th thead tr u ul'
const ATTRIBUTES = 'colspan dir headers href lang reversed rowspan scope start title'

const LINE_TAGS = 'a b br i'

const SPOKEN = /^(mailto|tel):[^\s]+$/i

/** A web address as users type it, without its scheme. */
const WITHOUT_SCHEME = /^www\.[^\s/.]+\./i

/** Returns an allowed link target of server text: the web, mail, a phone, or a page of the portal; null otherwise. */
const linkOf = (href: string): string | null => {
  if (SPOKEN.test(href)) return href
  return webAddress(WITHOUT_SCHEME.test(href) ? `https://${href}` : href) ?? safePath(href)
}

const protectLink = (node: Element): void => {
  const href = node.getAttribute('href')
  if (href === null) return
  const safe = linkOf(href.trim())
  if (safe === null) node.removeAttribute('href')
  else node.setAttribute('href', safe)
  node.setAttribute('rel', 'noopener noreferrer nofollow')
}

DOMPurify.addHook('afterSanitizeAttributes', protectLink)

/** Returns the text for a picture by its alternative text, which may be ''. */
export type PictureText = (alt: string) => string

/** Text for pictures during the current sanitizing; null removes pictures without a text. */
let pictureText: PictureText | null = null

/** Returns whether a picture is a tracking pixel. */
const isInvisible = (image: Element): boolean =>
  ['width', 'height'].some((side) => ['0', '1'].includes(image.getAttribute(side) ?? ''))

/**
 * Inserts a text before a picture, which is then removed: nothing of another host is loaded, but the reader is
 * informed.
 */
const describePicture = (node: Node): void => {
  if (!pictureText || node.nodeName.toLowerCase() !== 'img') return
  const image = node as Element
  if (isInvisible(image)) return
  const src = webAddress(image.getAttribute('src'))
  const words = image.ownerDocument.createElement(src?.startsWith('https:') ? 'a' : 'span')
  words.textContent = pictureText((image.getAttribute('alt') ?? '').trim())
  if (src && words.localName === 'a') words.setAttribute('href', src)
  protectLink(words)
  image.before(words)
}

DOMPurify.addHook('uponSanitizeElement', describePicture)

const sanitize = (html: unknown, tags: string, attributes: string): DocumentFragment =>
  DOMPurify.sanitize(typeof html === 'string' ? withoutReported(html) : '', {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

/**
 * Returns the allowed part of HTML that a server or another person has written. Applied at render time to the original
 * text: nothing is decoded twice. A picture is replaced by a text, which links to it if it is on the web (https).
 * @param html any value; non-text is empty
 * @param textOfPicture returns the text for a picture
 * @returns nodes of their own document fragment, never text to be parsed again
 */
export const sanitizeHtml = (html: unknown, textOfPicture: PictureText): DocumentFragment => {
  pictureText = textOfPicture
  try {
    return sanitize(html, TAGS, ATTRIBUTES)
  } finally {
    pictureText = null
  }
}

const PICTURE = /<img[\s/]/i

/** Returns whether sanitized HTML shows any text or picture. */
export const hasContent = (html: string): boolean => PICTURE.test(html) || textOfHtml(html) !== ''

/** Sanitizes one line, such as a footer: text, links, breaks, bold and italic only. */
export const sanitizeLine = (html: unknown): DocumentFragment => sanitize(html, LINE_TAGS, 'href')
