import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { AUDIT_ONLY, expect, test } from '../fixtures.ts'
import { axeViolations } from '../house/accessibility.ts'
import { labButton, openLab, openPart, overflowOf, pressButton, tabTo } from './lab-steps.ts'

const ready = (page: Page) => expect(page.locator('main[data-ready]')).toBeVisible()

/** Returns the lab link, which contains the whole state. */
const linkOf = (part: Locator): Promise<string> =>
  part.getByRole('textbox', { name: 'Tautan', exact: true }).inputValue()

type Chosen = Parameters<Locator['setInputFiles']>[0]

/** Lets a test choose files by keyboard: the file chooser returns the file set last. */
const fileChooser = (page: Page) => {
  let file: Chosen = []
  page.on('filechooser', (chooser) => void chooser.setFiles(file)) // registered before the first chooser opens
  return async (part: Locator, next: Chosen): Promise<void> => {
    file = next
    await tabTo(page, part.getByLabel('Berkas lab'), 'Shift+Tab') // from the button below it, or from the field itself
    await page.keyboard.press('Enter')
  }
}

const HOSTILE = '{"format":"portal-lab","version":1,"campus":"TSM","flags":{"__proto__":{"isAdmin":true}}}'

test(
  'saves the state as a file on a phone by keyboard, rejects a hostile file, and restores the saved state',
  AUDIT_ONLY,
  async ({ page, demo }) => {
    const openFile = fileChooser(page)
    await page.setViewportSize({ width: 360, height: 800 })
    const faults = encodeURIComponent('getKhs/server/times=2')
    await page.goto(`${demo.url}/?lab=unikal,menu.tracer-study:on,persona:tunggakan,faults:${faults}`)
    await ready(page)
    await openLab(page)
    const part = await openPart(page, 'Tautan dan berkas')
    const before = await linkOf(part)
    expect(before).toContain('?lab=unikal,menu.tracer-study:on,persona:tunggakan,faults:getKhs')
    const saved = page.waitForEvent('download')
    await pressButton(page, part.getByRole('button', { name: 'Simpan berkas' }))
    const file = await saved
    expect(file.suggestedFilename()).toBe('lab-UNIKAL.json')

    await pressButton(page, part.getByRole('button', { name: 'Kembalikan semua' }))
    await expect(part.getByText('Sudah diatur.')).toBeVisible()
    const forgotten = await linkOf(part)
    expect(forgotten).toMatch(/\?lab=default,persona:tunggakan$/)

    await openFile(part, { name: 'jahat.json', mimeType: 'application/json', buffer: Buffer.from(HOSTILE) })
    await expect(part.getByText('Ditolak, tidak ada yang diubah.')).toBeVisible()
    await expect(part.getByText('Bagian ini tidak aman dan tidak dibaca: __proto__')).toBeVisible()
    expect(await linkOf(part)).toBe(forgotten)

    const buffer = await readFile(await file.path())
    await openFile(part, { name: file.suggestedFilename(), mimeType: 'application/json', buffer })
    await expect(labButton(page)).toContainText('Meniru UNIKAL')
    await expect.poll(() => linkOf(part)).toBe(before)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText('Bima')
  },
)

test.describe('contract drift', () => {
  test.use({ allowed: { errors: [/contract drift/] } })

  test(
    'lists contract drift by its types in the lab, copies it without values, and passes axe',
    AUDIT_ONLY,
    async ({ page, demo }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.setViewportSize({ width: 360, height: 800 })
      const fault = encodeURIComponent('getSistem/malformed/path=data.0.nama')
      await page.goto(`${demo.url}/?lab=default,persona:aktif,faults:${fault}`)
      await ready(page)
      await openLab(page)
      const part = await openPart(page, 'Beda dari kontrak')
      const line = part.getByRole('listitem').filter({ hasText: 'getSistem' })
      await expect(line).toContainText('data.[].nama')
      await expect(line).toContainText('number')
      await pressButton(page, part.getByRole('button', { name: 'Salin daftar' }))
      await expect(part.getByText('Tersalin.')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/^getSistem\tdata\.\[\]\.nama\t\w+\tnumber$/)
      expect(await axeViolations(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    },
  )
})
