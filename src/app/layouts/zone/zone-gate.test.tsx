import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { campusStore } from '#shared/campus/campus-store.ts'
import { momenText } from '#shared/campus/momen.ts'
import { resetStores } from '#shared/state/create-store.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const MOMENT = Date.parse('2026-10-22T07:17:00Z')
const Hours = () => <h1>{momenText(MOMENT, 'id').jam}</h1>
const SCREENS = [{ path: '/jam', element: <Hours /> }]
const NEWS = '/v1/pengumuman'
const REKAP = '/rekap_pembayaran'

/** Options for a campus without a time zone whose gateway returns one announcement with this timestamp. */
const unnamed = (written: string) => ({
  screens: SCREENS,
  settings: { time_zone: '' },
  answers: {
    [NEWS]: { data: [{ idPengumuman: '1', judul: 'Jadwal', tanggalPublish: written }], meta: { totalItems: 1 } },
    [REKAP]: { rekap: { totalTunggakan: 0, totalBayar: 0 }, perTanggal: null },
  },
})

it('shows the first time in the zone of the fetched data when the campus names none', async () => {
  await renderScreen('/jam', unnamed('2026-10-22T10:00:00+09:00'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('16.17 WIT')
  expect(screen.queryByText(/zona waktu/)).toBeNull()
})

it('shows no time until a response reveals the zone', async () => {
  const { settled } = await renderScreen('/jam', {
    screens: SCREENS,
    settings: { time_zone: '' },
    faults: [
      { operation: 'listPengumuman', kind: 'latency', ms: 150 },
      { operation: 'getRekapPembayaran', kind: 'latency', ms: 150 },
    ],
    pending: true,
  })
  await waitFor(() => expect(screen.getByRole('main').querySelector('[role="status"]')).not.toBeNull())
  expect(screen.queryByText(/WIB|WITA|WIT/)).toBeNull()
  await settled()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('14.17 WIB')
})

it('sends no request for the zone once it is stored with the campus settings', async () => {
  const first = await renderScreen('/jam', unnamed('2026-10-22T10:00:00+09:00'))
  first.unmount()
  resetStores()
  expect(campusStore.get('written_zone')).toBe('+09:00')
  const { asked } = await renderScreen('/jam', { screens: SCREENS, settings: { time_zone: '' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('16.17 WIT')
  expect(asked.filter((request) => request.includes('pengumuman'))).toEqual([])
})

it('states that times are in WIB when no response reveals the zone', async () => {
  await renderScreen('/jam', unnamed('2026-10-22T03:00:00Z'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('14.17 WIB')
  expect(screen.getByText('Kampus tidak menyebut zona waktunya. Semua jam dihitung sebagai WIB.')).toBeVisible()
})

it('states that the zone could not be read, and fetches it again on Muat Ulang', async () => {
  const { user } = await renderScreen('/jam', {
    ...unnamed('2026-10-22T03:00:00Z'),
    answers: { [REKAP]: { rekap: { totalTunggakan: 0, totalBayar: 0 }, perTanggal: null } },
    faults: [{ operation: 'listPengumuman', kind: 'server', times: 1 }],
  })
  expect(screen.getByText(/Zona waktu kampus belum dapat dibaca/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  await waitFor(() => expect(screen.queryByText(/Zona waktu kampus/)).toBeNull())
})
