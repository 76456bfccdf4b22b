import { readFileSync, writeFileSync } from 'node:fs'
import { assumedPage } from './assumed-page.ts'
import { storedPage } from './stored-page.ts'

/** Documents that are written from the contract and the source, by path. */
const WRITTEN: Readonly<Record<string, () => string>> = {
  'docs/assumed.md': assumedPage,
  'docs/stored.md': storedPage,
}

/** Writes the documents that are derived from the contract and the source. */
export const writePages = (): void => {
  for (const [path, textOf] of Object.entries(WRITTEN)) writeFileSync(path, textOf())
}

/** Returns the derived documents that differ from their sources, one line each. */
export const stalePages = (): string[] =>
  Object.entries(WRITTEN).flatMap(([path, textOf]) =>
    readFileSync(path, 'utf8') === textOf() ? [] : [`${path} is out of date: npm run docs -- --write`],
  )
