import { mkdirSync } from 'node:fs'
import { test } from '../e2e/fixtures.ts'
import { expectSound } from '../e2e/house/accessibility.ts'
import { LANGUAGES, MODES, SCREENS, visit, WIDTHS } from '../e2e/visits.ts'

// The full matrix that npm test takes a pairwise choice of: every screen × width × colour mode × language, each with
// axe (no rule switched off), no horizontal scroll, and a picture to look at.
const PICTURES = 'reports/screens'
mkdirSync(PICTURES, { recursive: true })

for (const screen of SCREENS) {
  test.describe(() => {
    test.use({ allowed: { errors: screen.allowed ?? [] } })
    for (const width of WIDTHS.filter((one) => (screen.width ?? one) === one)) {
      for (const mode of MODES) {
        for (const language of LANGUAGES) {
          const look = `${screen.name} at ${width} px, ${mode}, ${language}`
          test(look, async ({ page, demo, production }) => {
            await visit(page, { demo, production }, screen, { width, mode, language })
            await expectSound(page)
            console.log(`axe 0: ${look}`)
            await page.screenshot({
              path: `${PICTURES}/${screen.name}-${width}-${mode}-${language}.png`,
              fullPage: true,
            })
          })
        }
      }
    }
  })
}
