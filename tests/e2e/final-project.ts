import type { Page } from '@playwright/test'
import { expect, type Host } from './fixtures.ts'
import { button } from './pay-twice.ts'

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Moves the campus clock to a moment and opens an address. */
export const openAt = async (page: Page, { url, world }: Host, moment: string, address: string): Promise<void> => {
  await world({ jumpTo: `${moment}:00+07:00` })
  await page.goto(url + address)
}

/** Records a meeting on the page of a work; `pembimbing` is needed where the work has several. */
export const record = async (page: Page, topik: string, pembimbing?: string): Promise<void> => {
  await button(page, 'Catat bimbingan').click()
  const dialog = page.getByRole('dialog')
  if (pembimbing) await dialog.getByLabel(/^Pembimbing/).selectOption({ label: pembimbing })
  await dialog.getByLabel(/^Topik/).fill(topik)
  await dialog.getByLabel(/^Yang dibahas/).fill('Pembahasan rencana dan hasil sementara.')
  await dialog.getByRole('button', { name: 'Kirim catatan' }).click()
  await expect(page.getByRole('link', { name: new RegExp(topik) })).toBeVisible()
}

export const askDefence = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Ajukan sidang' }).click()
  await page.getByLabel(/^Tautan naskah/).fill('https://naskah.example/skripsi.pdf')
  await button(page, 'Ajukan sidang').click()
  await expect(page.getByText('Pengajuan sidang terkirim.')).toBeVisible()
}

/** Approves the attendance at a defence by keyboard. */
export const approveAttendance = async (page: Page): Promise<void> => {
  await button(page, 'Setujui kehadiran').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Setujui kehadiran' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kehadiran Anda sudah disetujui.')).toBeVisible()
}
