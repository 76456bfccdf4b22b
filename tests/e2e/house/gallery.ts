import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export interface GalleryLook {
  width: number
  mode: 'light' | 'dark'
  lng: 'id' | 'en'
  campus?: string
}

/** Every width × colour mode × language that the kit is looked at in. */
export const GALLERY_LOOKS: readonly GalleryLook[] = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((mode) => (['id', 'en'] as const).map((lng) => ({ width, mode, lng }))),
)

/** Opens the gallery of the kit in one look. */
export const openGallery = async (page: Page, url: string, look: GalleryLook): Promise<void> => {
  const { width, mode, lng, campus = 'arunika' } = look
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  await page.goto(`${url}/__ui?${new URLSearchParams({ mode, lng, campus }).toString()}`)
  await expect(page.locator('html')).toHaveAttribute('lang', lng)
  await expect(page.locator('#kit-gallery > h1')).toBeVisible()
}
