import { expect, test } from '../e2e/fixtures.ts'
import { roundsOf, titleOf, visitRound } from '../e2e/house/rounds.ts'
import { enlargeText, textFaults } from '../e2e/house/text-size.ts'
import { SCREENS } from '../e2e/visits.ts'

// Browser text at twice its size on the narrowest phone: nothing overlaps, is cut off or scrolls sideways (WCAG 1.4.4).
const PERCENT = 200
const LOOK = { width: 360, mode: 'light', language: 'id' } as const

for (const round of roundsOf(
  SCREENS.filter((screen) => (screen.width ?? LOOK.width) === LOOK.width),
  LOOK,
)) {
  test(`text at ${PERCENT} % fits ${titleOf(round)}`, async ({ page, demo, production, watched }) => {
    test.setTimeout(300_000)
    await enlargeText(page, PERCENT)
    await visitRound(page, { demo, production }, watched, round, async ({ name }) => {
      await expect(page.locator('html'), name).toHaveCSS('font-size', `${(16 * PERCENT) / 100}px`)
      expect.soft(await textFaults(page), name).toEqual([])
    })
  })
}
