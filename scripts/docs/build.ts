import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { start } from '../lib/setup.mjs'
import { writeContractPage } from './contract-page.ts'
import { otherHosts } from './other-hosts.ts'
import { readDocuments } from './pages.ts'
import { deadReferences } from './references.ts'
import { siteOf } from './site.ts'
import { stylesheet } from './style.ts'
import { stalePages, writePages } from './written-pages.ts'

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Builds the component gallery. @throws when vite fails */
const writeGallery = async (folder: string): Promise<void> => {
  const { ok, output } = await start('vite', ['build', '--config', 'vite.gallery.config.ts', '--outDir', folder], {
    env: { NODE_ENV: 'production' },
  })
  if (!ok) throw new Error(`the build of the gallery failed:\n${output}`)
}

/** Returns the requests to other hosts in the files of a folder, one line each. */
const requestsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|css|js|svg)$/.test(name))
    .flatMap((name) =>
      otherHosts(readFileSync(join(folder, name), 'utf8')).map(
        (request) => `${name}: requests another host: ${request}`,
      ),
    )

/**
 * Builds the documentation.
 * @param folder that receives it; its content is replaced
 * @param isWriting whether to write the derived documents first
 * @returns problems, one line each: stale pages, dead links and citations, requests to other hosts
 */
export const buildDocs = async (folder: string, isWriting: boolean): Promise<string[]> => {
  if (isWriting) writePages()
  const documents = readDocuments()
  const problems = [...stalePages(), ...deadReferences(documents)]
  if (problems.length > 0) return problems
  rmSync(folder, { recursive: true, force: true })
  const { pages, copies } = siteOf(documents)
  for (const [address, html] of pages) write(join(folder, address), html)
  for (const [address, file] of copies) {
    mkdirSync(dirname(join(folder, address)), { recursive: true })
    copyFileSync(file, join(folder, address))
  }
  write(join(folder, 'docs.css'), stylesheet())
  await Promise.all([writeContractPage(join(folder, 'contract')), writeGallery(folder)])
  return requestsIn(folder)
}
