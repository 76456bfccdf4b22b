import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { type Cited, READINGS, rowAnchor } from './citations.ts'
import { escapeHtml } from './escape-html.ts'
import { type Page, pageHtml, relativeTo } from './layout.ts'
import { type Document, outlineOf, renderMarkdown, targetOf } from './markdown.ts'
import { navigationOf } from './navigation.ts'
import { addressOf, knownIn } from './pages.ts'

const PICTURE = /\.(?:png|svg|webp)$/

/** The pages of a site, and the files that it copies. */
export interface Site {
  /** HTML by address. */
  pages: Map<string, string>
  /** File of the repository by address. */
  copies: Map<string, string>
}

const titleOf = ({ path, text }: Document): string =>
  outlineOf(text).headings.find(({ depth }) => depth === 1)?.text ?? path

/** Returns a page that shows a file of the repository as text. */
const sourcePage = (path: string): Page => ({
  address: addressOf(path),
  title: path,
  content: `<h1><code>${escapeHtml(path)}</code></h1>\n<pre tabindex="0"><code>${escapeHtml(readFileSync(path, 'utf8'))}</code></pre>\n`,
  headings: [],
})

/** Returns a page that lists a folder of the repository; files that are pages are links. */
const folderPage = (folder: string, pages: ReadonlySet<string>): Page => {
  const address = addressOf(folder, true)
  const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => statSync(path).isFile())
    .toSorted()
    .map((path) => {
      const name = `<code>${escapeHtml(posix.relative(folder, path))}</code>`
      const target = addressOf(path)
      return `<li>${pages.has(target) ? `<a href="${relativeTo(address, target)}">${name}</a>` : name}</li>`
    })
  const title = `<h1><code>${escapeHtml(folder)}/</code></h1>`
  return { address, title: `${folder}/`, content: `${title}\n<ul>\n${rows.join('\n')}\n</ul>\n`, headings: [] }
}

/** Renders the documents, with a page for each other file and folder that they link to. */
export const siteOf = (documents: readonly Document[]): Site => {
  const { decisionFiles } = knownIn(documents)
  const copies = new Map([['favicon.svg', 'public/favicon.svg']])
  const others = new Set<string>()
  const isDocument = new Set(documents.map(({ path }) => path))

  const siteAddress = (file: string): string => {
    if (PICTURE.test(file)) {
      copies.set(file, file)
      return file
    }
    const isFolder = existsSync(file) && statSync(file).isDirectory()
    if (!isDocument.has(file)) others.add(file)
    return addressOf(file, isFolder)
  }
  const citedAddress = ({ kind, number }: Cited): string | null => {
    const file = kind === 'decision' ? decisionFiles.get(number) : READINGS
    if (file === undefined || !isDocument.has(file)) return null
    return kind === 'decision' ? addressOf(file) : `${addressOf(file)}#${rowAnchor(String(number))}`
  }

  const pages = documents.map((document): Page => {
    const address = addressOf(document.path)
    const content = renderMarkdown(document, {
      addressOf: ({ file, anchor }) => relativeTo(address, siteAddress(file) + (anchor && `#${anchor}`)),
      citedAddress: (cited) => {
        const target = citedAddress(cited)
        return target?.split('#')[0] === address && !target.includes('#') ? null : target && relativeTo(address, target)
      },
    })
    return { address, title: titleOf(document), content, headings: outlineOf(document.text).headings }
  })
  const known = new Set(pages.map(({ address }) => address))
  const further = [...others].map((path) => (statSync(path).isDirectory() ? folderPage(path, known) : sourcePage(path)))
  const groups = navigationOf(new Map(documents.map((document) => [document.path, titleOf(document)])), addressOf)
  return { pages: new Map([...pages, ...further].map((page) => [page.address, pageHtml(page, groups)])), copies }
}

/** Returns the addresses that a page of the site requests or links to, from the root of the site. */
export const linksIn = (address: string, html: string): string[] =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
    const target = targetOf(address, link)
    return target ? [target.file + (target.anchor && `#${target.anchor}`)] : []
  })
