import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const FILES = ['src', 'tools'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /locales[/\\]\w+\.json$/.test(file))
    .map((file) => `${root}/${file}`),
)
const TABLES = FILES.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
/** Keys of all texts, except keys that are also the value of a text. */
const KEYS = new Set(TABLES.flatMap((table) => Object.keys(table)))
for (const text of TABLES.flatMap((table) => Object.values(table))) KEYS.delete(text)

/**
 * Returns text keys that a page shows: as the whole text of a node, as the label or placeholder of a control, or in the
 * document title.
 * @returns each as it is shown, 'title' or 'krs:title'
 */
export const rawKeysIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (keys) => {
      const known = new Set(keys)
      const shown = [document.title, ...document.title.split(' · ')]
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        if (texts.currentNode.parentElement?.tagName !== 'SCRIPT') shown.push(texts.currentNode.nodeValue ?? '')
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) shown.push(element.getAttribute(name) ?? '')
      return shown.map((text) => text.trim()).filter((text) => known.has(text.replace(/^[\w-]+:/, '')))
    },
    [...KEYS],
  )
