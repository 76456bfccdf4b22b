import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerOf } from '#tests/contract/bundle.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>
type Bill = Record<string, unknown>

const [LATE = {}, UNDATED = {}, DUE = {}, LATER = {}] = answerOf<{ tagihan: Bill[] }>('getBiayaKuliah').tagihan
const PATH = '/v1/mahasiswa/240117023/biaya_kuliah'
const RECAP = '/v1/mahasiswa/240117023/rekap_pembayaran'
const owing = (total: number, ...tagihan: Bill[]): Options => ({
  answers: { [PATH]: { tagihan }, [RECAP]: { rekap: { totalTunggakan: total, totalBayar: 0 } } },
})
const without = (...bills: Bill[]): Bill[] =>
  bills.map((bill) => Object.fromEntries(Object.entries(bill).filter(([name]) => !name.startsWith('isMengunci'))))

interface Shown {
  tagihan: string
  /** null where it is unreadable. */
  tunggakan: string | null
  kartu: string
  wisuda: string
}

const WORLDS: [title: string, options: Options, shown: Shown][] = [
  [
    'aktif',
    {},
    {
      tagihan: 'Rp 2.750.000',
      tunggakan: 'Rp 2.150.000',
      kartu: 'Bayar Rp 2.300.000 agar kartu ujian terbuka',
      wisuda:
        'Bayar Rp 2.300.000 agar pendaftaran wisuda terbuka: Rp 2.150.000 terlambat, Rp 150.000 tanpa jatuh tempo.',
    },
  ],
  [
    'tunggakan',
    { persona: 'tunggakan' },
    {
      tagihan: 'Rp 13.000.000',
      tunggakan: 'Rp 12.000.000',
      kartu: 'Bayar Rp 13.000.000 agar kartu ujian terbuka',
      wisuda: 'Bayar Rp 13.000.000 agar pendaftaran wisuda terbuka',
    },
  ],
  [
    'the overdue bills paid, one without a due date left',
    owing(600_000, UNDATED, LATER),
    {
      tagihan: 'Rp 600.000',
      tunggakan: 'Rp 0',
      kartu: 'Bayar Rp 150.000 agar kartu ujian terbuka',
      wisuda: 'Bayar Rp 150.000 agar pendaftaran wisuda terbuka',
    },
  ],
  [
    'a bill whose amount cannot be read',
    owing(2_750_000, { ...LATE, tunggakan: 'entah' }, UNDATED, DUE, LATER),
    {
      tagihan: 'Rp 2.750.000',
      tunggakan: null,
      kartu: 'Jumlah yang harus dibayar agar kartu ujian terbuka belum dapat dibaca.',
      wisuda: 'Jumlah yang harus dibayar agar pendaftaran wisuda terbuka belum dapat dibaca.',
    },
  ],
  [
    'a gateway that does not say which bills lock',
    owing(2_750_000, ...without(LATE, UNDATED, DUE, LATER)),
    {
      tagihan: 'Rp 2.750.000',
      tunggakan: 'Rp 2.150.000',
      kartu: 'Kampus menetapkan jumlah yang harus dibayar agar kartu ujian terbuka.',
      wisuda: 'Kampus menetapkan jumlah yang harus dibayar agar pendaftaran wisuda terbuka.',
    },
  ],
]

const term = (place: HTMLElement, name: string) =>
  within(place).queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent.replace(/\s/g, ' ')
const main = () => screen.getByRole('main')

test.each(WORLDS)(
  'the dashboard shows the tagihan, the overdue part and what unlocks the exam card: %s',
  async (_, options, shown) => {
    await renderScreen('/dashboard', options)
    const bills = card('Tagihan')
    expect(bills).toHaveTextContent(shown.tagihan)
    expect(bills).toHaveTextContent(shown.kartu)
    if (shown.tunggakan === 'Rp 0') expect(bills).not.toHaveTextContent('Tunggakan')
    else if (shown.tunggakan) expect(bills).toHaveTextContent(new RegExp(`Tunggakan sejak .{7,20}?${shown.tunggakan}`))
    else expect(bills).not.toHaveTextContent('Tunggakan')
  },
)

test.each(WORLDS)('the tagihan screen shows the same sums: %s', async (_, options, shown) => {
  await renderScreen('/biaya-kuliah', options)
  expect(term(main(), 'Tagihan')).toBe(shown.tagihan)
  expect(term(main(), 'Tunggakan')).toBe(shown.tunggakan ?? 'tidak terbaca')
  if (shown.tunggakan === null) return // the list reports that it is unreadable
  expect(await screen.findByRole('region', { name: 'Terkunci karena tagihan' })).toHaveTextContent(shown.kartu)
})

test.each(WORLDS)('the cuti screen shows the same sums: %s', async (_, options, shown) => {
  await renderScreen('/cuti', options)
  expect(term(main(), 'Tagihan')).toBe(`${shown.tagihan}, tetap harus dibayar`)
  expect(term(main(), 'Tunggakan')).toBe(
    shown.tunggakan === 'Rp 0' || shown.tunggakan === null ? undefined : shown.tunggakan,
  )
})

test.each(WORLDS)('the wisuda screen shows the same sums: %s', async (_, options, shown) => {
  await renderScreen('/wisuda', options)
  const condition = (await screen.findByText('Bebas tunggakan')).closest('li')
  expect(condition).toHaveTextContent(shown.wisuda)
})

test.each(WORLDS)('the exam card shows the same sums: %s', async (_, options, shown) => {
  await renderScreen('/jadwal-dan-presensi?tab=ujian&jenis=UTS', options)
  expect(screen.getByRole('region', { name: /^Kartu UTS/ })).toHaveTextContent(shown.kartu)
})

test('selects what unlocks the exam card with one press, and shows the effect of the payment', async () => {
  const { user } = await renderScreen('/biaya-kuliah')
  await user.click(await screen.findByRole('button', { name: 'Pilih yang membuka kartu ujian' }))
  expect(screen.getByText('3 tagihan dipilih')).toBeVisible()
  const locks = screen.getByRole('region', { name: 'Terkunci karena tagihan' })
  expect(locks).toHaveTextContent('Setelah pembayaran ini diterima, kartu ujian terbuka.')
  expect(locks).toHaveTextContent('Sisa tagihan setelah pembayaran ini Rp 450.000.')
  await user.click(screen.getByRole('button', { name: 'Pilih tunggakan' }))
  expect(locks).toHaveTextContent('Pembayaran ini kurang Rp 150.000 agar kartu ujian terbuka.')
})
