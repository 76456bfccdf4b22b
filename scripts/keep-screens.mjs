// npm run screens: copies the screenshots of the shell's screens that npm run audit took to docs/screens/.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { fail } from './lib/setup.mjs'

const SCREENS = 'login welcome loading forgot-password reset-password dashboard not-found error'.split(' ')
const LOOKS = ['360-light-id', '360-dark-en', '1280-light-id', '1280-dark-en']

for (const screen of SCREENS) {
  mkdirSync(`docs/screens/${screen}`, { recursive: true })
  for (const look of LOOKS) {
    const picture = `reports/screens/${screen}-${look}.png`
    if (!existsSync(picture)) fail(`${picture} is missing: npm run audit takes it.`)
    copyFileSync(picture, `docs/screens/${screen}/${look}.png`)
  }
}
console.log(`${SCREENS.length * LOOKS.length} pictures in docs/screens`)
