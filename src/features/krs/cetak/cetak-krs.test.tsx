import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const paper = () => screen.findByRole('article')

test('prints the KRS of the current semester with courses, total, advisor and printing user', async () => {
  await renderScreen('/cetak-krs?tahun=2027&semester=1', { persona: 'aktif' })
  const sheet = within(await paper())
  expect(sheet.getByRole('heading', { level: 1, name: 'KARTU RENCANA STUDI' })).toBeVisible()
  expect(sheet.getByText('Semester Ganjil Tahun Akademik 2026/2027')).toBeVisible()
  expect(sheet.getAllByRole('row')).toHaveLength(1 + 8 + 1)
  expect(sheet.getByRole('row', { name: /Basis Data Lanjut.*Kamis 15\.30–18\.00/ })).toBeVisible()
  expect(sheet.getByRole('row', { name: /Jumlah 22/ })).toBeVisible()
  expect(sheet.getAllByText('Dr. Hendra Wijaya, M.Kom.').length).toBeGreaterThan(1)
  expect(sheet.getByText(/Dicetak 22 Oktober 2026 14\.05\sWIB oleh 240117023/)).toBeVisible()
  expect(await sheet.findByText(/^sha256( [0-9a-f]{4}){4}$/)).toBeVisible()
})

test('prints the semester, load and limit, approval date and signature blocks', async () => {
  await renderScreen('/cetak-krs', { persona: 'aktif' })
  const sheet = within(await paper())
  const fact = (label: string) => sheet.getByText(label, { selector: 'dt' }).nextElementSibling
  expect(fact('Semester')).toHaveTextContent(/^5$/)
  expect(fact('Beban studi')).toHaveTextContent('22 dari 24 SKS')
  expect(fact('Disetujui dosen PA')).toHaveTextContent(/\d{4}$/)
  const signer = (office: string) => sheet.getByText(`${office},`).closest('li')
  expect(signer('Mahasiswa')).toHaveTextContent('Sekar Ayu PrameswariNIM 240117023')
  expect(signer('Dosen PA')).toHaveTextContent('NIDN')
})

test('marks unapproved paper and omits the semester number outside the current period', async () => {
  await renderScreen('/cetak-krss?tahun=2027&semester=2', { persona: 'aktif' })
  const sheet = within(await paper())
  expect(sheet.getByText('Belum disetujui')).toBeVisible()
  expect(sheet.queryByText('Semester', { selector: 'dt' })).toBeNull()
})

test('shows the paper as text when the URL requests it, labels its footer, and switches to the sheet', async () => {
  const { user, path } = await renderScreen('/cetak-krs?tahun=2027&semester=1&baca=teks', { persona: 'aktif' })
  const foot = within(await paper()).getByRole('row', { name: /Jumlah 22/ })
  const cells = within(foot).getAllByRole('cell')
  expect(
    cells.filter(({ textContent }) => textContent).map((cell) => [cell.dataset['label'], cell.textContent]),
  ).toEqual([
    ['Jumlah SKS', '22'],
    [undefined, 'Semua jam dalam WIB.'],
  ])
  await user.click(screen.getByRole('button', { name: 'Lihat lembar' }))
  expect(path()).toBe('/cetak-krs?tahun=2027&semester=1')
})

test('enables the print button when the paper is complete', async () => {
  await renderScreen('/cetak-krs', { persona: 'aktif' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false'))
})

test('names the document after the paper while printing and restores the title afterwards', async () => {
  await renderScreen('/cetak-krs?tahun=2027&semester=1', { persona: 'aktif' })
  await paper()
  const title = document.title
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.title).toBe(
    'KARTU RENCANA STUDI - Semester Ganjil Tahun Akademik 2026-2027 - Sekar Ayu Prameswari, 240117023',
  )
  window.dispatchEvent(new Event('afterprint'))
  expect(document.title).toBe(title)
})

test('prints the current period when the URL has none', async () => {
  await renderScreen('/cetak-krs', { persona: 'aktif' })
  expect(await screen.findByText('Semester Ganjil Tahun Akademik 2026/2027')).toBeVisible()
})

test('explains an invalid period in the URL and links to the period selection', async () => {
  await renderScreen('/cetak-krs?tahun=besok&semester=9', { persona: 'aktif' })
  expect(await screen.findByText(/Alamat ini tidak menyebut periode/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pilih periode' })).toHaveAttribute('href', '/krs')
})

test('lists the changes and the previous class on the PKRS paper', async () => {
  await renderScreen('/cetak-pkrs?tahun=2027&semester=1', { persona: 'aktif' })
  const sheet = within(await paper())
  expect(sheet.getByRole('row', { name: /Praktikum Basis Data Lanjut.*Ganti kelas · B1/ })).toBeVisible()
  expect(sheet.getAllByRole('row')).toHaveLength(1 + 2 + 1)
})

test('prints the KRSS in English when the UI is in English', async () => {
  await renderScreen('/cetak-krss?tahun=2027&semester=2', { persona: 'aktif', lng: 'en' })
  const sheet = within(await paper())
  expect(sheet.getByRole('heading', { level: 1, name: 'PROVISIONAL COURSE REGISTRATION (KRSS)' })).toBeVisible()
  expect(sheet.getByRole('row', { name: /Total 8/ })).toBeVisible()
})

test('states on the paper that a period has no courses', async () => {
  await renderScreen('/cetak-krs?tahun=2027&semester=1', { persona: 'kosong' })
  expect(await screen.findByText('Belum ada mata kuliah pada periode ini.')).toBeVisible()
})

test('replaces the paper with an error and Muat Ulang when the registration fails to load', async () => {
  const { user, controls } = await renderScreen('/cetak-krs', {
    persona: 'aktif',
    faults: [{ operation: 'getKrs', kind: 'network' }],
  })
  const [reload] = await screen.findAllByRole('button', { name: 'Muat Ulang' })
  controls.setFaults([])
  await user.click(reload ?? document.body)
  expect(await paper()).toBeVisible()
})

test('shows an error when the current period fails to load, unless the URL names a period', async () => {
  const faults = [{ operation: 'getSemesterBerjalan', kind: 'server' as const, message: 'Sedang dirawat' }]
  const { user, controls, unmount } = await renderScreen('/cetak-krs', { persona: 'aktif', faults })
  expect(screen.getByRole('alert')).toHaveTextContent('Sedang dirawat')
  controls.setFaults([])
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  expect(await paper()).toBeVisible()
  unmount()
  await renderScreen('/cetak-krs?tahun=2027&semester=1', { persona: 'aktif', faults })
  expect(await paper()).toBeVisible()
})

test.each([
  ['https://lain.example/logo.png', false],
  ['http://gateway.test/logo.png', true],
])('prints the campus logo from %s: %s', async (logoContentUrl, isShown) => {
  await renderScreen('/cetak-krs', { answers: { '/v1/logo_perguruan_tinggi': { logoContentUrl } } })
  expect([...(await paper()).querySelectorAll('img')].map(({ src }) => src)).toEqual(isShown ? [logoContentUrl] : [])
})
