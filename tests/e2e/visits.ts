import type { Page } from '@playwright/test'
import { expect, signIn } from './fixtures.ts'

/** Screens that exist, each with the way to it and the sign that it is complete. */
export const SCREENS = [
  {
    name: 'login',
    open: async (page: Page, url: string) => {
      await page.goto(url)
      await expect(page.getByRole('group', { name: /Bahasa|Language/ })).toBeVisible()
    },
  },
  {
    name: 'dashboard',
    open: async (page: Page, url: string) => {
      await signIn(page, url, 'aktif')
      await expect(page.getByRole('region')).toHaveCount(6)
    },
  },
  {
    name: 'dashboard-kosong',
    open: (page: Page, url: string) => signIn(page, url, 'kosong'),
  },
  {
    name: 'not-found',
    open: async (page: Page, url: string) => {
      await signIn(page, url, 'aktif')
      await page.goto(`${url}/tidak-ada`)
      await expect(page.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
    },
  },
  {
    name: 'error',
    open: async (page: Page, url: string) => {
      await page.goto(`${url}/error`)
      await expect(page.getByRole('heading', { name: 'ERROR 500' })).toBeVisible()
    },
  },
] as const

export const WIDTHS = [360, 1280] as const
export const MODES = ['light', 'dark'] as const
export const LANGUAGES = ['id', 'en'] as const

export interface Look {
  width: number
  mode: 'light' | 'dark'
  language: 'id' | 'en'
}

/** Opens a screen in one look: width, colour mode and language. */
export const visit = async (page: Page, url: string, screen: (typeof SCREENS)[number], look: Look): Promise<void> => {
  await page.setViewportSize({ width: look.width, height: look.width < 768 ? 780 : 900 })
  await page.emulateMedia({ colorScheme: look.mode, reducedMotion: 'reduce' })
  await screen.open(page, url)
  if (look.language === 'en') await chooseEnglish(page, look.width)
}

const chooseEnglish = async (page: Page, width: number): Promise<void> => {
  const english = page.getByRole('button', { name: /^EN/ })
  if (!(await english.isVisible().catch(() => false)) && width < 768) {
    const account = page.getByRole('button', { name: /akun / })
    if (await account.isVisible().catch(() => false)) await account.click()
  }
  if (!(await english.isVisible().catch(() => false))) return
  await english.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.keyboard.press('Escape')
}
