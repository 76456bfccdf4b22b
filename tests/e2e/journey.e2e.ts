import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, signIn, test } from './fixtures.ts'

const builds = ['demo', 'production'] as const

/**
 * Types name and password while scripts are held back.
 * @returns a function that releases the scripts
 */
const typeBeforeScripts = async (page: Page, url: string): Promise<() => void> => {
  let release = () => undefined as unknown
  const typed = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('#username').fill('aktif')
  await page.locator('#password').fill('demo')
  return release
}

for (const build of builds) {
  test.describe(`on the ${build} build`, build === 'demo' ? AUDIT_ONLY : {}, () => {
    let host: Host
    test.beforeEach(({ demo, production }) => {
      host = build === 'demo' ? demo : production
    })

    test('signs in, shows the dashboard, survives a reload and logs out', async ({ page }) => {
      await signIn(page, host.url, 'aktif')
      await expect(page).toHaveURL(`${host.url}/dashboard`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
      await expect(page.getByRole('region', { name: 'Tagihan', exact: true })).toContainText('Rp 2.750.000')
      await expect(page.getByRole('region', { name: 'IPS per semester' })).toContainText('3,75')
      await expect(page.getByRole('region', { name: 'Kemajuan SKS' })).toContainText('84 dari 144 SKS lulus')
      await expect(
        page.getByRole('region', { name: 'Kelas berikutnya' }).getByRole('heading', { level: 3 }),
      ).toBeVisible()
      await expect(page.getByRole('region', { name: 'Berita' })).toContainText(
        'Jadwal UTS 2026/2027 Ganjil telah terbit',
      )
      await expect(page.getByRole('region', { name: 'Agenda' })).toContainText('Ujian Tengah Semester')
      await expect(page).toHaveTitle(/^Dasbor · /)

      await page.reload()
      await expect(page.locator('main[data-ready]')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')

      await page.getByRole('button', { name: /akun / }).click()
      await page.getByRole('button', { name: 'Keluar' }).click()
      await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
      await expect(page).toHaveURL(`${host.url}/`)
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /refresh_token|identity/.test(key)),
      )
      expect(kept, 'nothing of the session stays on the device').toEqual([])
    })

    test('returns an anonymous visitor to the requested address after login', async ({ page }) => {
      await page.goto(`${host.url}/dashboard?dari=surel#agenda`)
      await expect(page).toHaveURL(`${host.url}/`)
      await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill('240117023')
      await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${host.url}/dashboard?dari=surel#agenda`)
      await expect(page.locator('main[data-ready]')).toBeVisible()
    })

    test('logs out the other tab on logout', async ({ page, context }) => {
      await signIn(page, host.url, 'aktif')
      const other = await context.newPage()
      await other.goto(`${host.url}/dashboard`)
      await expect(other.locator('main[data-ready]')).toBeVisible()
      await page.getByRole('button', { name: /akun / }).click()
      await page.getByRole('button', { name: 'Keluar' }).click()
      await expect(other.getByRole('heading', { name: 'Masuk' })).toBeVisible()
    })

    test('keeps text that is typed before the scripts load', async ({ page }) => {
      const release = await typeBeforeScripts(page, host.url)
      release()
      await expect(async () => {
        await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
        await expect(page.locator('#password')).toHaveAttribute('type', 'text', { timeout: 200 })
      }).toPass()
      await expect(page.locator('#username')).toHaveValue('aktif')
      await expect(page.locator('#password')).toHaveValue('demo')
      await page.getByRole('button', { name: 'Masuk', exact: true }).click()
      await expect(page.locator('main[data-ready]')).toBeVisible()
    })

    test('completes a login that is submitted before the scripts load, without a password in an address', async ({
      page,
    }) => {
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      const release = await typeBeforeScripts(page, host.url)
      await page.locator('#password').press('Enter')
      release()
      await expect(page.locator('main[data-ready]')).toBeVisible()
      expect(addresses.filter((address) => address.includes('demo') && address.includes('password'))).toEqual([])
    })
  })
}

test.describe('failed login', () => {
  test.use({ allowed: { errors: [/status of 40[01]/] } })
  test('explains a wrong password and keeps the typed text', async ({ page, production }) => {
    await page.goto(production.url)
    await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill('aktif')
    await page.getByLabel('Kata sandi', { exact: true }).fill('salah')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page.getByLabel('Nomor Induk Mahasiswa (NIM)')).toHaveValue('aktif')
  })

  test('shows the error page with a logout button to an operator without the scope', async ({ page, production }) => {
    await page.goto(production.url)
    await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill('operator-tanpa-hak')
    await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page).toHaveURL(`${production.url}/error`)
    await expect(page.getByRole('heading', { name: 'ERROR 403' })).toBeVisible()
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  })
})

test('shows the 404 page with a way back for an unknown address', AUDIT_ONLY, async ({ page, demo }) => {
  await signIn(page, demo.url, 'aktif')
  await page.goto(`${demo.url}/tidak-ada`)
  await expect(page.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toContainText('Biaya kuliah')
  await expect(page.getByText('Alamat yang Anda tuju tidak dapat ditemukan')).toBeVisible()
  await expect(page.getByText('Mohon periksa URL yang Anda ketikkan. Atau mohon hubungi administrator')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(`${demo.url}/dashboard`)
})
