import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { noteVisit, visitKey } from '#gateway/offline/keep-visits.ts'
import { ownPersisted } from '#gateway/offline/own-persisted.ts'
import { wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { PERSISTED_OWNER } from '#gateway/offline/persisted-name.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { haveDatabase } from '#tests/database.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

haveDatabase()

afterEach(async () => {
  cleanup() // before the page receives the flag change
  setRuntimeFlags({ 'assumed-writes': false })
  await wipePersisted()
})
const known = () => setRuntimeFlags({ 'assumed-writes': true })
const rows = () => within(card('Terbaru')).getAllByRole('listitem')
const unread = () => rows().filter(({ textContent }) => textContent.startsWith('Belum dibaca'))

test('[R7-015] shows how many notifications are unread, and which', async () => {
  await renderScreen('/notifikasi', { arrange: known })
  expect(screen.getByText('3 belum dibaca')).toBeVisible()
  expect(rows()).toHaveLength(4)
  expect(unread()).toHaveLength(3)
})

test('[R2-021] marks an opened notification as read, and Back returns to the list', async () => {
  const { user, path, settled, asked } = await renderScreen('/notifikasi', { arrange: known })
  await user.click(within(rows()[0] as HTMLElement).getByRole('link'))
  await settled()
  expect(path()).toBe('/notifikasi/1041')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jadwal UTS 2026/2027 Ganjil telah terbit')
  await waitFor(() => expect(asked.some((one) => one.startsWith('PUT') && one.endsWith('/1041'))).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  await settled()
  expect(path()).toBe('/notifikasi')
  await waitFor(() => expect(unread()).toHaveLength(2))
})

test('[R2-021] Back opens the dashboard when the notification was opened by its address', async () => {
  const { user, path, settled } = await renderScreen('/notifikasi/1041', { arrange: known })
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  await settled()
  expect(path()).toBe('/dashboard')
})

test('[R7-014] shows the berita without read marks when the campus may not know the list (readings 66)', async () => {
  const { asked } = await renderScreen('/notifikasi')
  expect(rows()).toHaveLength(4)
  expect(unread()).toHaveLength(0)
  expect(asked.filter((one) => /\/notifikasi\/\d/.test(one))).toEqual([])
  const query = Object.fromEntries(new URL((asked.find((one) => /pengumuman\?/.test(one)) ?? '').slice(4)).searchParams)
  expect(query).toMatchObject({ tujuan: 'portalmhs', isPublish: '1', 'order[tanggal]': 'desc' })
})

test('pages through hundreds of notifications', async () => {
  const { user, path, settled } = await renderScreen('/notifikasi', { arrange: known, persona: 'padat' })
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  await settled()
  expect(path()).toBe('/notifikasi?page=2')
  expect(rows()).toHaveLength(20)
})

describe('since the last visit', () => {
  const SEKAR = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA' }
  const NEW = 'Baru sejak kunjungan terakhir'
  const titles = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent.replace(/Periksa.*|Sabtu.*|IPK.*|Buka.*/, ''))

  /** Opens the list at a time of the story, for a student with an earlier visit. */
  const open = async (was: string, options: Parameters<typeof renderScreen>[1] = {}) => {
    const owner = ownPersisted(SEKAR)
    await visitKey(owner)
    await noteVisit(owner, Date.parse(was), {})
    const kept = localStore.get(PERSISTED_OWNER) ?? ''
    return renderScreen('/notifikasi', {
      ...options,
      arrange: (controls) => {
        options.arrange?.(controls)
        localStore.set(PERSISTED_OWNER, kept)
      },
    })
  }

  test.each([
    ['with its marks', { arrange: known }],
    ['of the announcements of the campus', {}],
  ])('the list %s separates new entries from earlier ones', async (_title, options) => {
    await open('2026-10-20T12:00:00+07:00', options)
    expect(titles(NEW)).toHaveLength(2)
    expect(titles(NEW)[0]).toContain('Jadwal UTS 2026/2027 Ganjil telah terbit')
    expect(titles('Sebelumnya')).toHaveLength(2)
    expect(rows()).toHaveLength(4)
  })

  test('shows one list when nothing is new', async () => {
    await open('2026-10-22T12:00:00+07:00')
    expect(rows()).toHaveLength(4)
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  })

  test('marks nothing as new on a first visit or within the same one', async () => {
    await renderScreen('/notifikasi', { arrange: known })
    expect(rows()).toHaveLength(4)
    expect(screen.queryByRole('region', { name: NEW })).toBeNull()
  })

  test('does not mark a berita that arrives on the open list as new before the next visit', async () => {
    await open('2026-10-22T13:50:00+07:00', { arrange: (controls) => void controls.publishPengumuman('Wisuda dibuka') })
    expect(rows()).toHaveLength(5)
    expect(screen.queryByRole('region', { name: NEW })).toBeNull()
  })
})
