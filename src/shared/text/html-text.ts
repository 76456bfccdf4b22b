/** A tag or comment without '<' inside; the lookahead keeps the match linear in the length of hostile text. */
const TAG = /<(?:!|(\/?)([a-z][a-z\d]*)(?=[\s/>]))[^<>]*>/gi
/** Elements whose content is never readable text. */
const UNREAD = new Set(['script', 'style', 'template'])
/** Elements that end a word. */
const BREAKS = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi
/** Named entities that content editors use for characters of running text. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
}
const MAX_CODE_POINT = 0x10ffff

const signOf = (entity: string, decimal?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entity
}

/** Returns the unread element that contains the text after a tag; '' for none. */
const unreadBehind = (unread: string, isEnd: boolean, name: string): string => {
  if (unread === '') return !isEnd && UNREAD.has(name) ? name : ''
  return isEnd && name === unread ? '' : unread
}

const withoutTags = (html: string): string => {
  const parts: string[] = []
  let end = 0
  let unread = ''
  for (const { 0: tag, 1: slash, 2: written = '', index } of html.matchAll(TAG)) {
    const name = written.toLowerCase()
    if (unread === '') parts.push(html.slice(end, index), BREAKS.has(name) ? ' ' : '')
    unread = unreadBehind(unread, slash === '/', name)
    end = index + tag.length
  }
  if (unread === '') parts.push(html.slice(end))
  return parts.join('')
}

/**
 * Returns the plain text of a line of server markup, for places without markup: the tab title, a heading, a print. Tags
 * are removed, breaks become spaces, and entities are decoded once; unknown entities stay unchanged.
 * @param html any value; non-text returns ''
 */
export const textOfHtml = (html: unknown): string => {
  if (typeof html !== 'string') return ''
  return withoutTags(html).replace(ENTITY, signOf).replace(/\s+/g, ' ').trim()
}
