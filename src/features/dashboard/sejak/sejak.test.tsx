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

test('a student who comes back the next day reads what has changed since, and where', async () => {
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

test('the first line of the screen says how much is new, and leads to it', async () => {
  const { user } = await returnTo(moveRoom)
  Element.prototype.scrollIntoView = vi.fn()
  await user.click(await screen.findByRole('button', { name: '1 hal baru' }))
  expect(card(TITLE).parentElement).toHaveFocus()
})

test('where nothing has changed nothing stands there, not even a title', async () => {
  await returnTo(() => undefined)
  await nothingNew(TOMORROW)
})

test('an announcement that is not as it was has changed, also where none is new', async () => {
  const rows = (judul: string) => ({ data: [{ idPengumuman: '7', judul, tanggal: '2026-10-01T09:00:00+07:00' }] })
  const { unmount } = await visit({ answers: { '/v1/pengumuman': rows('Wisuda') } })
  unmount()
  await comeBack(() => undefined, { answers: { '/v1/pengumuman': rows('Wisuda ditunda') } })
  expect(within(await news()).getByRole('link')).toHaveTextContent('Berita berubah')
})

test('what a student has seen is gone, the keyboard stays in its place, and it does not come back', async () => {
  const { user, unmount } = await returnTo(moveRoom)
  await user.click(within(await news()).getByRole('button', { name: 'Sudah saya lihat' }))
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
  const said = screen.getByText('Sudah dilihat. Perubahan berikutnya muncul di sini.')
  expect(said.parentElement).toHaveFocus()
  unmount()
  await comeBack(moveRoom)
  await nothingNew(TOMORROW)
})

test('a page that stays open over night begins a new visit with the first answers of the morning', async () => {
  const { controls } = await visit()
  moveRoom(controls)
  await refetchEverything()
  expect(within(await news()).getByRole('link')).toHaveTextContent('Jadwal kuliah berubah')
})

test('a change within half an hour of the first visit is no news: there was none before', async () => {
  const { controls } = await visit()
  rewrite(controls, 'R. 402', 'R. 101')
  controls.jumpTo(SOON)
  await refetchEverything()
  expect(await screen.findByText(/R\. 101/)).toBeVisible()
  await nothingNew(SOON)
})

test('bills take part only of a student who keeps money on this device', async () => {
  const charge = (controls: Controls) => rewrite(controls, '1500000', '1600000')
  setKeepsPrivate(SEKAR, true)
  const { unmount } = await visit({}, 4)
  unmount()
  await comeBack(charge)
  expect(within(await news()).getByRole('link', { name: 'Tagihan berubah' })).toHaveAttribute('href', '/biaya-kuliah')
})

test('grades take part only of a student who keeps them on this device, and lead to the screen of grades', async () => {
  const grade = (controls: Controls) => rewrite(controls, '"nilaiHuruf":"AB"', '"nilaiHuruf":"A"')
  setKeepsPrivate(SEKAR, true)
  const { unmount } = await visit({}, 4)
  unmount()
  await comeBack(grade)
  expect(within(await news()).getByRole('link', { name: 'Nilai berubah' })).toHaveAttribute('href', '/nilai')
})

test('of a student who did not choose so neither bills nor grades are known again', async () => {
  await visit()
  const kept = await noted(2)
  expect(kept).not.toContain('tagihan')
  expect(kept).not.toContain('nilai')
})

test('nothing that is kept says a word, a day or a rupiah of a list; no key can be taken out', async () => {
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

test('where the schedule can not be read what else is new is said', async () => {
  const { unmount } = await visit()
  unmount()
  const publish = (controls: Controls) => void controls.publishPengumuman('Wisuda dibuka')
  await comeBack(publish, { faults: [{ operation: 'listPresensiKuliah', kind: 'malformed', path: 'data' }] })
  expect(within(await news()).getByRole('link')).toHaveTextContent('1 berita baru')
})

test('an answer that fails is no change', async () => {
  const { unmount } = await visit()
  unmount()
  await comeBack(moveRoom, { faults: [{ operation: 'listJadwalKuliah', kind: 'server' }] })
  expect(within(card('Kelas berikutnya')).getByRole('alert')).toBeVisible()
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})

test('what an earlier page has kept on the device is no news: only what the gateway tells this one', async () => {
  const opened = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 3_600_000)
  const { controls, settled } = await renderScreen('/dashboard')
  await allRead(settled)
  opened.mockRestore()
  controls.jumpTo(TOMORROW)
  await refetchEverything()
  expect(await noted(2, TOMORROW)).toContain('"before":null') // nothing was stored the day before
})

test('nothing is asked for the sake of it', async () => {
  const { asked } = await visit()
  const lists = asked.filter((one) => /jadwal_kuliah|rekap|pengumuman/.test(one))
  expect(new Set(lists).size).toBe(lists.length)
  expect(lists).toHaveLength(3)
})

test('an operator sees nothing of it, and nothing is kept', async () => {
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
])('a student who %s leaves nothing of it on the device', async (_title, happen) => {
  await visit()
  happen()
  logOutNow()
  await waitFor(async () => expect(await keys(persistedStore())).toEqual([]))
  expect(localStore.get(PERSISTED_OWNER)).toBeNull()
})

test('where the browser makes no key the part is not there, and nothing is said', async () => {
  const made = vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))
  await renderScreen('/dashboard')
  await waitFor(() => expect(made).toHaveBeenCalled())
  await waitFor(() => expect(kunjungan.get()).toBeNull())
  expect(await keys(persistedStore())).toEqual([])
})

test('without TLS there is no cryptography, and the dashboard is whole without it', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), randomUUID: () => '1' })
  await renderScreen('/dashboard')
  await waitFor(() => expect(kunjungan.get()).toBeNull())
  expect(card('Kelas berikutnya')).toHaveTextContent('Basis Data Lanjut')
  expect(await keys(persistedStore())).toEqual([])
})
