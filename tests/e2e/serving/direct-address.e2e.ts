import type { Page } from '@playwright/test'
import { casesOf, declaredScreens } from '../../screens/addresses.ts'
import { AUDIT_ONLY, comeBack, expect, sendLogin, test } from '../fixtures.ts'

// Tests responses of the network; an installed worker would answer instead.
test.use({ serviceWorkers: 'block' })

/** Records any 404 page, however briefly shown, from the start of the page. */
const watchFor404 = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('body')?.textContent.includes('ERROR 404'))
        document.documentElement.dataset['seen404'] = 'true'
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
const seen404 = (page: Page) => page.evaluate(() => document.documentElement.dataset['seen404'] === 'true')

const scripts = (names: string[]) => new RegExp(`/assets/(${names.join('|')})-[\\w-]{8}\\.js$`)

/** Delays some scripts until all of them have been requested, which proves that none waits for another. */
const inOneStep = async (page: Page, names: string[], count = names.length) => {
  const asked = new Set<string>()
  await page.route(scripts(names), async (route) => {
    asked.add(route.request().url())
    await expect.poll(() => asked.size).toBe(count)
    await route.continue()
  })
}

const STAGE = ['react', 'entry', 'app', 'dashboard']
/** Table of screens, and the file that it shares with later screens. */
const TABLE = ['later-screens', 'common']

const SCREENS = [
  {
    path: '/forgot-password',
    persona: 'aktif',
    title: 'Lupa kata sandi',
    step: ['kata-sandi', 'kata-sandi-id', 'forms'],
  },
  { path: '/welcome', persona: 'baru', title: 'Selamat datang', step: ['welcome', 'welcome-id'] },
] as const

for (const { path, persona, title, step } of SCREENS) {
  test(
    `opens ${path} directly with one more step of scripts than the dashboard, without a 404 page`,
    persona === 'aktif' ? {} : AUDIT_ONLY,
    async ({ page, production }) => {
      await sendLogin(page, production.url, persona)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Sekar|Raka/)
      await page.goto('about:blank') // requests of the previous page do not count
      await watchFor404(page)
      await inOneStep(page, [...STAGE, ...TABLE])
      await inOneStep(page, ['panels', 'kit', 'id', ...step]) // the layout, the kit, its texts
      await page.goto(production.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page).toHaveTitle(new RegExp(`^${title} · `))
      expect(await seen404(page)).toBe(false)
    },
  )
}

test('opens the dashboard with one step of scripts, and loads the other screens after its data is shown', async ({
  page,
  production,
}) => {
  await comeBack(page, production)
  await page.goto('about:blank')
  const readyWhenAsked: boolean[] = []
  await inOneStep(page, STAGE)
  await page.route(scripts(['later-screens']), async (route) => {
    readyWhenAsked.push(await page.locator('main[data-ready]').isVisible())
    await route.continue()
  })
  await page.goto(`${production.url}/dashboard`)
  await expect.poll(() => readyWhenAsked).toEqual([true])
})

test('shows the 404 page, which the tests detect, for an unknown address', async ({ page, production }) => {
  await comeBack(page, production)
  await watchFor404(page)
  await page.goto(`${production.url}/tidak/ada`)
  await expect(page.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
  expect(await seen404(page)).toBe(true)
})

test('shows the 404 page for an unknown address without a session, and the login for a protected one', async ({
  page,
  production,
}) => {
  await page.goto(`${production.url}/surat/info/7/berkas`)
  await expect(page.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
  await page.goto(`${production.url}/welcome`)
  await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible()
  await page.goto(`${production.url}/krs`)
  await expect(page.locator('#login form')).toBeVisible()
})

/** One address of each screen that requires a session. */
const EVERY_SCREEN = casesOf(declaredScreens()).filter(({ isFurther }) => isFurther !== true)
/** npm test opens a sixth of them; `npm run audit -- reload` opens and reloads all, as each kind of user. */
const SOME_SCREENS = EVERY_SCREEN.filter((_, index) => index % 6 === 0)
const ADDRESS_MS = 4000
/** First address of each subject of section 1; exams belong to the timetable, and have their card. */
const SUBJECTS = [
  ...[
    '/akademik',
    '/nilai',
    '/krs',
    '/krss',
    '/pkrs',
    '/jadwal-dan-presensi',
    '/biaya-kuliah',
    '/cetak-kartu-ujian',
    '/cuti',
  ],
  ...['/tugas-akhir', '/kerja-praktik', '/seminar', '/sertifikasi', '/wisuda', '/surat', '/kuesioner', '/berita'],
  ...['/notifikasi', '/panduan', '/skpi', '/tracer-study'],
]

test('[R1-001] [R2-001] opens screens by their own address, without a #, and again after a reload', async ({
  page,
  production,
}) => {
  test.setTimeout(SOME_SCREENS.length * ADDRESS_MS)
  await production.world({ chat: true })
  await comeBack(page, production)
  const left: string[] = []
  for (const { address } of SOME_SCREENS) {
    await page.goto(production.url + address)
    await expect(page.locator('main').getByRole('heading').first(), address).toBeVisible()
    expect(await page.locator('main').textContent(), address).not.toContain('ERROR 404')
    const { pathname, hash } = new URL(page.url())
    expect(hash, address).toBe('')
    if (pathname !== new URL(address, production.url).pathname) left.push(address)
  }
  expect(left, 'addresses that lead to another screen').toEqual([])
  await page.reload()
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
  const paths = EVERY_SCREEN.map(({ address }) => address)
  expect(SUBJECTS.filter((subject) => !paths.some((path) => path.startsWith(subject)))).toEqual([])
  await expect(page.getByRole('button', { name: /^Chat/ })).toBeVisible()
})

test('[R2-004] shows the login instead of any screen when no user is signed in', async ({ page, production }) => {
  test.setTimeout(SOME_SCREENS.length * ADDRESS_MS)
  for (const { address } of SOME_SCREENS) {
    await page.goto(production.url + address)
    await expect(page.locator('#login form'), address).toBeVisible()
  }
})

test.describe('other screens that fail to load', () => {
  test.use({ allowed: { errors: [/ERR_FAILED/] } })

  for (const path of ['/forgot-password', '/tidak/ada']) {
    test(
      `shows a failure for ${path} that Muat Ulang repairs, not a blank page`,
      path === '/tidak/ada' ? {} : AUDIT_ONLY,
      async ({ page, production }) => {
        await comeBack(page, production)
        let isLost = true
        await page.route(scripts(['later-screens']), (route) => (isLost ? route.abort() : route.continue()))
        await page.goto(production.url + path)
        await expect(page.getByRole('alert')).toContainText('Maaf, terjadi kesalahan saat memuat data.')
        isLost = false
        // The page reloads itself once and may have recovered before the button is pressed.
        const whole = page.getByRole('heading', { name: /Lupa kata sandi|ERROR 404/ })
        await expect(async () => {
          if (!(await whole.isVisible()))
            await page.getByRole('button', { name: 'Muat Ulang' }).click({ timeout: 1000 })
          await expect(whole).toBeVisible({ timeout: 3000 })
        }).toPass()
      },
    )
  }
})
