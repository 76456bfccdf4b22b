import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

vi.setConfig({ testTimeout: 20_000 }) // five screens each, on a busy machine

const BROKEN = /undefined|NaN|\[object Object\]|Invalid Date|\bnull\b/

const expectWhole = (path: string) => {
  const main = screen.getByRole('main')
  expect(within(main).getByRole('heading', { level: 1 }), path).toBeVisible()
  expect(within(main).queryByText('Muat Ulang'), path).toBeNull()
  expect(main, path).not.toHaveTextContent(BROKEN)
}

test.each(['tugas-akhir', 'kerja-praktik', 'lintas-semester', 'mengulang'])(
  'renders every visited screen completely for the persona %s',
  async (persona) => {
    const { navigate, settled } = await renderScreen('/dashboard', { persona })
    expectWhole('/dashboard')
    for (const path of ['/krs', '/krss', '/biaya-kuliah', '/biodata']) {
      await navigate(path)
      await settled()
      expectWhole(path)
    }
  },
)

test('lists a short semester on the dashboard beside the semester it belongs to', async () => {
  await renderScreen('/dashboard', { persona: 'lintas-semester' })
  const found = await within(card('IPS per semester')).findAllByRole('row') // rendered after the first screen
  const rows = found.map((row) => row.textContent)
  expect(rows.filter((row) => row.startsWith('4 · '))).toHaveLength(2)
  expect(rows.some((row) => row.includes('SP Ganjil'))).toBe(true)
})
