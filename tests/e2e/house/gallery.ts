import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { axeViolations } from './accessibility.ts'
import { geometryFaults } from './geometry.ts'

export interface GalleryLook {
  width: number
  mode: 'light' | 'dark'
  lng: 'id' | 'en'
  campus?: string
}

/** Every width × colour mode × language in which the kit is checked. */
export const GALLERY_LOOKS: readonly GalleryLook[] = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((mode) => (['id', 'en'] as const).map((lng) => ({ width, mode, lng }))),
)

/** Opens the gallery in one look and checks axe, page width and overlaps. */
export const expectWhole = async (page: Page, url: string, look: GalleryLook): Promise<void> => {
  const where = [look.width, look.mode, look.lng].join(', ')
  await openGallery(page, url, look)
  expect.soft(await axeViolations(page), where).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `no horizontal scroll: ${where}`).toBeLessThanOrEqual(0)
  expect.soft(await geometryFaults(page), where).toEqual([])
}

export const openGallery = async (page: Page, url: string, look: GalleryLook): Promise<void> => {
  const { width, mode, lng, campus = 'arunika' } = look
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  await page.goto(`${url}/__ui?${new URLSearchParams({ mode, lng, campus }).toString()}`)
  await expect(page.locator('html')).toHaveAttribute('lang', lng)
  await expect(page.locator('#kit-gallery > h1')).toBeVisible()
}
