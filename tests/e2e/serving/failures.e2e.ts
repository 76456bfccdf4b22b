import type { Page } from '@playwright/test'
import { AUDIT_ONLY, comeBack, expect, type Host, NO_WORKER, openAs, sendLogin, test } from '../fixtures.ts'
import { rawKeysIn } from '../house/raw-keys.ts'
import { lose } from './optional-files.ts'

test.use(NO_WORKER)

const CUT = [/net::ERR_/]
const RELOAD = 'Muat Ulang'
const GATEWAY = /\/gateway\/v1\//
const AGENDA = /upcoming_event/

/** Collects the gateway calls of a page for the student and the campus. */
const watchCalls = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/gateway/v1/')) asked.push(pathname + search)
  })
  return asked
}
const twice = (asked: string[]) => asked.filter((call, place) => asked.indexOf(call) !== place)

/** Stores a session of a student and leaves the page. */
const returning = async (page: Page, { url }: Host) => {
  await comeBack(page, { url })
  await page.goto('about:blank')
}

test.describe('failing network', () => {
  test.use({ allowed: { errors: CUT } })

  test('[R4-001] [R4-026] [R8-012] shows failed cards and one toast while loading, and one retry repeats each call once', async ({
    page,
    production,
  }) => {
    await returning(page, production)
    await page.route(GATEWAY, (route) => route.abort())
    await page.goto(`${production.url}/dashboard`)
    const failed = page.getByRole('region').getByRole('alert')
    await expect(failed).not.toHaveCount(0)
    const edge = page.locator('[data-messages]')
    await expect(edge.getByText('Tidak ada koneksi internet', { exact: true })).toHaveCount(1)
    const retry = edge.getByRole('button', { name: RELOAD })
    await expect(retry).toHaveCount(1)

    await page.unroute(GATEWAY)
    const asked = watchCalls(page)
    await retry.click()
    await expect(page.locator('main[data-ready]')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toContainText('Biaya kuliah')
    await expect(failed).toHaveCount(0)
    await expect(retry).toHaveCount(0)
    expect(asked).toContain('/gateway/v1/mahasiswa/240117023/rekap_pembayaran')
    expect(twice(asked)).toEqual([])
  })

  test('[R4-027] shows a queued request, retries it and removes it, by keyboard only', async ({ page, production }) => {
    await returning(page, production)
    await page.route(AGENDA, (route) => route.abort())
    await page.goto(`${production.url}/dashboard`)
    const queue = page.getByRole('dialog', { name: 'Antrean permintaan' })
    const open = page.getByRole('button', { name: 'Lihat antrean' })
    await expect(page.getByText('Tidak ada koneksi internet. 1 permintaan menunggu.')).toBeVisible()
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(queue).toContainText(/Memuat: Upcoming event.*Network Error.*sejak \d\d\.\d\d/)
    await page.keyboard.press('Escape')
    await expect(queue).toHaveCount(0)
    await expect(open).toBeFocused()

    await page.unroute(AGENDA)
    await page.keyboard.press('Enter')
    await queue.getByRole('button', { name: /^Coba lagi: / }).focus()
    await page.keyboard.press('Enter')
    await expect(queue).toContainText('Tidak ada data')
    await expect(queue.getByRole('button', { name: 'Tutup' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(open).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Agenda' })).toContainText('Ujian Tengah Semester')
  })
})

test.describe('file that fails to load', () => {
  test.use({ allowed: { errors: [...CUT, /Failed to fetch dynamically imported module/] } })
  const FILE = /\/assets\/kata-sandi-[\w-]{8}\.js$/

  const block = (names: string[]) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  }

  const losesFile = async (page: Page, { url }: Host, blocked: string[]) => {
    await page.addInitScript(block, blocked)
    await page.route(FILE, (route) => route.abort())
    const opened: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url())
    })
    await page.goto(`${url}/forgot-password`)
    await expect(page.getByRole('heading', { name: 'ERROR 500' })).toBeVisible()
    expect(opened).toHaveLength(2)

    await page.getByRole('button', { name: RELOAD }).click()
    await expect.poll(() => opened.length).toBe(3)
    await expect(page.getByRole('heading', { name: 'ERROR 500' })).toBeVisible()
    expect(opened).toHaveLength(3)

    await page.unroute(FILE)
    await page.getByRole('button', { name: RELOAD }).click()
    await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
    expect(opened).toHaveLength(4)
  }

  test(
    '[R4-022] [R8-021] reloads the page once, then shows the error page',
    AUDIT_ONLY,
    async ({ page, production }) => {
      await losesFile(page, production, [])
    },
  )

  test('[R4-022] [R8-021] reloads the page once, also when storage is blocked', async ({ page, production }) => {
    await losesFile(page, production, ['sessionStorage', 'localStorage'])
  })

  test('recovers with one reload when the file fails once, as after a release', async ({ page, production }) => {
    await page.route(FILE, (route) => route.abort(), { times: 1 })
    await page.goto(`${production.url}/forgot-password`)
    await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
  })
})

test.describe('texts that fail to load', () => {
  test.use({ allowed: { errors: [...CUT, /Failed to fetch dynamically imported module/, /module script/] } })

  test('[R8-024] fall back to the other language; without both, the screen shows an error that a retry repairs', async ({
    page,
    production,
  }) => {
    const lost = /\/assets\/panduan-(id|en)-[\w-]{8}\.js$/
    await page.route(lost, (route) =>
      lose(route, route.request().url().includes('-id-') ? 'answered with HTML' : 'aborted'),
    )
    await openAs(page, production, '/panduan')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: RELOAD })).toBeVisible()
    await expect(main).toContainText('Bagian ini belum dapat diambil dari server portal.')
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toContainText('Biaya kuliah')
    expect(await rawKeysIn(page)).toEqual([])

    await page.unroute(lost)
    await page.route(/\/assets\/panduan-id-/, (route) => route.abort())
    await main.getByRole('button', { name: RELOAD }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible()
    expect(await rawKeysIn(page)).toEqual([])
  })
})

test.describe('card that fails to render', () => {
  test.use({ allowed: { errors: [/rusak/, /React error #520/] } })

  test(
    '[R8-013] fails alone, shows a reason without personal numbers, and recovers',
    AUDIT_ONLY,
    async ({ page, demo }) => {
      await page.addInitScript(() => {
        const original = Object.getOwnPropertyDescriptor(String.prototype, 'replace')?.value as () => unknown
        Object.defineProperty(String.prototype, 'replace', {
          value(this: string, pattern: unknown, ...rest: unknown[]): unknown {
            const isRupiah = pattern instanceof RegExp && pattern.source.startsWith('\\B(?=')
            if (isRupiah && !('whole' in window)) throw new Error('rusak 240117023')
            return Reflect.apply(original, this, [pattern, ...rest]) as unknown
          },
        })
      })
      await sendLogin(page, demo.url, 'aktif')
      const card = page.getByRole('region', { name: 'Tagihan', exact: true })
      await expect(card.getByRole('alert')).toContainText('Maaf, terjadi kesalahan saat memuat data.')
      const alerts = page.getByRole('alert')
      await expect(alerts).toHaveCount(2) // the first step names an amount too
      await card.getByRole('group').click()
      await expect(card.getByText('rusak …')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toContainText('Biaya kuliah')
      await page.evaluate(() => Object.assign(window, { whole: true }))
      await card.getByRole('button', { name: RELOAD }).click()
      await expect(card).toContainText('Rp 2.750.000')
      await expect(alerts).toHaveCount(1)
      await alerts.getByRole('button', { name: RELOAD }).click()
      await expect(alerts).toHaveCount(0)
    },
  )
})
