import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const BROKEN = /undefined|NaN|null|\[object|Invalid Date|Infinity|ERROR 500/

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
})

test.each([[{ idPengumuman: 1041 }], [{ idPengumuman: 1041, judul: null, isi: 7, lampiran: [null, {}, 5] }]])(
  'renders a pengumuman that is %j, with a way back',
  async (answer) => {
    await renderScreen('/berita/1041', { answers: { '/v1/pengumuman/1041': answer } })
    expect(document.body.textContent).not.toMatch(BROKEN)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tanpa judul')
    expect(screen.getByRole('button', { name: 'Kembali' })).toBeVisible()
  },
)

test.each(['data', 'data.0', 'data.0.idKategori', 'data.0.nama', 'data.0.jumlah'])(
  'loses at most one choice for a malformed %s of the categories',
  async (path) => {
    await renderScreen('/berita?judul=UTS', {
      faults: [{ operation: 'listKategoriPengumuman', kind: 'malformed', path }],
    })
    expect(document.body.textContent).not.toMatch(BROKEN)
    expect(card('Hasil saringan')).toHaveTextContent('Jadwal UTS')
  },
)

test('opens a pengumuman from a list with unreadable rows', async () => {
  const data = [null, { idPengumuman: '1041', judul: 'Jadwal UTS' }, 7, 'teks']
  const { settled, user } = await renderScreen('/berita', { answers: { '/v1/pengumuman': { data } } })
  await user.click(screen.getByRole('link', { name: /Jadwal UTS/ }))
  await settled()
  expect(document.body.textContent).not.toMatch(BROKEN)
  expect(screen.getByRole('article')).toHaveTextContent('Kartu ujian dicetak mandiri')
})
