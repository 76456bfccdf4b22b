import { posix } from 'node:path'
import { escapeHtml } from './escape-html.ts'
import type { Heading } from './markdown.ts'
import type { Entry, Group } from './navigation.ts'

/** Policy of the pages: no script, and no request to another host. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

export interface Page {
  /** Address from the root of the site. */
  address: string
  title: string
  /** Content as HTML. */
  content: string
  headings: readonly Heading[]
}

/** Returns an address of the site relative to a page. */
export const relativeTo = (page: string, address: string): string => {
  const [file = '', anchor] = address.split('#')
  const path = file === page ? '' : posix.relative(posix.dirname(page), file)
  return anchor === undefined ? path || posix.basename(page) : `${path}#${anchor}`
}

const sectionsOf = ({ headings }: Page): string => {
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < 2) return ''
  const rows = sections.map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`)
  return `\n<ul>${rows.join('')}</ul>`
}

const navigation = (page: Page, groups: readonly Group[]): string => {
  const row = ({ address, title }: Entry): string => {
    const isCurrent = address === page.address
    const link = `<a href="${relativeTo(page.address, address)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`
    return `<li>${link}${isCurrent ? sectionsOf(page) : ''}</li>`
  }
  return groups
    .map(({ title, entries }) => `<h2>${escapeHtml(title)}</h2>\n<ul>\n${entries.map(row).join('\n')}\n</ul>`)
    .join('\n')
}

/** Returns the HTML of a page with its navigation. */
export const pageHtml = (page: Page, groups: readonly Group[]): string => {
  const at = (address: string) => relativeTo(page.address, address)
  const title = page.address === 'index.html' ? page.title : `${page.title} · Portal Mahasiswa`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${at('favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${at('docs.css')}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="home" href="${at('index.html')}">Portal Mahasiswa</a>
<a class="to-pages" href="#pages">All pages</a>
</header>
<div class="columns">
<main id="content" tabindex="-1">
${page.content}</main>
<nav id="pages" aria-label="Pages">
${navigation(page, groups)}
</nav>
</div>
</body>
</html>
`
}
