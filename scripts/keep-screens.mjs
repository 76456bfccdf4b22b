// npm run screens: copies the pictures that npm run audit -- pictures took to docs/screens/.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { fail } from './lib/setup.mjs'

const FROM = 'reports/pictures'
const TO = 'docs/screens'
const picturesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.png'))
    .map((name) => name.replaceAll('\\', '/'))

if (!existsSync(FROM)) fail('There are no pictures: npm run audit -- pictures takes them.')
const taken = picturesIn(FROM)
const missing = picturesIn(TO).filter((name) => !taken.includes(name))
if (missing.length > 0)
  fail(`npm run audit -- pictures took no ${missing.join(', ')}: remove it from ${TO}, or take it.`)
cpSync(FROM, TO, { recursive: true })
rmSync(FROM, { recursive: true })
console.log(`${taken.length} pictures in ${TO}`)
