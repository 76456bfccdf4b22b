import type { Locator, Page } from '@playwright/test'
import { expect, type Host } from '../fixtures.ts'
import { axeViolations } from '../house/accessibility.ts'
import type { Look } from '../visits.ts'
import { isPhone, lab, labButton, openLab, openPart, overflowOf } from './lab-steps.ts'

/** A state with content for every part: a campus, an override, a menu answer, faults of three kinds, differences. */
const STATE = [
  'unindra',
  'menu.cuti:on',
  'menu_config:portalmhs_skpi=true',
  'persona:pembayaran-diproses',
  'faults:getSistem/malformed/path=data.0.nama;listUpcomingEvent/timeout504/times=1;getKhs/latency/ms=50',
].join(',')

type Language = Look['language']
interface Part {
  id: string
  en: string
  /** Fills the part with as much content as possible. */
  fill?: (part: Locator, page: Page, language: Language) => Promise<void>
}

const PARTS: readonly Part[] = [
  { id: 'Kampus', en: 'Campus' },
  {
    id: 'Sakelar',
    en: 'Switches',
    fill: async (part) => {
      await part.getByRole('button', { name: /^(Mengapa|Why) KRSS\?$/ }).click()
      await expect(part.getByRole('region', { name: /KRSS/ })).toBeVisible()
    },
  },
  {
    id: 'Matriks',
    en: 'Matrix',
    fill: async (part, page) => {
      if (isPhone(page)) await part.getByRole('combobox', { name: /^(Kampus|Campus)$/ }).selectOption('UNIKAL')
      else
        await lab(page)
          .getByRole('button', { name: /^(Selebar layar|Full width)/ })
          .click()
    },
  },
  {
    id: 'Jawaban menu',
    en: 'Menu response',
    fill: async (part, _page, language) =>
      part
        .getByRole('textbox', { name: /JSON/ })
        .fill(language === 'id' ? '{' : '{"portalmhs_nilai": "false", "portalmhs_kantin": 1}'),
  },
  { id: 'Konfigurasi', en: 'Configuration' },
  { id: 'Persona', en: 'Personas' },
  { id: 'Jam', en: 'Clock' },
  {
    id: 'Gangguan',
    en: 'Faults',
    fill: async (part) => {
      await part.getByRole('button', { name: /^(Hotspot meminta masuk|A hotspot asks for login)$/ }).click()
      await part.getByRole('button', { name: /^(Tambahkan gangguan|Add fault)$/ }).click()
      await expect(part.locator('[aria-invalid]')).toHaveCount(1)
    },
  },
  { id: 'Panggilan', en: 'Requests' },
  { id: 'Dunia', en: 'World' },
  { id: 'Tautan dan berkas', en: 'Link and file' },
  {
    id: 'Beda dari kontrak',
    en: 'Contract drift',
    fill: (part) => expect(part.getByRole('listitem').filter({ hasText: 'getSistem' })).toBeVisible(),
  },
]

/** Console errors caused by the faults of STATE. */
export const LAB_ERRORS = [/status of 504/, /contract drift/]

/** Checks every part of the lab: axe finds nothing, and nothing is wider than the lab. */
export const lookAtLab = async (page: Page, demo: Host, { width, mode, language }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  await page.addInitScript((lng) => window.localStorage.setItem('demo.language', lng), language)
  await page.goto(`${demo.url}/?lab=${encodeURIComponent(STATE)}`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await expect(labButton(page)).toContainText('UNINDRA')
  expect(await axeViolations(page), 'closed, with the badge').toEqual([])
  await openLab(page)
  for (const { fill, ...names } of PARTS) {
    const name = names[language]
    const part = await openPart(page, name)
    await fill?.(part, page, language)
    expect(await axeViolations(page), name).toEqual([])
    expect(await overflowOf(page), `${name}: no horizontal scroll`).toBeLessThanOrEqual(0)
  }
}
