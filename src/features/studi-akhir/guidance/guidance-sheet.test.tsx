import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

beforeAll(() => import('../tugas-akhir/tugas-akhir-bimbingan-page.tsx'), 60_000)

test('lists the meetings oldest first with space for signatures and the data of the student', async () => {
  await renderScreen('/tugas-akhir/412/bimbingan/1533?lembar=ya')
  const paper = within(await screen.findByRole('article'))
  expect(paper.getByText('Rancang Bangun Sistem Presensi Kuliah Berbasis Kode QR Dinamis')).toBeVisible()
  const [head, ...rows] = paper.getAllByRole('row').map(({ textContent }) => textContent)
  expect(head).toBe('No.TanggalTopikPembimbingStatusParaf')
  expect(rows).toEqual([
    '112 Oktober 2026Perumusan masalahDr. Ratna Wulandari, M.Kom.Disetujui',
    '215 Oktober 2026Tinjauan pustakaYusuf Maulana, M.T.Disetujui',
    '320 Oktober 2026Rancangan basis dataDr. Ratna Wulandari, M.Kom.Disetujui',
    '422 Oktober 2026Rancangan pengujianDr. Ratna Wulandari, M.Kom.Menunggu',
  ])
  expect(screen.getByRole('note')).toHaveAttribute('data-no-print')
})
