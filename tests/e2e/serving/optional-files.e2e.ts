import type { Locator, Page } from '@playwright/test'
import { serve } from '../../../scripts/lib/serve.mjs'
import { AUDIT_ONLY, comeBack, expect, type Host, signIn, test } from '../fixtures.ts'
import { addressOf, loseFiles, OPTIONAL_FILES, type OptionalFile, WAYS } from './optional-files.ts'
import { FIREBASE } from './push-portal.ts'

const HOUR_MS = 3_600_000
const LOST = 'Bagian ini belum dapat diambil dari server portal.'

// Errors that browsers report for a file that is missing or not a script.
test.use({
  allowed: {
    errors: [/net::ERR_FAILED/, /dynamically imported module/, /Failed to load module script/, /status of 502/],
  },
})

const files = (...wheres: string[]) =>
  (Object.keys(OPTIONAL_FILES) as OptionalFile[]).filter((file) => wheres.includes(OPTIONAL_FILES[file]))

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link').first()
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const bar = (page: Page) => page.getByRole('banner')

/** Scrolls to the top, where the bar moves down: Playwright scrolls on a press and would miss the moving button. */
const goToTop = async (page: Page) => {
  await page.keyboard.press('Home')
  await expect(page.getByRole('complementary', { name: 'Kontak kampus' })).toBeInViewport({ ratio: 1 })
}

/** Checks the error in place of the part, lets the file arrive, and checks that a retry restores the part. */
const comesBack = async (place: Locator, arrive: () => void) => {
  await expect(place.getByRole('alert').first()).toContainText(LOST)
  arrive()
  await place.getByRole('button', { name: 'Muat Ulang' }).first().click()
  await expect(place.getByRole('alert').filter({ hasText: LOST })).toHaveCount(0)
}

const open = async (page: Page, { url, world }: Host, campus: string) => {
  await world({ reset: true, campus, chat: true })
  // A deployment with push messages, before permission is granted.
  const config = (await (await fetch(`${url}/config.json`)).json()) as object
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, firebase: FIREBASE } }))
  await comeBack(page, { url })
}

test.describe('optional files of the portal', () => {
  test.use({ serviceWorkers: 'block' }) // a worker would serve some of them from its cache

  for (const way of WAYS) {
    test(
      `${way}: only their own parts fail; menu, screen and logout work, and a retry restores each part`,
      way === 'aborted' ? AUDIT_ONLY : {},
      async ({ page, context, production }) => {
        await context.clock.install()
        // The loader of the push host, or the host itself.
        const push: OptionalFile = way === 'aborted' ? 'src/app/push/later-push.ts' : 'src/app/push/push-host.tsx'
        const silent = files('by itself').filter((file) => !file.includes('/push/') || file === push)
        const { missed, arrive } = await loseFiles(page, way, [
          ...silent,
          'src/app/push/push-offer.tsx',
          ...files('a press', 'an announcement', 'a form', 'after the idle hour').filter(
            (file) => !file.includes('/lab/'),
          ),
        ])
        await open(page, production, 'TSM')

        const classes = page.getByRole('region', { name: 'Kelas berikutnya' })
        await expect(classes).toContainText('Jadwal ujian atau kalender akademik tidak dapat dimuat.')
        await expect(classes).toContainText('Basis Data Lanjut') // the weekly classes are rendered
        await comesBack(page.getByRole('region', { name: 'Agenda' }), () => arrive('src/features/dashboard/kabar.tsx'))
        await comesBack(page.getByRole('region', { name: 'Kemajuan SKS' }), () => undefined) // same file
        const deadlines = page.getByRole('region', { name: 'Tenggat berikutnya' })
        await comesBack(deadlines, () => arrive('src/features/dashboard/deadlines-card.tsx'))
        const bills = page.getByRole('region', { name: 'Tagihan', exact: true })
        await comesBack(bills, () => arrive('src/features/dashboard/owed.tsx'))
        await comesBack(page.getByRole('main'), () => arrive('src/features/dashboard/first-step/first-step.tsx'))
        await classes.getByRole('button', { name: 'Muat Ulang' }).click()
        await expect(classes).not.toContainText('Jadwal ujian')
        await expect(classes).toContainText('Basis Data Lanjut')
        await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('listitem').first()).toBeVisible()
        await classes.getByRole('link', { name: 'Basis Data Lanjut' }).first().click()
        const course = page.getByRole('dialog', { name: 'Basis Data Lanjut' })
        await comesBack(course, () => arrive('src/app/makul-sheet/makul-sheet.tsx'))
        await expect(course).toContainText('Pertemuan berikutnya')
        await page.keyboard.press('Escape')
        await expect(course).toHaveCount(0)
        await context.clock.fastForward(30_000) // for prefetched files, and those that wait for an idle moment
        await expect.poll(() => [...missed]).toEqual(expect.arrayContaining(silent))
        await expect(menu(page)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0) // those load without a user action

        await goToTop(page)
        // Both panels share a file: the first one opened retries it for both.
        const panels = [/^Notifikasi/, 'Panduan'] as const
        const [first, second] = way === 'aborted' ? panels : ([panels[1], panels[0]] as const)
        await button(page, first).click()
        await comesBack(bar(page), () => arrive('src/app/top-bar/news-panel.tsx'))
        await page.keyboard.press('Escape')
        await button(page, second).click()
        await expect(bar(page).getByRole('listitem').first()).toBeVisible()
        await page.keyboard.press('Escape')
        await button(page, /^Notifikasi/).click()
        await expect.poll(() => [...missed]).toContain('src/app/push/push-offer.tsx')
        const news = bar(page).getByRole('listitem').getByRole('link').first()
        const title = await news.getByRole('strong').or(news.locator('b')).textContent()
        await news.click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
        await expect.poll(() => [...missed]).toContain('src/app/layouts/other/reading-layouts.tsx')
        await expect(menu(page)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)

        await button(page, /akun Sekar/).click()
        await expect(button(page, 'Keluar')).toBeVisible()
        await expect(bar(page).getByRole('alert').first()).toContainText(LOST) // loaded together with the parts below it
        await button(page, 'Ganti kata sandi').click()
        const dialog = page.getByRole('dialog', { name: 'Ganti kata sandi' })
        await expect(dialog.getByRole('alert')).toContainText(LOST)
        await dialog.getByRole('button', { name: 'Tutup' }).click()
        await expect(dialog).toHaveCount(0)
        await button(page, /akun Sekar/).click()
        await button(page, 'Ganti kata sandi').click()
        await comesBack(dialog, () => arrive('src/features/kata-sandi/change-password-modal.tsx'))
        await expect(dialog.getByLabel(/^Kata sandi/).first()).toBeVisible()
        await page.keyboard.press('Escape')

        await page.getByRole('link', { name: 'Biodata', exact: true }).click()
        const place = page.getByRole('region', { name: 'Alamat', exact: true })
        await expect(place.getByLabel('Kecamatan')).toHaveValue(/^Kec\./) // the chosen value is readable
        await comesBack(place, () => arrive('src/shared/ui/choice/remote-select.tsx'))
        await expect(place.getByRole('combobox', { name: 'Kecamatan' })).toHaveValue(/^Kec\./)

        await context.clock.fastForward(HOUR_MS - 30_000)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible() // the idle timer continues without its warning
        await context.clock.fastForward(60_000)
        await expect(page.getByText('Sekar')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('alert')).toContainText(LOST)
        arrive('src/app/idle/session-expired.tsx')
        await button(page, 'Muat Ulang').click()
        await page.getByRole('dialog', { name: 'Sesi Habis' }).getByRole('button').click()
        await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
      },
    )
  }

  test('shows a failed dialog of reminders in place, and a retry opens it', async ({ page, production }) => {
    const { arrive } = await loseFiles(page, 'aborted', files('a reminder'))
    await open(page, production, 'TSM')
    await page.goto(`${production.url}/kalender-akademik`)
    await button(page, /^Ingatkan saya: Kumpulkan/)
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Ingatkan saya' })
    await comesBack(dialog, () => arrive('src/kit/jadwal/remind-dialog.tsx'))
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Tambahkan ke kalender' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.ics$/)
    await expect(dialog.getByRole('status')).toContainText('Berkas kalender diunduh.')
  })

  test(
    'shows a failed KHP alert and a failed separate-portal link in place',
    AUDIT_ONLY,
    async ({ page, production }) => {
      const lost = await loseFiles(page, 'aborted', ['src/app/menu/khp-alert.tsx'])
      await open(page, production, 'STIALAN')
      await button(page, 'KHP').click()
      const dialog = page.getByRole('dialog', { name: 'Informasi' })
      await comesBack(dialog, () => lost.arrive('src/app/menu/khp-alert.tsx'))
      await expect(dialog).toContainText('portal versi lama')

      await page.evaluate(() => localStorage.clear())
      await page.goto('about:blank') // so that no request is sent when the gateway forgets the session
      const { arrive } = await loseFiles(page, 'aborted', ['src/app/guards/leaving-portal.tsx'])
      await open(page, production, 'STATE-UNIVERSITY')
      await page.goto(`${production.url}/surat`)
      await comesBack(page.getByRole('main'), () => arrive('src/app/guards/leaving-portal.tsx'))
    },
  )
})

test('shows a failed lab panel in place, and the portal works', async ({ page }) => {
  // The demo's gateway is a worker, which fetches the page's files: the host does not have this one.
  const host = await serve({
    dir: 'dist-demo',
    demo: true,
    proxies: [{ from: addressOf('tools/lab/lab-frame.tsx', 'dist-demo'), to: 'http://localhost:9' }],
  })
  await signIn(page, host.url, 'aktif')
  await button(page, 'Lab kampus').click()
  const dialog = page.getByRole('dialog', { name: 'Lab kampus' })
  await expect(dialog.getByRole('alert')).toContainText(LOST)
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Lab kampus')).toBeFocused()
  await expect(menu(page)).toBeVisible()
  await page.close() // before its host: aborted requests do not count as failures
  await host.close()
})
