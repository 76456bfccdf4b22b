import type { Page } from '@playwright/test'
import { expect, sendLogin, signIn } from './fixtures.ts'
import { SUBJECT_SCREENS } from './subject-visits.ts'
import { button, enter, type Hosts, heading, onward, openScreen, spend, type Visited } from './visit-steps.ts'

const openDashboard = onward(
  openScreen('aktif', '/', (page) => page.locator('main[data-ready]')),
  async (page) => {
    await expect(page.getByRole('region')).toHaveCount(8)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)) // content below the fold loads when it is near
    await expect(page.getByRole('region').last().getByRole('listitem').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  },
)

const openLogin = async (page: Page, { demo }: Hosts) => {
  await page.goto(demo.url)
  await expect(page.getByRole('group', { name: /Bahasa|Language/ })).toBeVisible()
}

const openPassword = onward(openDashboard, async (page) => {
  await button(page, /akun |account /).click()
  await button(page, /^Ganti kata sandi|^Change password/).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  spend(page)
})

export const SCREENS: readonly Visited[] = [
  { name: 'login', open: openLogin },
  {
    name: 'login-refused',
    auditOnly: true,
    allowed: [/status of 401/],
    open: async (page, hosts) => {
      await sendLogin(page, hosts.demo.url, 'aktif', 'salah')
      await expect(page.getByRole('alert')).not.toBeEmpty()
    },
  },
  { name: 'dashboard', open: openDashboard },
  { name: 'dashboard-kosong', auditOnly: true, open: (page, hosts) => enter(page, hosts, 'kosong') },
  { name: 'dashboard-tunggakan', auditOnly: true, open: (page, hosts) => enter(page, hosts, 'tunggakan') },
  {
    name: 'menu-drawer',
    auditOnly: true,
    width: 360,
    open: onward(openDashboard, async (page) => {
      await button(page, /^Buka menu|^Open menu/).click()
      await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link').first()).toBeVisible()
    }),
  },
  {
    name: 'menu-collapsed',
    auditOnly: true,
    width: 1280,
    open: onward(openDashboard, async (page) => {
      await button(page, /^Ciutkan menu|^Collapse menu/).click()
      await page.keyboard.press('Shift+Tab')
      await expect(page.locator('nav a:focus-visible > span')).toHaveCSS('clip-path', 'none')
      spend(page)
    }),
  },
  {
    name: 'news-open',
    auditOnly: true,
    open: onward(openDashboard, async (page) => {
      await button(page, /^(Notifikasi|Notifications)/).click()
      await expect(page.locator('header').getByRole('link', { name: /^Semua|^All/ })).toBeVisible()
    }),
  },
  {
    name: 'guide-open',
    auditOnly: true,
    width: 1280,
    open: onward(openDashboard, async (page) => {
      await button(page, /^Panduan|^Guides/).click()
      await expect(page.locator('header').getByRole('link', { name: /^Semua|^All/ })).toBeVisible()
    }),
  },
  {
    name: 'account-open',
    open: onward(openDashboard, async (page) => {
      await button(page, /akun |account /).click()
      await expect(button(page, /^Keluar|^Log out/)).toBeVisible()
    }),
  },
  { name: 'password-modal', auditOnly: true, open: openPassword },
  {
    name: 'password-refused',
    auditOnly: true,
    open: onward(openPassword, async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Proses|^Process|^Submit/ })
        .click()
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible()
    }),
  },
  {
    name: 'welcome',
    auditOnly: true,
    open: async (page, hosts) => {
      await enter(page, hosts, 'baru')
      await page.goto(`${hosts.demo.url}/welcome`)
      await expect(page.getByRole('link', { name: /^Ke dasbor|^Go to dashboard/ })).toBeVisible()
      await expect(heading(page, /,/)).toBeVisible()
    },
  },
  {
    name: 'loading',
    host: 'production',
    open: async (page, { production }) => {
      await signIn(page, production.url, 'aktif')
      await page.route('**/gateway/**', () => undefined) // the gateway never answers
      await page.goto(`${production.url}/loading`)
      await expect(page.locator('main').getByRole('status')).toHaveText(/…$/)
    },
  },
  {
    name: 'forgot-password',
    auditOnly: true,
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/forgot-password`)
      await expect(heading(page, /^Lupa kata sandi|^Forgot password/)).toBeVisible()
      await expect(page.getByRole('group', { name: /Bahasa|Language/ })).toBeVisible()
    },
  },
  {
    name: 'forgot-password-sent',
    auditOnly: true,
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/forgot-password`)
      await page.getByRole('textbox', { name: /NIM/ }).fill('240117023')
      await page.keyboard.press('Enter')
      await expect(heading(page, /^Periksa email|^Check your email/)).toBeVisible()
    },
  },
  {
    name: 'reset-password',
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/reset-password?token=demo-atur-ulang-240117023`)
      await expect(heading(page, /^Atur kata sandi baru|^Set a new password/)).toBeVisible()
    },
  },
  {
    name: 'reset-password-no-token',
    auditOnly: true,
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/reset-password`)
      await expect(page.getByRole('heading', { name: /^Tautan tidak lengkap|^Incomplete link/ })).toBeVisible()
    },
  },
  {
    name: 'oauth-confirm',
    auditOnly: true,
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/krs?code=contoh`)
      await expect(heading(page, /^Lanjutkan masuk|^Continue logging/)).toBeVisible()
      await expect(page.getByRole('group', { name: /Bahasa|Language/ })).toBeVisible()
    },
  },
  {
    name: 'operator',
    auditOnly: true,
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/?lab=default,persona:operator`)
      await expect(heading(page, /^Pilih mahasiswa|^Choose/)).toBeVisible()
    },
  },
  {
    name: 'operator-acting',
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/?lab=default,persona:operator`)
      await expect(heading(page, /^Pilih mahasiswa|^Choose/)).toBeVisible()
      await page.getByRole('textbox', { name: /NIM/ }).fill('240117023')
      await page.keyboard.press('Enter')
      await expect(page.locator('main[data-ready]')).toBeVisible()
      await button(page, /^Izinkan perubahan|^Allow changes/).click()
      await page.getByRole('button', { name: 'Ok', exact: true }).click()
      await expect(button(page, /^Kunci lagi|^Lock again/)).toBeVisible()
    },
  },
  ...SUBJECT_SCREENS,
  {
    name: 'not-found',
    auditOnly: true,
    open: openScreen('aktif', '/tidak-ada', (page) => heading(page, /^ERROR 404/)),
  },
  {
    name: 'error',
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/error`)
      await expect(heading(page, /^ERROR 500/)).toBeVisible()
    },
  },
]

const WIDTHS = [360, 1280] as const
const MODES = ['light', 'dark'] as const
const LANGUAGES = ['id', 'en'] as const

export interface Look {
  /** In CSS pixels; WIDTHS lists the widths for every screen. */
  width: number
  mode: (typeof MODES)[number]
  language: (typeof LANGUAGES)[number]
}

export const ALL_LOOKS: readonly Look[] = WIDTHS.flatMap((width) =>
  MODES.flatMap((mode) => LANGUAGES.map((language) => ({ width, mode, language }))),
)

export const screenNamed = (name: string): Visited => {
  const screen = SCREENS.find((one) => one.name === name)
  if (!screen) throw new Error(`no screen is called ${name}`)
  return screen
}

/** Chooses English, as on an earlier visit: the demo and the portal each store it under their own name. */
const chooseEnglish = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (window.origin === 'null') return // about:blank has no storage
    for (const name of ['demo.language', 'language']) {
      if (window.localStorage.getItem(name) === null) window.localStorage.setItem(name, 'en')
    }
  })
}

/** Opens a screen in one look: width, colour mode of the system, and language. */
export const visit = async (page: Page, hosts: Hosts, screen: Visited, look: Look): Promise<void> => {
  const { width, mode, language } = look
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  if (language === 'en') await chooseEnglish(page)
  await screen.open(page, hosts)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', mode)
}
