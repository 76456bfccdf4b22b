import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axeViolations } from './accessibility.ts'
import { openGallery } from './gallery.ts'
import { geometryFaults } from './geometry.ts'

/** Opening the gallery is the main cost, so all checks of one look share a page. */
const LIGHT = { width: 360, mode: 'light', lng: 'id' } as const
/** Checks that past steps are folded into one line, which the keyboard expands. */
const expectFoldedSteps = async (page: Page) => {
  const tile = page.locator('[data-tile="timeline with a present step"]')
  const past = tile.getByText('3 September 2026')
  await expect(past).toBeHidden()
  await tile.getByRole('button', { name: '3 langkah selesai' }).press('Enter')
  await expect(past).toBeVisible()
}

const WIDE = { width: 1280, mode: 'light', lng: 'id' } as const

/** Checks that rows and headers are the same in every layout; only the position of the cells differs. */
const expectTable = async (page: Page, isPhone: boolean) => {
  const table = page.getByRole('table', { name: 'KRS' }).first()
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(table.getByRole('rowheader', { name: 'Statistika' })).toBeVisible()
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  const first = await table.getByRole('rowheader').first().boundingBox()
  const cell = await table.getByRole('cell', { name: 'IF2401' }).boundingBox()
  const isCard = (cell?.y ?? 0) > (first?.y ?? 0) + 10
  expect(isCard).toBe(isPhone)
}

test('[R8-010] [R8-011] [R8-012] renders every component, dialog, message and form of the kit correctly on a phone', async ({
  page,
  demo,
}) => {
  await openGallery(page, demo.url, LIGHT)
  await expectTable(page, true)
  await expectFoldedSteps(page)
  await test.step('a skeleton is as high as the text that it stands for', async () => {
    const heights = await page.evaluate(() => {
      const lines = [...document.querySelectorAll('[data-tile="pending"] [role="status"] > *')]
      const [one, two] = lines.map((line) => line.getBoundingClientRect().top)
      return { step: (two ?? 0) - (one ?? 0), line: Number.parseFloat(getComputedStyle(document.body).lineHeight) }
    })
    expect(heights.step).toBe(heights.line)
  })
  await test.step('a form begins with its values, leads to what is wrong, and sends what the wire takes', async () => {
    const form = page.locator('[data-tile="form"]')
    await expect(form.getByLabel('Pilihan')).toHaveValue('2')
    await expect(form.getByLabel('Rp', { exact: true })).toHaveValue('1.500.000')
    await form.getByRole('button', { name: 'Simpan' }).click()
    await expect(form.getByRole('region')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Nama lengkap')).toBeFocused()
    await page.keyboard.type('Sekar')
    await page.keyboard.press('Enter')
    await expect(form.locator('[data-sent]')).toHaveText('{"nama":"Sekar","agama":"2","ipk":"3.5","jumlah":1500000}')
  })
  await test.step('messages stand at their edge, above a dialog; with them the whole page passes axe', async () => {
    for (const opener of ['retry', 'snackbar', 'toast error', 'modal']) {
      await page.getByRole('button', { name: opener, exact: true }).click()
    }
    const toast = page.getByText('Tidak ada koneksi internet', { exact: true })
    await expect(toast).toBeVisible()
    const place = await toast.evaluate((bar) => {
      const { x, y, width, height } = bar.getBoundingClientRect()
      const isOnTop = document.elementFromPoint(x + width / 2, y + height / 2)?.contains(bar) === true
      return { isOnTop, isInside: x >= 0 && y + height <= window.innerHeight && width > 0 }
    })
    expect(place).toEqual({ isOnTop: true, isInside: true })
    const top = await page.getByText('2 permintaan menunggu').boundingBox()
    expect(top?.y).toBeLessThan(100)
    await page.keyboard.press('Escape')
    expect(await axeViolations(page)).toEqual([])
    expect(await geometryFaults(page)).toEqual([]) // npm run audit checks all eight looks
  })
  await test.step('a dialog fits, holds the focus and gives it back; one that waits stays', async () => {
    for (const opener of ['modal', 'confirm', 'modal pending']) {
      const button = page.getByRole('button', { name: opener, exact: true })
      await button.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      expect.soft(await axeViolations(page, 'dialog[open]'), opener).toEqual([])
      expect.soft(await geometryFaults(page), opener).toEqual([])
      const box = await dialog.boundingBox()
      expect.soft([box?.x, box?.width], opener).toEqual([16, 328])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      if (opener === 'modal pending') await expect(dialog).toBeVisible()
      else {
        await expect(dialog).toBeHidden()
        await expect(button).toBeFocused()
      }
    }
  })
})

/** Checks that typed and pasted text is cut to the length limit, and that amounts and numbers are sent correctly. */
const expectFields = async (page: Page) => {
  const field = page.locator('[data-tile="text empty"] input')
  await field.fill('')
  await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(150)))
  await field.press('Control+V')
  await field.pressSequentially('abc')
  await expect(field).toHaveValue('x'.repeat(100))
  const rupiah = page.getByLabel('Rupiah', { exact: true })
  const amount = page.locator('[data-wire="rupiah"]')
  await rupiah.focus()
  await rupiah.press('Home')
  await rupiah.press('ArrowRight')
  await rupiah.press('Delete') // deletes across the dot: 1.500.000 loses its 5
  await expect(rupiah).toHaveValue('100.000')
  await rupiah.pressSequentially('7')
  await expect(rupiah).toHaveValue('1.700.000')
  await expect(amount).toHaveText('1700000')
  await page.evaluate(() => navigator.clipboard.writeText('Rp 2.350.000,00'))
  await rupiah.press('Control+A')
  await rupiah.press('Control+V')
  await expect(rupiah).toHaveValue('2.350.000')
  await expect(amount).toHaveText('2350000')
  const number = page.getByLabel('Numeric', { exact: true })
  await number.pressSequentially('-1a2,50,')
  await expect(number).toHaveValue('-12,50')
  await number.press('Tab')
  await expect(number).toHaveValue('-12,5')
  await expect(page.locator('[data-wire="numeric"]')).toHaveText('-12.5')
}

test('[R2-071] [R2-073] [R2-075] [R5-008] [R5-010] [R5-011] [R5-012] renders tables, dialogs and inputs of the kit correctly on a wide screen', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGallery(page, demo.url, WIDE)
  await expectTable(page, false)
  await expectFoldedSteps(page)
  for (const [opener, width] of [
    ['modal', 500],
    ['confirm', 400],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click()
    expect.soft((await page.getByRole('dialog').boundingBox())?.width, opener).toBe(width)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await test.step('no field takes more than its length; an amount and a number are corrected as people do', () =>
    expectFields(page))
  const box = page.getByRole('textbox', { name: 'Ke halaman' })
  for (const [width, shown] of [
    [1280, true],
    [768, true],
    [767, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(box).toBeVisible({ visible: shown })
  }
})
