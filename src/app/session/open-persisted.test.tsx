import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { ownPersisted } from '#gateway/offline/own-persisted.ts'
import { type PersistedAnswer, readPersisted, wipePersisted } from '#gateway/offline/persisted-answers.ts'
import { mayHavePersisted } from '#gateway/offline/persisted-name.ts'
import { type PersistedOwner, readPersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { writePersisted } from '#gateway/offline/write-persisted.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { getListPanduanQueryKey } from '#generated/client/panduan/panduan.ts'
import { now } from '#shared/state/clock.ts'
import { noteCall } from '#shared/state/note-call.ts'
import { haveDatabase } from '#tests/database.ts'
import { showBelowTheFold, watchDepartures } from '#tests/page-state.ts'
import { type Arrangement, openGateway } from '#tests/simulated-gateway.ts'
import { start } from '../start.tsx'
import { sessionState } from './session-state.ts'

haveDatabase()
// On a busy machine, loading the code of a screen for the first time takes long.
configure({ asyncUtilTimeout: 8000 })

const SEKAR = '240117023'
const HOUR_MS = 3_600_000
const NO_NETWORK = ['refreshAccessToken', 'getUserInfo'].map((operation) => ({ operation, kind: 'network' as const }))

const rootIn = ((container: HTMLElement) => ({
  render: (tree: React.ReactNode) => void render(tree, { container }),
})) as unknown as typeof createRoot

const answers = (id: string, nama: string): PersistedAnswer[] => [
  {
    key: [`/v1/mahasiswa/${id}/biodata_singkat_web`],
    data: { biodataSingkat: { nama, status: 'Aktif', semesterBerjalan: 5 } },
    at: now().getTime() - HOUR_MS,
    keep: 'always',
  },
  {
    key: getListPanduanQueryKey({ 'hak.jenis': '[2]', 'order[createdAt]': 'desc', page: 1 }),
    data: { data: [{ idPanduan: 7, judul: 'Cara mengisi KRS' }] },
    at: now().getTime() - HOUR_MS,
    keep: 'always',
  },
]

beforeEach(() => {
  document.body.innerHTML = '<div id="login"></div><div id="app"></div>'
  startSession(() => ({ gatewayUrl: '', collegeId: '' }))
})
afterEach(async () => {
  cleanup()
  delete window.portalBoot
  document.body.replaceChildren()
  noteCall(true)
  await wipePersisted()
})

/** Opens the dashboard in Sekar's session on a device with cached data of some owner. */
const open = async (arrangement: Arrangement, kept: { id: string; nama: string; campus?: string }) => {
  const gateway = openGateway()
  showBelowTheFold()
  watchDepartures()
  const { college_id } = await ensureCampus()
  adoptTokens(gateway.controls.signIn('aktif'))
  const owner: PersistedOwner = ownPersisted({
    campus: kept.campus ?? college_id,
    username: kept.id,
    role: 'ROLE_MAHASISWA',
  })
  await writePersisted(owner, answers(kept.id, kept.nama), true)
  gateway.asked.length = 0
  gateway.controls.setFaults(arrangement.faults ?? [])
  window.history.replaceState(null, '', '/dashboard')
  await start({ ready: Promise.resolve(), createRoot: rootIn })
  return { ...gateway, owner }
}
const ofStudents = (asked: string[]) => asked.filter((request) => request.includes('/mahasiswa/'))

test('renders the payment data even if another early response never arrives', async () => {
  window.portalBoot = { screen: 'app', early: new Map([['/v1/hangs', new Promise<Response>(() => undefined)]]) }
  const faults = [{ operation: 'getUserInfo', kind: 'latency' as const, ms: 300 }]
  await open({ faults }, { id: SEKAR, nama: 'Sekar Kemarin' })
  expect(await screen.findByText('Rp 2.750.000')).toBeVisible()
})

test('shows stored data without a network and sends no request for a student', async () => {
  const { asked } = await open({ faults: NO_NETWORK }, { id: SEKAR, nama: 'Sekar Kemarin' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Selamat siang, Sekar')
  expect((await screen.findAllByText(/Tidak ada koneksi internet/)).length).toBeGreaterThan(0)
  expect(sessionState()).toMatchObject({ status: 'ready', isAssumed: true })
  expect(ofStudents(asked)).toEqual([])
})

test('confirms the student and fetches data on Muat Ulang when the network is back', async () => {
  const { asked, controls } = await open({ faults: NO_NETWORK }, { id: SEKAR, nama: 'Sekar Kemarin' })
  const [reload] = await screen.findAllByRole('button', { name: 'Muat Ulang' })
  controls.setFaults([])
  await userEvent.click(reload ?? document.body)
  await expect.poll(() => ofStudents(asked).length).toBeGreaterThan(0)
  expect(sessionState()).toMatchObject({ status: 'ready', identity: { username: SEKAR } })
  expect(sessionState()).not.toHaveProperty('isAssumed')
})

test('shows stored responses at once, replaces them with fresh ones, and requests each once', async () => {
  const { asked } = await open({}, { id: SEKAR, nama: 'Sekar Kemarin' })
  expect(await screen.findByRole('button', { name: /akun Sekar Ayu Prameswari/ })).toBeVisible()
  expect(await screen.findByText('Rp 2.750.000')).toBeVisible()
  expect(asked.filter((request, place) => asked.indexOf(request) !== place)).toEqual([])
})

test('requests grades and payments first, and stored data after they have arrived', async () => {
  const slow = (operation: string, ms: number) => ({ operation, kind: 'latency' as const, ms })
  const faults = [slow('getUserInfo', 300), slow('getRekapPembayaran', 1500)]
  const { asked } = await open({ faults }, { id: SEKAR, nama: 'Sekar Kemarin' })
  const isConfirming = (name: RegExp) => asked.some((request) => name.test(request))
  await expect.poll(() => isConfirming(/rekap_pembayaran/), { interval: 10 }).toBe(true)
  const later = /biodata_singkat|jadwal_kuliah|presensi_kuliah|semester_akademik_berjalan|menu_config/
  expect(asked.filter((request) => later.test(request))).toEqual([])
  expect(await screen.findByText('Rp 2.750.000')).toBeVisible()
  await expect.poll(() => isConfirming(/jadwal_kuliah/)).toBe(true)
})

test('shows stored data of an earlier visit when the network is lost after a fresh start', async () => {
  await open({ faults: [{ operation: 'listPanduan', kind: 'network' }] }, { id: SEKAR, nama: 'Sekar Kemarin' })
  await userEvent.click(await screen.findByRole('button', { name: 'Panduan' }))
  expect(await screen.findByText('Cara mengisi KRS', {}, { timeout: 8000 })).toBeVisible()
})

test('deletes data stored under another name when user_info arrives, and sends no request for that name', async () => {
  const { asked, owner } = await open({}, { id: '999000111', nama: 'Orang Lain' })
  expect(await screen.findByRole('button', { name: /akun Sekar Ayu Prameswari/ })).toBeVisible()
  expect(screen.queryByText(/Orang/)).toBeNull()
  expect(asked.filter((request) => request.includes('999000111'))).toEqual([])
  await expect.poll(() => readPersisted(owner)).toEqual([])
  expect(readPersistedOwner()).not.toEqual(owner)
})

test('does not show data stored for another campus', async () => {
  await open({ faults: NO_NETWORK }, { id: SEKAR, nama: 'Sekar Kemarin', campus: '061999' })
  expect(await screen.findByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  expect(screen.queryByText(/Sekar/)).toBeNull()
})

test('shows no stored data when the session is refused', async () => {
  await open(
    { faults: [{ operation: 'getUserInfo', kind: 'client', status: 403, message: 'Tidak berhak' }] },
    {
      id: SEKAR,
      nama: 'Sekar Kemarin',
    },
  )
  expect(await screen.findByText('Tidak berhak')).toBeVisible()
  expect(screen.queryByText(/Sekar/)).toBeNull()
  expect(mayHavePersisted()).toBe(true)
})
