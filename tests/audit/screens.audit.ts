import { mkdirSync } from 'node:fs'
import { test } from '../e2e/fixtures.ts'
import { expectSound } from '../e2e/house/accessibility.ts'
import { roundsOf, titleOf, visitRound } from '../e2e/house/rounds.ts'
import { ALL_LOOKS, SCREENS } from '../e2e/visits.ts'

// Full matrix of which npm test runs a pairwise selection: every screen × width × colour mode × language, each with axe
// (no rule disabled), no horizontal scroll, and a picture for review.
const PICTURES = 'reports/screens'
mkdirSync(PICTURES, { recursive: true })

const screensAt = (width: number) => SCREENS.filter((screen) => (screen.width ?? width) === width)

for (const round of ALL_LOOKS.flatMap((look) => roundsOf(screensAt(look.width), look))) {
  const { width, mode, language } = round.look
  test(`passes the accessibility and layout checks: ${titleOf(round)}`, async ({ page, demo, production, watched }) => {
    test.setTimeout(300_000)
    await visitRound(page, { demo, production }, watched, round, async ({ name }) => {
      await expectSound(page)
      console.log(`axe 0: ${name} at ${width} px, ${mode}, ${language}`)
      await page.screenshot({ path: `${PICTURES}/${name}-${width}-${mode}-${language}.png`, fullPage: true })
    })
  })
}
