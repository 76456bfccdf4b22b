import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

beforeAll(async () => {
  await import('./nilai-page.tsx')
}, 60_000)

const STUDENT = '/v1/mahasiswa/240117023'
const period = (semester: number) => ({ tahun: 2026, semester, label: '', isBerjalan: false })
/** Answers in the order of period codes: the short semester after Ganjil is the third of its year. */
const BY_CODE = {
  [`${STUDENT}/tahun_semester`]: { data: [1, 2, 3, 4].map(period) },
  [`${STUDENT}/aktivitas_kuliah`]: {
    data: [
      { tahunSemester: 20_261, ips: 3.1, ipk: 3.1, sks: 20, sksTotal: 20, semesterKe: null },
      { tahunSemester: 20_262, ips: 3.3, ipk: 3.25, sks: 20, sksTotal: 46, semesterKe: null },
      { tahunSemester: 20_263, ips: 3.2, ipk: 3.15, sks: 6, sksTotal: 26, semesterKe: null },
      { tahunSemester: 20_264, ips: 3.4, ipk: 3.3, sks: 6, sksTotal: 52, semesterKe: null },
    ],
  },
}

test('[R9-046] places a short semester between its regular semester and the next in the curve and the select', async () => {
  const { user } = await renderScreen('/nilai', { answers: BY_CODE })
  const periods = within(document.body).getByLabelText('Periode')
  expect(
    within(periods)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2025/2026 SP Genap', '2025/2026 Genap', '2025/2026 SP Ganjil', '2025/2026 Ganjil'])
  await user.click(within(card('IPK')).getByText('Lihat sebagai tabel'))
  const rows = within(card('IPK')).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => /3,\d\d/.exec(textContent)?.[0])).toEqual(['3,10', '3,20', '3,30', '3,40'])
})
