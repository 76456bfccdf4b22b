import { act, screen, waitFor, within } from '@testing-library/react'
import { entries, keys } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { logOutNow } from '#app/session/log-out.ts'
import { kunjungan } from '#domain/kunjungan/kunjungan.ts'
import { setKeepsPrivate } from '#gateway/offline/persist-choice.ts'
import { persistedStore, wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { PERSISTED_OWNER } from '#gateway/offline/persisted-name.ts'
import { refetchEverything } from '#gateway/query/query-client.ts'
import { sealSession } from '#gateway/session/session.ts'
import { firstScreenShown } from '#shared/start/first-screen.ts'
import { resetStores } from '#shared/state/create-store.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { haveDatabase } from '#tests/database.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import { createWorld } from '#tools/demo/world/seed.ts'
import type { World } from '#tools/demo/world/world.ts'

haveDatabase()

const TITLE = 'Sejak kunjungan terakhir'
const TOMORROW = '2026-10-23T09:00:00+07:00'
const SOON = '2026-10-22T14:30:00+07:00'
const SEKAR = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA', mark: '' }

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await wipePersisted()
})

type Options = Parameters<typeof renderScreen>[1]

/**
 * Waits until the dashboard has stored so many lists, optionally at a time of the story.
 * @returns the stored visits as text
 */
const noted = async (lists: number, at = ''): Promise<string> => {
  const read = async () => JSON.stringify(await entries(persistedStore()))
  const isNoted = (text: string) => {
    expect(['jadwal', 'nilai', 'tagihan', 'pengumuman'].filter((name) => text.includes(`"${name}":{`))).toHaveLength(
      lists,
    )
    if (at) expect(text).toContain(`"now":{"at":${Date.parse(at)},`)
  }
  await waitFor(async () => isNoted(await read()))
  return read()
}

/** Makes a first visit: opens the dashboard and closes the page. */
const visit = async (options: Options = {}, lists = 2) => {
  const opened = await renderScreen('/dashboard', options)
  await noted(lists)
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
  return opened
}

/** Opens an address again in the same session, the next day. */
const comeBack = (happens: (controls: Controls) => void, options: Options = {}, path = '/dashboard') => {
  const owner = localStore.get(PERSISTED_OWNER) ?? ''
  resetStores()
  const arrange = (controls: Controls) => {
    localStore.set(PERSISTED_OWNER, owner)
    controls.jumpTo(TOMORROW)
    happens(controls)
  }
  return renderScreen(path, { ...options, arrange })
}
const returnTo = async (happens: (controls: Controls) => void, options: Options = {}, path?: string) => {
  const { unmount } = await visit(options)
  unmount()
  return comeBack(happens, options, path)
}

/** Replaces text in the student's mock state, as a change by the campus; other state of the session is kept. */
const rewrite = (controls: Controls, from: string, to: string) => {
  const world = JSON.parse(controls.exportWorld()) as World
  const mahasiswa = JSON.stringify(createWorld().mahasiswa[SEKAR.username]).replaceAll(from, to)
  const changed = { [SEKAR.username]: JSON.parse(mahasiswa) as unknown }
  controls.importWorld(JSON.stringify({ ...world, mahasiswa: changed, changed: [SEKAR.username] }))
  controls.jumpTo(TOMORROW)
}
const moveRoom = (controls: Controls) => rewrite(controls, 'R. 402', 'R. 101')
const news = () => screen.findByRole('region', { name: TITLE })
/** Checks that the lists were stored at this time, and that none of them is news. */
const nothingNew = async (at: string) => {
  await noted(2, at)
  await waitFor(() => expect(kunjungan.get()?.since).toBeDefined())
  expect(kunjungan.get()?.kabar).toEqual([])
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
  expect(screen.queryByRole('button', { name: /hal baru/ })).toBeNull()
}

/** Waits until the dashboard has fetched everything and had time to store it. */
const allRead = async (settled: () => Promise<void>) => {
  await waitFor(() => expect(firstScreenShown.get()).toBe(true))
  expect(await screen.findByRole('link', { name: /Jadwal UTS/ })).toBeVisible()
  await settled()
  await act(async () => {}) // flushes effects of the last render
}

test('shows what has changed since the previous day, with links', async () => {
  await returnTo((controls) => {
    moveRoom(controls)
    controls.publishPengumuman('Wisuda dibuka')
    controls.publishPengumuman('Kampus tutup')
  })
  const shown = within(await news())
  expect(shown.getByText('Terakhir Anda buka di perangkat ini: Kamis, 22 Oktober 2026, 14.05 WIB.')).toBeVisible()
  await waitFor(() => expect(shown.getAllByRole('link')).toHaveLength(2))
  const links = shown.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Jadwal kuliah berubah', '/jadwal-dan-presensi'],
    ['2 berita baru', '/notifikasi'],
  ])
})

test('shows the number of changes in the first line, which moves the focus to them', async () => {
  const { user } = await returnTo(moveRoom)
  Element.prototype.scrollIntoView = vi.fn()
  await user.click(await screen.findByRole('button', { name: '1 hal baru' }))
  expect(card(TITLE).parentElement).toHaveFocus()
})

test('shows no section, not even a title, when nothing has changed', async () => {
  await returnTo(() => undefined)
  await nothingNew(TOMORROW)
})

test('shows a changed berita, even if none is new', async () => {
  const rows = (judul: string) => ({ data: [{ idPengumuman: '7', judul, tanggal: '2026-10-01T09:00:00+07:00' }] })
  const { unmount } = await visit({ answers: { '/v1/pengumuman': rows('Wisuda') } })
  unmount()
  await comeBack(() => undefined, { answers: { '/v1/pengumuman': rows('Wisuda ditunda') } })
  expect(within(await news()).getByRole('link')).toHaveTextContent('Berita berubah')
})

test('hides seen changes, keeps the focus in place and does not show them again', async () => {
  const { user, unmount } = await returnTo(moveRoom)
  await user.click(within(await news()).getByRole('button', { name: 'Sudah saya lihat' }))
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
  const said = screen.getByText('Sudah dilihat. Perubahan berikutnya muncul di sini.')
  expect(said.parentElement).toHaveFocus()
  unmount()
  await comeBack(moveRoom)
  await nothingNew(TOMORROW)
})

test('starts a new visit with the first responses of the next morning on a page open overnight', async () => {
  const { controls } = await visit()
  moveRoom(controls)
  await refetchEverything()
  expect(within(await news()).getByRole('link')).toHaveTextContent('Jadwal kuliah berubah')
})

test('shows no change within half an hour of the first visit', async () => {
  const { controls } = await visit()
  rewrite(controls, 'R. 402', 'R. 101')
  controls.jumpTo(SOON)
  await refetchEverything()
  expect(await screen.findByText(/R\. 101/)).toBeVisible()
  await nothingNew(SOON)
})

test('shows changed tagihan to a student who keeps money on this device', async () => {
  const charge = (controls: Controls) => rewrite(controls, '1500000', '1600000')
  setKeepsPrivate(SEKAR, true)
  const { unmount } = await visit({}, 4)
  unmount()
  await comeBack(charge)
  expect(within(await news()).getByRole('link', { name: 'Tagihan berubah' })).toHaveAttribute('href', '/biaya-kuliah')
})

test('shows changed grades to a student who keeps them on this device, with a link to their screen', async () => {
  const grade = (controls: Controls) => rewrite(controls, '"nilaiHuruf":"AB"', '"nilaiHuruf":"A"')
  setKeepsPrivate(SEKAR, true)
  const { unmount } = await visit({}, 4)
  unmount()
  await comeBack(grade)
  expect(within(await news()).getByRole('link', { name: 'Nilai berubah' })).toHaveAttribute('href', '/nilai')
})

test('stores neither tagihan nor grades of a student who has not chosen to keep them', async () => {
  await visit()
  const kept = await noted(2)
  expect(kept).not.toContain('tagihan')
  expect(kept).not.toContain('nilai')
})

test('stores no word, date or amount of a list, and no extractable key', async () => {
  setKeepsPrivate(SEKAR, true)
  await visit({}, 4)
  const kept = await noted(4)
  for (const text of [
    'Basis Data',
    'R. 402',
    'Gedung',
    '16.00',
    'UTS',
    'Beasiswa',
    '2750000',
    '2026-10',
    '3.4',
    '20251',
  ])
    expect(kept).not.toContain(text)
  const [, record] = (await entries<string, { key?: CryptoKey }>(persistedStore()))[0] ?? []
  expect(record?.key?.extractable).toBe(false)
})

test('shows other changes when the attendance is unreadable', async () => {
  const { unmount } = await visit()
  unmount()
  const publish = (controls: Controls) => void controls.publishPengumuman('Wisuda dibuka')
  await comeBack(publish, { faults: [{ operation: 'listPresensiKuliah', kind: 'malformed', path: 'data' }] })
  expect(within(await news()).getByRole('link')).toHaveTextContent('1 berita baru')
})

test('does not treat a failed response as a change', async () => {
  const { unmount } = await visit()
  unmount()
  await comeBack(moveRoom, { faults: [{ operation: 'listJadwalKuliah', kind: 'server' }] })
  expect(within(card('Kelas berikutnya')).getByRole('alert')).toBeVisible()
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})

test('ignores responses that an earlier page stored, and compares only fresh ones', async () => {
  const opened = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 3_600_000)
  const { controls, settled } = await renderScreen('/dashboard')
  await allRead(settled)
  opened.mockRestore()
  controls.jumpTo(TOMORROW)
  await refetchEverything()
  expect(await noted(2, TOMORROW)).toContain('"before":null') // nothing was stored the day before
})

test('sends no requests of its own', async () => {
  const { asked } = await visit()
  const lists = asked.filter((one) => /jadwal_kuliah|rekap|pengumuman/.test(one))
  expect(new Set(lists).size).toBe(lists.length)
  expect(lists).toHaveLength(3)
})

test('shows and stores nothing for an operator', async () => {
  const { user, settled } = await renderScreen('/dashboard', { persona: 'operator' })
  await user.type(await screen.findByLabelText('Nomor Induk Mahasiswa (NIM)'), `${SEKAR.username}{Enter}`)
  await screen.findByRole('complementary', { name: 'Mode operator' })
  await allRead(settled)
  expect(await keys(persistedStore())).toEqual([])
  expect(localStore.get(PERSISTED_OWNER)).toBeNull()
})

test.each([
  ['logs out', () => undefined],
  ['has been away for the idle hour', sealSession],
])('deletes the stored digests when a student %s', async (_title, happen) => {
  await visit()
  happen()
  logOutNow()
  await waitFor(async () => expect(await keys(persistedStore())).toEqual([]))
  expect(localStore.get(PERSISTED_OWNER)).toBeNull()
})

test('is absent, without a message, when the browser creates no key', async () => {
  const made = vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))
  await renderScreen('/dashboard')
  await waitFor(() => expect(made).toHaveBeenCalled())
  await waitFor(() => expect(kunjungan.get()).toBeNull())
  expect(await keys(persistedStore())).toEqual([])
})

test('shows the whole dashboard without TLS, where there is no cryptography', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), randomUUID: () => '1' })
  await renderScreen('/dashboard')
  await waitFor(() => expect(kunjungan.get()).toBeNull())
  expect(card('Kelas berikutnya')).toHaveTextContent('Basis Data Lanjut')
  expect(await keys(persistedStore())).toEqual([])
})
