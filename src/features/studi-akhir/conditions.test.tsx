import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadNamespace } from '#shared/i18n/i18n.ts'
import { renderShell } from '#tests/render-screen.tsx'
import { type Condition, Conditions, type Ways } from './conditions.tsx'

const WAYS: Ways = {
  sks: { to: '/nilai', label: 'Lihat nilai', screen: 'Nilai' },
  tunggakan: { to: '/biaya-kuliah?tab=riwayat', label: 'Bayar tagihan', screen: 'Biaya kuliah' },
  usulan: { to: '/kerja-praktik/12', label: 'Buka kerja praktik', screen: 'Kerja praktik' },
}
const SKS: Condition = { kode: 'sks', nama: 'SKS lulus', nilaiMinimal: '144', nilai: '84', terpenuhi: false }
const IPK: Condition = { kode: 'ipk', nama: 'IPK minimal 2,00', nilai: '3,51', terpenuhi: true }

interface Options {
  campus?: string
  answers?: Record<string, object>
  path?: string
}
/** Opens a screen that shows the conditions. */
const open = async (items: readonly (Condition | null)[], { path = '/coba', ...options }: Options = {}) => {
  const element = (
    <main aria-label="Syarat">
      <Conditions items={items} ways={WAYS} />
    </main>
  )
  const { navigate, settled } = await renderShell({ ...options, screens: [{ path, element }] })
  await loadNamespace('ui') // product screens load it themselves
  await navigate(path)
  await settled()
}
const items = () => within(screen.getByRole('main', { name: 'Syarat' })).queryAllByRole('listitem')

test('counts the met conditions and lists open ones first with their values', async () => {
  await open([IPK, SKS, { kode: 'x', nama: 'Bebas pustaka', terpenuhi: null }])
  expect(screen.getByText('1 terpenuhi, 1 belum diketahui')).toBeVisible()
  expect(items().map((item) => within(item).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Belum terpenuhi',
    'Belum diketahui',
    'Terpenuhi',
  ])
  const [sks, , ipk] = items()
  expect(sks).toHaveTextContent('SKS lulus84 dari 144Lihat nilai')
  expect(ipk).toHaveTextContent(/^IPK minimal 2,003,51$/)
})

test.each([
  ['84', '144', false, '84 dari 144'],
  ['3.51', '2.75', true, '3,51 (minimal 2,75)'],
  ['Rp 2.300.000', 'Rp 0', false, 'Rp 2.300.000 harus lunas'],
  ['Aktif', 'Aktif', true, 'Aktif'],
  ['Cuti', 'Aktif', null, 'Cuti harus Aktif'],
])('formats value %s of minimum %s, met %s, as %s', async (nilai, nilaiMinimal, terpenuhi, text) => {
  await open([{ nama: 'Syarat', nilai, nilaiMinimal, terpenuhi }])
  expect(items()[0]).toHaveTextContent(new RegExp(`^Syarat${text.replace(/[.()]/g, '\\$&')}\\s?(Tanyakan|$)`))
})

test.each<[title: string, items: readonly (Condition | null)[], text: string]>([
  ['all are read', [IPK, SKS], '1 dari 2 terpenuhi'],
  ['one could not be read', [IPK, SKS, null], '1 terpenuhi, 1 belum diketahui1 baris tidak dapat dibaca.'],
  ['the list could not be read', [null], '0 terpenuhi, 1 belum diketahuiSyarat tidak dapat dibaca.'],
])('shows how many conditions are met when %s', async (_, known, text) => {
  await open(known)
  const list = screen.queryByRole('list')
  list?.remove()
  expect(screen.getByRole('main', { name: 'Syarat' })).toHaveTextContent(text)
})

test('renders nothing for no condition', async () => {
  await open([])
  expect(screen.getByRole('main', { name: 'Syarat' })).toBeEmptyDOMElement()
})

test('shows the note of the campus and that a condition may be met later', async () => {
  await open([
    { nama: '', nilaiMinimal: '450', terpenuhi: false, wajib: false, keterangan: 'Tes berikutnya 7 November.' },
  ])
  expect(items()[0]).toHaveTextContent(
    'Syarat tanpa nama minimal 450Tes berikutnya 7 November.Dapat menyusul Tanyakan ke kampus:',
  )
})

test('links to the screen for an open condition, but not for a met one', async () => {
  await open([SKS, { kode: 'tunggakan', nama: 'Bebas tunggakan', terpenuhi: true }])
  const links = screen.getAllByRole('link', { name: 'Lihat nilai' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/nilai'])
  expect(screen.queryByRole('link', { name: 'Bayar tagihan' })).toBeNull()
})

test('keeps the query string of a link', async () => {
  await open([{ kode: 'tunggakan', nama: 'Bebas tunggakan', terpenuhi: false }])
  expect(screen.getByRole('link', { name: 'Bayar tagihan' })).toHaveAttribute('href', '/biaya-kuliah?tab=riwayat')
})

test.each(['bahasa', null, 'constructor'])(
  'shows the campus contact for a condition without a screen (kode %s)',
  async (kode) => {
    await open([{ kode, nama: 'Skor bahasa', terpenuhi: null }])
    const [item] = items()
    expect(item).toHaveTextContent('Tanyakan ke kampus:')
    expect(
      within(item as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:0248412330', 'mailto:akademik@arunika.example'])
  },
)

test('refers to the campus when it has no contact details', async () => {
  await open([{ nama: 'Skor bahasa', terpenuhi: false }], { answers: { '/sistem': { data: [{}] } } })
  expect(items()[0]).toHaveTextContent('Tanyakan ke kampus.')
})

test('links within the current feature although the menu hides it', async () => {
  await open([{ kode: 'usulan', nama: 'Usulan', terpenuhi: false }], {
    campus: 'AZZAHRA',
    path: '/kerja-praktik/9/syarat',
  })
  expect(screen.getByRole('link', { name: 'Buka kerja praktik' })).toHaveAttribute('href', '/kerja-praktik/12')
})

test('names a screen that the campus hides and links only to available ones', async () => {
  await open([SKS, { kode: 'usulan', nama: 'Usulan', terpenuhi: false }], { campus: 'CAMPUS-14' })
  const [sks, usulan] = items()
  expect(sks).toHaveTextContent('Halaman Nilai tidak ada di menu kampus Anda. Tanyakan ke kampus:')
  expect(screen.queryByRole('link', { name: 'Lihat nilai' })).toBeNull()
  expect(within(usulan as HTMLElement).getByRole('link')).toHaveAttribute('href', '/kerja-praktik/12')
})

test('names a screen of the separate student portal without a link', async () => {
  await open([{ kode: 'usulan', nama: 'Usulan', terpenuhi: false }], { campus: 'STATE-UNIVERSITY' })
  const [usulan] = items()
  expect(usulan).toHaveTextContent(
    'UsulanSelesaikan di halaman Kerja praktik pada portal mahasiswa lain milik kampus Anda.',
  )
  expect(within(usulan as HTMLElement).queryByRole('link')).toBeNull()
})
