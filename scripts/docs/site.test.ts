// @vitest-environment node
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readDocuments } from './pages.ts'
import { linksIn, type Site, siteOf } from './site.ts'
import { stylesheet } from './style.ts'

/** Addresses that other steps of the build write. */
const WRITTEN_ELSEWHERE = ['docs.css', 'contract/index.html', 'tools/gallery/index.html']

describe('the site of this repository', () => {
  let site: Site
  beforeAll(() => {
    site = siteOf(readDocuments())
  })

  it('has a page for each document, also for a page of docs/ that no list names', () => {
    const addresses = [
      'index.html',
      'contributing.html',
      'docs/adr/index.html',
      'docs/readings.html',
      'deploy/index.html',
    ]
    expect([...site.pages.keys()].map((address) => address.toLowerCase())).toEqual(expect.arrayContaining(addresses))
    const { pages } = siteOf([
      { path: 'README.md', text: '# Portal' },
      { path: 'docs/a-new-page.md', text: '# A new page' },
    ])
    expect(pages.get('index.html')).toContain('<a href="docs/a-new-page.html">A new page</a>')
  })

  it('links only to pages, files and ids that it has', () => {
    const links = [...site.pages].flatMap(([address, html]) =>
      linksIn(address, html).map((link) => ({ address, link })),
    )
    expect(links.length).toBeGreaterThan(2000)
    const dead = links.filter(({ link }) => {
      const [file = '', anchor] = link.split('#')
      if (WRITTEN_ELSEWHERE.includes(file)) return false
      if (site.copies.has(file)) return !existsSync(site.copies.get(file) ?? '')
      const html = site.pages.get(file)
      return html === undefined || (anchor !== undefined && !html.includes(` id="${anchor}"`))
    })
    expect(dead).toEqual([])
  })

  it('has no script, no inline style and no handler in a page', () => {
    for (const [address, html] of site.pages)
      expect(html.match(/<script|<style|\s(?:style|on\w+)="[^"]*"/gi), address).toBeNull()
  })

  it('has one first heading and one main part in every page', () => {
    for (const [address, html] of site.pages)
      expect([html.match(/<h1/g)?.length, html.match(/<main/g)?.length], address).toEqual([1, 1])
  })

  it('links a citation to its decision or reading', () => {
    const page = site.pages.get('docs/architecture.html')
    expect(page).toContain('href="adr/contract/0031-known-none-unknown.html"')
    expect(site.pages.get('CONTRIBUTING.html')).toContain('<a href="docs/readings.html#reading-192">reading 192</a>')
  })
})

const contentOf = (text: string): string =>
  /<main[^>]*>\n([\s\S]*)<\/main>/.exec(
    siteOf([{ path: 'docs/page.md', text }]).pages.get('docs/page.html') ?? '',
  )?.[1] ?? ''

describe('a page', () => {
  it('shows markup of its text as text and leaves comments out', () => {
    expect(contentOf('<img src=x onerror=alert(1)>\n\n<!-- a comment -->\n\na <b>word</b>')).not.toMatch(
      /<(?:img|b)\b|comment/,
    )
    expect(contentOf('`<b>` and <i>x</i>')).toContain('<code>&lt;b&gt;</code> and &lt;i&gt;x&lt;/i&gt;')
  })

  it('rejects a picture of another host', () => {
    expect(() => contentOf('![a](https://host.example/a.png)')).toThrow('a picture of another host')
  })

  it('gives a link to another host no referrer', () => {
    expect(contentOf('[a](https://host.example/)')).toContain('<a href="https://host.example/" rel="noreferrer">a</a>')
  })

  it('does not cite inside a link', () => {
    expect(contentOf('[ADR 14](../README.md)')).toBe('<p><a href="../index.html">ADR 14</a></p>\n')
  })
})

it('has the dark tokens of the portal where the device is dark', () => {
  const css = stylesheet()
  expect(css).not.toContain('[data-color-mode="dark"]')
  expect(css.match(/@media screen and \(prefers-color-scheme: dark\) \{\s+:root \{/g)).toHaveLength(3)
})
