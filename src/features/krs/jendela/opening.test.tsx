import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

allowAssumedWrites()
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  localStore.clear()
})

const OPENS = 'Dibuka Senin, 11 Januari 2027 pukul 08.00\u00a0WIB'
const windows = (asked: string[]) => asked.filter((request) => request.endsWith('/pembatas_waktu_krs_mahasiswa'))

const waitForOpening = async (faults: Fault[]) => {
  const rendered = await renderScreen('/krs', {
    arrange: (controls) => controls.jumpTo('2027-01-11T07:59:58+07:00'),
  })
  expect(screen.getByRole('heading', { name: OPENS })).toBeVisible()
  await rendered.user.click(screen.getByLabelText('Ambil Manajemen Proyek Perangkat Lunak'))
  rendered.controls.setFaults(faults)
  expect(windows(rendered.asked)).toHaveLength(1)
  rendered.controls.advance(3000)
  await screen.findByRole('heading', { name: 'Ditutup dalam 4 hari 7 jam' })
  await rendered.settled()
  return rendered
}

test('opens the registration at the opening time without a reload, with all picks and saving enabled', async () => {
  const { asked } = await waitForOpening([])
  expect(windows(asked)).toHaveLength(2)
  expect(screen.getByText('11 dari 24 SKS')).toBeVisible()
  expect(screen.getByText('Simpan KRS', { selector: 'button' })).not.toHaveAccessibleDescription()
})

test('retries after a pause when the gateway is overloaded at the opening, without an error message', async () => {
  const { asked } = await waitForOpening([{ operation: 'getPembatasWaktuKrs', kind: 'server', status: 503, times: 1 }])
  await waitFor(() => expect(screen.getByText('Simpan KRS', { selector: 'button' })).not.toHaveAccessibleDescription())
  expect(windows(asked)).toHaveLength(3)
  expect(document.querySelector('[data-messages]')).not.toHaveTextContent('Maaf')
  expect(screen.getByText('11 dari 24 SKS')).toBeVisible()
})
