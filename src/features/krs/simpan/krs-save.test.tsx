import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'
import uiTexts from '#shared/ui/locales/id.json'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { button, openKrs, saveButton, saves, taken } from '#tests/open-krs.ts'
import { card } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
})
afterEach(() => {
  clearOutbox()
  localStore.clear()
})

const drafts = () => localStore.names().filter(isDraftName)

test('[R3-027] saves picks and reserves, shows them in both lists, and waits for the advisor', async () => {
  const { user, asked, settled } = await openKrs()
  expect(saveButton()).not.toHaveAccessibleDescription()
  await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
  expect(screen.getByText('11 dari 24 SKS')).toBeVisible()
  await user.click(button('Jadikan Kuliah Kerja Nyata kelas A cadangan'))
  await user.click(saveButton())
  await waitFor(() => expect(screen.getByText(/KRS tersimpan/)).toBeVisible())
  await settled()
  expect(saves(asked)).toHaveLength(1)
  expect(within(taken()).getAllByText('Belum disetujui')).toHaveLength(4)
  expect(card('Cadangan')).toHaveTextContent('Kuliah Kerja Nyata')
  expect(saveButton()).toHaveAccessibleDescription('Tidak ada perubahan untuk disimpan.')
  expect(drafts()).toEqual([])
})

test('keeps plan B when plan A is saved, and the replaced plan A when plan B is saved', async () => {
  const { user, settled } = await openKrs()
  await user.click(button(/^Rencana B/))
  await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
  await user.click(button(/^Rencana A/))
  await user.click(button('Lepas Metodologi Penelitian', taken()))
  await user.click(saveButton())
  await user.click(screen.getByRole('button', { name: 'Ya, simpan' }))
  await waitFor(() => expect(button(/^Rencana A/)).toHaveTextContent('6 SKS · tersimpan'))
  await settled()
  expect(button(/^Rencana B/)).toHaveTextContent('3 SKS')
  await user.click(button(/^Rencana B/))
  await user.click(saveButton())
  await user.click(screen.getByRole('button', { name: 'Ya, simpan' }))
  await waitFor(() => expect(button(/^Rencana B/)).toHaveTextContent('3 SKS · tersimpan'))
  await settled()
  expect(button(/^Rencana A/)).toHaveTextContent('6 SKS')
  expect(button(/^Rencana A/)).not.toHaveTextContent('tersimpan')
  await waitFor(() => expect(drafts()).toHaveLength(1))
})

test('keeps changed picks while offline and explains the disabled save button', async () => {
  const { user, asked } = await openKrs()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
  expect(taken()).toHaveTextContent('Manajemen Proyek Perangkat Lunak')
  expect(saveButton()).toHaveAccessibleDescription(uiTexts['offline.reason'])
  await user.click(saveButton())
  expect(saves(asked)).toEqual([])
  await waitFor(() => expect(drafts()).toHaveLength(1))
})

test('shows the registration as approved and locked after the advisor approves it', async () => {
  const { user, controls, unmount, settled } = await openKrs()
  await user.click(button('Lepas Metodologi Penelitian', taken()))
  await user.click(saveButton())
  await user.click(screen.getByRole('button', { name: 'Ya, simpan' }))
  await waitFor(() => expect(screen.getByText(/KRS tersimpan/)).toBeVisible())
  await settled()
  const world = controls.exportWorld()
  unmount()
  const next = await openKrs('/krs', {
    arrange: (later) => {
      later.importWorld(world)
      later.jumpTo('2027-01-13T11:00:00+07:00')
    },
  })
  expect(within(taken()).getAllByText('Disetujui')).toHaveLength(2)
  expect(saveButton()).toHaveAccessibleDescription(/KRS 2026\/2027 Genap telah disetujui dosen PA\..*KRS-KUNCI/)
  expect(saves(next.asked)).toEqual([])
})

describe('while saving', () => {
  it.each<[Fault['kind'], Partial<Fault>]>([
    ['timeout504', {}],
    ['network', {}],
    ['lost', {}],
  ])('keeps the picks and the draft when the save ends with %s', async (kind, facts) => {
    const { user } = await openKrs('/krs', { faults: [{ operation: 'saveKrs', kind, times: 1, ...facts }] })
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    await user.click(saveButton())
    expect(await screen.findByText(/^Jawaban kampus belum diterima\./)).toBeVisible()
    expect(taken()).toHaveTextContent('Manajemen Proyek Perangkat Lunak')
    await waitFor(() => expect(drafts()).toHaveLength(1))
  })

  it('shows the rejection of the gateway in place and keeps the picks', async () => {
    const { user } = await openKrs('/krs', {
      faults: [{ operation: 'saveKrs', kind: 'client', status: 409, message: 'Kelas A <b>penuh</b>' }],
    })
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    await user.click(saveButton())
    expect(await screen.findByText('Kelas A <b>penuh</b>')).toBeVisible()
    expect(taken()).toHaveTextContent('Manajemen Proyek Perangkat Lunak')
  })

  it('sends one request for a double click', async () => {
    const { user, asked, settled } = await openKrs('/krs', {
      faults: [{ operation: 'saveKrs', kind: 'latency', ms: 200 }],
    })
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    await user.dblClick(saveButton())
    await settled()
    expect(saves(asked)).toHaveLength(1)
  })

  it('explains the disabled save button when assumed writes are off', async () => {
    setRuntimeFlags({ 'assumed-writes': false })
    const { user, asked } = await openKrs()
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    expect(saveButton()).toHaveAccessibleDescription(
      /^Menyimpan KRS lewat portal ini belum diaktifkan.*assumed-writes$/,
    )
    await user.click(saveButton())
    expect(saves(asked)).toEqual([])
  })
})
