import { expect, test } from '../e2e/fixtures.ts'
import { roundsOf, titleOf, visitRound } from '../e2e/house/rounds.ts'
import { enlargeText, textFaults } from '../e2e/house/text-size.ts'
import { SCREENS } from '../e2e/visits.ts'

// Doubles the browser's text size on the narrowest phone and on a desktop with a fixed menu, and keeps normal text on a
// narrower phone and a tablet: nothing overlaps, is cut off or scrolls sideways (WCAG 1.4.4, 1.4.10).
const LOOKS = [
  { percent: 200, width: 360 },
  { percent: 200, width: 1280 },
  { percent: 100, width: 320 },
  { percent: 100, width: 768 },
] as const

for (const { percent, width } of LOOKS) {
  const look = { width, mode: 'light', language: 'id' } as const
  for (const round of roundsOf(
    // With doubled text a desktop has the tablet layout: parts for wide windows only are not rendered.
    SCREENS.filter((screen) => (screen.width ?? width) === width && (percent === 100 || screen.width !== 1280)),
    look,
  )) {
    test(`fits text at ${percent} % in ${titleOf(round)}`, async ({ page, demo, production, watched }) => {
      test.setTimeout(300_000)
      await enlargeText(page, percent)
      await visitRound(page, { demo, production }, watched, round, async ({ name }) => {
        await expect(page.locator('html'), name).toHaveCSS('font-size', `${(16 * percent) / 100}px`)
        expect.soft(await textFaults(page), name).toEqual([])
      })
    })
  }
}
