import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { visitRound } from '../e2e/house/rounds.ts'
import { ALL_LOOKS, type Look, screenNamed } from '../e2e/visits.ts'

// Pictures of the documents: npm run screens copies them to docs/screens/.
const PICTURES = 'reports/pictures'

const OF_SHELL = [
  ...['login', 'welcome', 'loading', 'forgot-password', 'reset-password'],
  ...['dashboard', 'not-found', 'error'],
]
const LOOKS = ALL_LOOKS.filter(({ mode, language }) => (mode === 'light') === (language === 'id'))

const nameOf = ({ width, mode, language }: Look): string => `${width}-${mode}-${language}`

const take = async (page: Page, name: string, fullPage: boolean): Promise<void> => {
  const [screen = '', look = ''] = name.split('/')
  mkdirSync(`${PICTURES}/${screen}`, { recursive: true })
  await expect(page.getByText(/masih dimuat|still loading/)).toHaveCount(0)
  await page.screenshot({ path: `${PICTURES}/${screen}/${look}.png`, fullPage })
}

for (const look of LOOKS)
  test(`takes the pictures of the shell: ${nameOf(look)}`, async ({ page, demo, production, watched }) => {
    test.setTimeout(180_000)
    const round = { look, screens: OF_SHELL.map(screenNamed) }
    await visitRound(page, { demo, production }, watched, round, ({ name }) =>
      take(page, `${name}/${nameOf(look)}`, true),
    )
  })

/** Screens of README.md on a phone, by the folder of their picture. */
const ON_A_PHONE: Readonly<Record<string, string>> = {
  'biaya-kuliah': 'biaya-kuliah',
  'jadwal-dan-presensi': 'jadwal-dan-presensi',
  'krs-before-opening': 'krs',
  nilai: 'nilai',
}

test('takes the pictures of README.md', async ({ page, demo, production, watched }) => {
  test.setTimeout(120_000)
  const wide: Look = { width: 1280, mode: 'light', language: 'id' }
  await visitRound(
    page,
    { demo, production },
    watched,
    { look: wide, screens: [screenNamed('dashboard')] },
    ({ name }) => take(page, `${name}/1280-first-light-id`, false),
  )
  const phone = { look: { ...wide, width: 360 } as const, screens: Object.keys(ON_A_PHONE).map(screenNamed) }
  await visitRound(page, { demo, production }, watched, phone, async ({ name }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await take(page, `${ON_A_PHONE[name]}/360-light-id`, false)
  })
})
