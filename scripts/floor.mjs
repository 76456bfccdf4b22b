// Checks that the production build runs in the oldest supported browsers (ADR 23). Reads the files as they are sent,
// including code from packages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_TARGET } from './lib/floor/floor.mjs'
import { GUARDED } from './lib/floor/guarded-uses.mjs'
import { newerInScripts } from './lib/floor/newer-script.mjs'
import { newerInStyles } from './lib/floor/newer-style.mjs'
import { judge } from './lib/floor/unguarded.mjs'

const DIR = 'dist'

const html = readFileSync(join(DIR, 'index.html'), 'utf8')
const filesOf = (ending) =>
  readdirSync(DIR, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, code: readFileSync(join(DIR, name), 'utf8') }))
/**
 * Returns the inline code of the document. The import map (type="importmap", which all supported browsers know) is not
 * a script.
 */
const inside = (tag) =>
  [...html.matchAll(new RegExp(`<${tag}(?! type="importmap")[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, code]) => ({
    name: 'index.html',
    code,
  }))

const scripts = [...filesOf('.js'), ...inside('script')]
const styles = [...filesOf('.css'), ...inside('style')]
const uses = [...newerInScripts(scripts), ...newerInStyles(styles)]
const complaints = judge(uses, GUARDED)
console.log(
  `${scripts.length} scripts and ${styles.length} styles for ${BUILD_TARGET.join(', ')}: ${uses.length} uses of something newer, ${complaints.length} complaints`,
)
for (const complaint of complaints) console.error(`Error: ${complaint}`)
process.exitCode = complaints.length > 0 ? 1 : 0
