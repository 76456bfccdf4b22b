import type { Page } from '@playwright/test'
import { PICTURES } from '../screens/addresses.ts'
import { expect } from './fixtures.ts'
import { onward, openScreen, type Visited } from './visit-steps.ts'

const searchedList = (page: Page) => page.getByRole('combobox', { name: /^Kecamatan|^District/ })

/** Screens pictured in the cases.ts files, and states that need more than an address. */
export const SUBJECT_SCREENS: readonly Visited[] = [
  ...PICTURES.map(({ persona = 'aktif', address, shows, ...picture }) => ({
    ...picture,
    open: openScreen(persona, address, shows),
  })),
  {
    name: 'biodata-search',
    auditOnly: true,
    open: onward(openScreen('aktif', '/biodata', searchedList), async (page) => {
      await searchedList(page).fill('semarang')
      await expect(page.getByRole('option', { name: /^Kec. Semarang/ }).first()).toBeVisible()
    }),
  },
  {
    name: 'validasi-data',
    auditOnly: true,
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/?lab=default,persona:validasi-data`)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
    },
  },
]
