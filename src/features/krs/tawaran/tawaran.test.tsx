import { screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { button, openKrs } from '#tests/open-krs.ts'
import { card } from '#tests/render-screen.tsx'

test('gives each class its own pick button beside its lecturer and room', async () => {
  const { user } = await openKrs()
  const second = within(card('Mata kuliah ditawarkan')).getByRole('button', {
    name: 'Ambil Aksesibilitas Digital kelas B',
  })
  expect(second.closest('li')).toHaveTextContent(/^B · \w+ \d\d\.\d\d–\d\d\.\d\d.*(R\.|Lab) .*, \w+/)
  await user.click(second)
  const kelas = screen.getByLabelText<HTMLSelectElement>('Kelas Aksesibilitas Digital')
  expect(kelas.selectedOptions[0]).toHaveTextContent(/^B ·/)
})

const PERIODE = { tahun: 2027, semester: 2 }
const makul = (idMakul: string, namaMakul: string, kode: number | null, rest: object = {}) => ({
  ...{ idMakul, namaMakul, sks: 3 },
  kelas: [
    {
      ...{ idKelas: idMakul, nama: 'A', kuota: 10, terisi: 5 },
      jadwal: kode === null ? null : [{ hari: { kode }, jamMulai: '08.00', jamSelesai: '10.00' }],
      ...rest,
    },
  ],
})
const OFFER = {
  '/kurikulum_makul_krs': {
    ...PERIODE,
    makul: [
      makul('1', 'Aljabar', 1),
      makul('2', 'Logika', 1),
      makul('3', 'Sejarah', 3, { terisi: 10 }),
      { ...makul('4', 'Fisika', 4), sks: 5 },
      makul('5', 'Kimia', null, { terisi: null }),
    ],
    makulCadangan: [],
  },
  '/edit_krs': {
    ...PERIODE,
    ...{ isKrsDikunci: false, makulCadangan: [], maksimalSks: 7 },
    makul: [{ idMakul: '1', idKelas: '1' }],
  },
}
const offer = () => card('Mata kuliah ditawarkan')
const names = () =>
  within(offer())
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const box = (name: string) => within(offer()).getByRole('checkbox', { name })

describe('checkboxes of the offer', () => {
  it('hide by keyboard what is known not to match, say how many and why, and show all again', async () => {
    const { user } = await openKrs('/krs', { answers: OFFER })
    expect(within(offer()).getByText('5 mata kuliah')).toBeVisible()
    box('Tanpa bentrok').focus()
    await user.keyboard(' {Tab} {Tab} ')
    expect(names()).toEqual(['Aljabar', 'Kimia'])
    expect(within(offer()).getByText('2 dari 5 mata kuliah')).toBeVisible()
    expect(offer()).toHaveTextContent('3 disembunyikan: 1 bentrok, 1 penuh, 1 lebih dari sisa 4 SKS')
    await user.click(within(offer()).getByRole('button', { name: 'Tampilkan semua' }))
    expect(names()).toHaveLength(5)
    expect(box('Tanpa bentrok')).toHaveFocus()
    expect(box('Masih muat')).not.toBeChecked()
  })

  it('explain an empty list and offer the way back', async () => {
    const { user } = await openKrs('/krs', { answers: OFFER })
    await user.type(screen.getByLabelText('Cari mata kuliah, kode, atau dosen'), 'logika')
    await user.click(box('Tanpa bentrok'))
    expect(names()).toEqual([])
    expect(offer()).toHaveTextContent(
      'Tidak ada data1 mata kuliah tidak cocok dengan saringan yang dicentang: 1 bentrok.',
    )
    await user.click(within(offer()).getByRole('button', { name: 'Lepas saringan' }))
    expect(names()).toEqual(['Logika'])
  })

  it('are judged by the current plan, and never hide what is in it', async () => {
    const { user } = await openKrs('/krs', { answers: OFFER })
    await user.click(box('Tanpa bentrok'))
    expect(names()).not.toContain('Logika')
    await user.click(button('Lepas Aljabar', offer()))
    expect(names()).toContain('Logika')
    await user.click(button('Ambil Logika', offer()))
    expect(names()).toEqual(['Logika', 'Sejarah', 'Fisika', 'Kimia'])
  })
})

test('keeps the focus in the row when its button is replaced', async () => {
  const { user } = await openKrs('/krs', { answers: OFFER })
  button('Ambil Logika', offer()).focus()
  await user.keyboard('{Enter}')
  expect(button('Lepas Logika', offer())).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Ambil Logika', offer())).toHaveFocus()
})

test('keeps the focus in the list when a dropped row is hidden', async () => {
  const { user } = await openKrs('/krs', { answers: OFFER })
  await user.click(button('Ambil Logika', offer()))
  await user.click(box('Tanpa bentrok'))
  button('Lepas Logika', offer()).focus()
  await user.keyboard('{Enter}')
  expect(names()).not.toContain('Logika')
  expect(offer()).toContainElement(document.activeElement as HTMLElement)
})
