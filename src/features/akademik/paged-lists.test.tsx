import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

const LECTURE = 'Kuliah umum: Pelindungan Data Pribadi'

// Preloads the page: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(() => import('./akademik-page.tsx'), 60_000)
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

describe('a paged list of kegiatan', () => {
  const OWN = '/v1/mahasiswa/240117023/kegiatan_mahasiswa'
  const others = Array.from({ length: 20 }, (_, row) => ({
    idKegiatan: `9${row}`,
    nama: `Kegiatan lain ${row}`,
    status: '1',
    biaya: 0,
    isSudahBayar: true,
  }))
  const checking = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })

  test('is shown as a whole', async () => {
    const shown = await renderScreen('/akademik', { persona: 'padat' })
    expect(shown.asked).toContainEqual(expect.stringMatching(/daftar_kegiatan_mahasiswa.*page=1&itemsPerPage=100$/))
    expect(card('Kegiatan yang ditawarkan')).toHaveTextContent(/Tampilkan \d+ lagi/)
  })

  test.each([
    ['without a total', undefined],
    ['of which one page can be read', { currentPage: 1, totalItems: 45 }],
  ])('%s does not prove that a cancellation whose response was lost has happened', async (_, meta) => {
    const shown = await renderScreen('/akademik')
    await shown.user.click(screen.getByRole('button', { name: `Batalkan ${LECTURE}` }))
    shown.controls.setFaults([{ operation: 'cancelKegiatan', kind: 'network', times: 1 }])
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ya, batalkan' }))
    await waitFor(() => expect(checking()).toBeVisible())
    await shown.settled()
    const world = shown.controls.exportWorld()
    shown.unmount()
    clearOutbox()
    const next = await renderScreen('/akademik', {
      answers: { [OWN]: { kegiatanMahasiswa: { data: others, meta } } },
      arrange: (later) => void later.importWorld(world),
    })
    next.controls.advance(60_000)
    await next.user.click(await screen.findByRole('button', { name: 'Periksa sekarang' }))
    await next.settled()
    expect(checking()).toBeVisible()
  })
})
