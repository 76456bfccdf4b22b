import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { Marked, type Token, type Tokens } from 'marked'
import { type Cited, citationPattern, READINGS, rowAnchor } from './citations.ts'
import { escapeHtml } from './escape-html.ts'

/** A document of the repository: its path with forward slashes and its Markdown. */
export interface Document {
  path: string
  text: string
}

export interface Heading {
  depth: number
  id: string
  text: string
}

interface Outline {
  tokens: Token[]
  headings: Heading[]
  /** Targets of links and pictures as they are written. */
  targets: string[]
}

/** Returns the text of a token without markup. */
const plainText = (token: Token): string => {
  if (token.type === 'image') return ''
  if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('')
  return 'text' in token && typeof token.text === 'string' ? token.text : ''
}

/** Parses a document and lists its headings, with the ids that GitHub gives them, and its targets. */
export const outlineOf = (text: string): Outline => {
  const marked = new Marked()
  const tokens = marked.lexer(text)
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  const targets: string[] = []
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') {
      const words = plainText(token)
      headings.push({ depth: (token as Tokens.Heading).depth, id: slugger.slug(words), text: words })
    }
    if (token.type === 'link' || token.type === 'image') targets.push((token as Tokens.Link | Tokens.Image).href)
  })
  return { tokens, headings, targets }
}

/** A target inside the repository: the file, and the anchor after '#' or ''. */
export interface Target {
  file: string
  anchor: string
}

/** Returns the file and anchor of a target, or null when it is on another host. */
export const targetOf = (document: string, target: string): Target | null => {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return null
  const [address = '', anchor = ''] = target.split('#')
  const file = address.replace(/\?.*/, '')
  const path = file === '' ? document : posix.join(posix.dirname(document), decodeURI(file))
  return { file: path.replace(/\/$/, ''), anchor }
}

interface Rendering {
  /** Returns the address of a target, relative to the page of the document. */
  addressOf: (target: Target) => string
  /** Returns the address of a cited decision or reading, or null when the page has no link for it. */
  citedAddress: (cited: Cited) => string | null
}

/** Renders a document. Markup inside the Markdown is shown as text; comments are left out. */
export const renderMarkdown = ({ path, text }: Document, { addressOf, citedAddress }: Rendering): string => {
  const { tokens, headings } = outlineOf(text)
  let next = 0
  let heading = ''
  let isInLink = false
  const withCitations = (words: string): string =>
    isInLink
      ? escapeHtml(words)
      : words
          .split(citationPattern())
          .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : citation(part)))
          .join('')
  const citation = (words: string): string => {
    const cited: Cited = { kind: words.startsWith('ADR') ? 'decision' : 'reading', number: Number(/\d+$/.exec(words)) }
    const address = citedAddress(cited)
    return address === null ? escapeHtml(words) : `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`
  }
  const marked = new Marked({
    renderer: {
      heading({ tokens: inner, depth }) {
        const id = headings[next]?.id ?? ''
        heading = headings[next]?.text ?? ''
        next += 1
        return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(inner)}</h${depth}>\n`
      },
      link({ href, tokens: inner }) {
        const target = targetOf(path, href)
        const address = target ? addressOf(target) : href
        isInLink = true
        const words = this.parser.parseInline(inner)
        isInLink = false
        return `<a href="${escapeHtml(address)}"${target ? '' : ' rel="noreferrer"'}>${words}</a>`
      },
      image({ href, text: words }) {
        const target = targetOf(path, href)
        if (!target) throw new Error(`${path}: a picture of another host: ${href}`)
        return `<img src="${escapeHtml(addressOf(target))}" alt="${escapeHtml(words)}" loading="lazy">`
      },
      table({ header, rows }) {
        const cell = ({ tokens: inner, header: isHeader, text: words }: Tokens.TableCell) => {
          const tag = isHeader && words !== '' ? 'th' : 'td'
          return `<${tag}>${this.parser.parseInline(inner)}</${tag}>`
        }
        const body = rows.map((cells) => {
          const id = path === READINGS ? rowAnchor(cells[0]?.text ?? '') : null
          return `<tr${id ? ` id="${id}"` : ''}>${cells.map(cell).join('')}</tr>\n`
        })
        const name = escapeHtml(`Table: ${heading}`)
        return `<div class="table" role="group" aria-label="${name}" tabindex="0"><table>
<thead><tr>${header.map(cell).join('')}</tr></thead>
<tbody>\n${body.join('')}</tbody>
</table></div>\n`
      },
      code: ({ text: words }) => `<pre tabindex="0"><code>${escapeHtml(words)}</code></pre>\n`,
      html: ({ text: words }) => (/^\s*<!--[\s\S]*-->\s*$/.test(words) ? '' : escapeHtml(words)),
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
        return withCitations(token.text)
      },
    },
  })
  return marked.parser(tokens)
}
