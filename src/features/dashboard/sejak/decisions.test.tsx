import { screen, waitFor, within } from '@testing-library/react'
import { entries } from 'idb-keyval'
import { afterEach, expect, test } from 'vitest'
import { setKeepsPrivate } from '#gateway/offline/persist-choice.ts'
import { persistedStore, wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { PERSISTED_OWNER } from '#gateway/offline/persisted-name.ts'
import { firstScreenShown } from '#shared/start/first-screen.ts'
import { resetStores } from '#shared/state/create-store.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { haveDatabase } from '#tests/database.ts'
import { renderScreen } from '#tests/render-screen.tsx'

haveDatabase()
afterEach(async () => {
  await wipePersisted()
})
allowAssumedWrites()

const TITLE = 'Sejak kunjungan terakhir'
const DECIDED = '2026-10-29T10:00:00+07:00'
const SEKAR = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA', mark: '' }

const keptText = async () => JSON.stringify(await entries(persistedStore()))

/**
 * Requests leave and closes the page.
 * @returns the mock state of that visit
 */
const askForLeave = async () => {
  const { user, controls, unmount } = await renderScreen('/cuti')
  await user.click(screen.getByRole('button', { name: 'Ajukan cuti' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Magang penuh waktu')
  await user.click(dialog.getByRole('button', { name: 'Ajukan cuti' }))
  await within(screen.getByRole('region', { name: 'Pengajuan Anda' })).findByText('Magang penuh waktu')
  const world = controls.exportWorld()
  return { world, unmount }
}

/** Opens the dashboard in the same session at a later time, with the mock state of the earlier visit. */
const openDashboard = (world: string, at: string) => {
  const owner = localStore.get(PERSISTED_OWNER) ?? ''
  resetStores()
  return renderScreen('/dashboard', {
    arrange: (controls) => {
      localStore.set(PERSISTED_OWNER, owner)
      controls.importWorld(world)
      controls.jumpTo(at)
    },
  })
}
const leaveCalls = (asked: readonly string[]) => asked.filter((one) => one.includes('/pengajuan_cuti'))

test('shows a decision on a request as news, with a link to its screen', async () => {
  setKeepsPrivate(SEKAR, true)
  const { world, unmount } = await askForLeave()
  await waitFor(async () => expect(await keptText()).toMatch(/"cuti":\{[^}]*"isOpen":true/))
  unmount()
  const { asked } = await openDashboard(world, DECIDED)
  const news = within(await screen.findByRole('region', { name: TITLE }))
  const link = await news.findByRole('link', { name: 'Status Cuti berubah' })
  expect(link).toHaveAttribute('href', '/cuti')
  expect(leaveCalls(asked)).toHaveLength(1)
  expect(await keptText(), 'only a digest is kept').not.toContain('Magang')
})

test('sends no request within an hour of the last reading', async () => {
  setKeepsPrivate(SEKAR, true)
  const { world, unmount } = await askForLeave()
  await waitFor(async () => expect(await keptText()).toMatch(/"cuti":\{[^}]*"isOpen":true/))
  unmount()
  const { asked, settled } = await openDashboard(world, '2026-10-22T14:50:00+07:00')
  await waitFor(() => expect(firstScreenShown.get()).toBe(true))
  await waitFor(async () => expect(await keptText()).toContain(`"at":${Date.parse('2026-10-22T14:50:00+07:00')}`))
  await settled()
  expect(leaveCalls(asked)).toEqual([])
})

test('sends no request and stores nothing for a student who keeps no private data', async () => {
  const { world, unmount } = await askForLeave()
  unmount()
  const { asked, settled } = await openDashboard(world, DECIDED)
  await waitFor(async () => expect(await keptText()).toContain(`"at":${Date.parse(DECIDED)}`))
  await settled()
  expect(leaveCalls(asked)).toEqual([])
  expect(await keptText()).not.toContain('cuti')
})

test('stores nothing of the student for an operator', async () => {
  const { settled } = await renderScreen('/cuti', { persona: 'operator' })
  await settled()
  expect(await keptText()).not.toContain('cuti')
})
