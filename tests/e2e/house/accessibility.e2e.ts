import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Visited } from '../visit-steps.ts'
import { SCREENS, screenNamed, visit } from '../visits.ts'
import { expectSound, LOOKS } from './accessibility.ts'
import { roundsOf, titleOf, visitRound } from './rounds.ts'

// Every third screen, in alternating looks: neighbours in the list are states of one screen. npm run audit visits every
// screen in all eight looks, and every further state.
const CHOSEN = SCREENS.filter(({ auditOnly }) => !auditOnly).filter((_, index) => index % 3 === 0)
const lookOf = (screen: Visited, index: number) =>
  LOOKS.find(({ width }) => width === screen.width) ?? LOOKS[index % LOOKS.length]

for (const round of LOOKS.flatMap((look) =>
  roundsOf(
    CHOSEN.filter((screen, index) => lookOf(screen, index) === look),
    look,
  ),
)) {
  test(`passes axe ${titleOf(round)}`, async ({ page, demo, production, watched }) => {
    test.setTimeout(240_000)
    await visitRound(page, { demo, production }, watched, round, () => expectSound(page))
  })
}

test('keeps outlines on selected buttons and on the SKS meter in forced colours', async ({
  page,
  demo,
  production,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, { demo, production }, screenNamed('krss-open'), { width: 1280, mode: 'light', language: 'id' })
  await expect(page.getByRole('button', { name: /^Rencana A/, pressed: true })).toHaveCSS('outline-style', 'solid')
  const ticks = page.locator('[class*="ticks"] i')
  await expect(ticks.first()).toHaveCSS('border-top-style', 'solid')
  // Taken ticks differ from the remaining ones: this is the meter's information.
  const ground = (tick: Locator) => tick.evaluate((shown) => getComputedStyle(shown).backgroundColor)
  expect(await ground(ticks.first())).not.toBe(await ground(ticks.last()))
  await page.goto(`${demo.url}/biaya-kuliah?tab=riwayat`)
  await expect(page.locator('main a[aria-current="page"]')).toHaveCSS('outline-style', 'solid')
})
