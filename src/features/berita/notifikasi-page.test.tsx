import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

afterEach(() => setRuntimeFlags({ 'assumed-writes': false }))
const known = () => setRuntimeFlags({ 'assumed-writes': true })
const rows = () => within(card('Terbaru')).getAllByRole('listitem')
const unread = () => rows().filter(({ textContent }) => textContent.startsWith('Belum dibaca'))

test('[R7-015] a student reads how many notifications are new, and which', async () => {
  await renderScreen('/notifikasi', { arrange: known })
  expect(screen.getByText('3 belum dibaca')).toBeVisible()
  expect(rows()).toHaveLength(4)
  expect(unread()).toHaveLength(3)
})

test('[R2-021] opened, one is read and marked; back leads to the list, or home where nothing came before', async () => {
  const { user, path, settled, asked } = await renderScreen('/notifikasi', { arrange: known })
  await user.click(within(rows()[0] as HTMLElement).getByRole('link'))
  await settled()
  expect(path()).toBe('/notifikasi/1041')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jadwal UTS Ganjil 2026/2027 telah terbit')
  await waitFor(() => expect(asked.some((one) => one.startsWith('PUT') && one.endsWith('/1041'))).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  await settled()
  expect(path()).toBe('/notifikasi')
  await waitFor(() => expect(unread()).toHaveLength(2))
})

test('[R2-021] opened by its address, back leads to the dashboard', async () => {
  const { user, path, settled } = await renderScreen('/notifikasi/1041', { arrange: known })
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  await settled()
  expect(path()).toBe('/dashboard')
})

test('[R7-014] where the campus may not know the list its announcements stand there, without a mark (readings 47)', async () => {
  const { asked } = await renderScreen('/notifikasi')
  expect(rows()).toHaveLength(4)
  expect(unread()).toHaveLength(0)
  expect(asked.filter((one) => /\/notifikasi\/\d/.test(one))).toEqual([])
  const query = Object.fromEntries(new URL((asked.find((one) => /pengumuman\?/.test(one)) ?? '').slice(4)).searchParams)
  expect(query).toMatchObject({ tujuan: 'portalmhs', isPublish: '1', 'order[tanggal]': 'desc' })
})

test('hundreds are read page by page', async () => {
  const { user, path, settled } = await renderScreen('/notifikasi', { arrange: known, persona: 'padat' })
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  await settled()
  expect(path()).toBe('/notifikasi?page=2')
  expect(rows()).toHaveLength(20)
})
