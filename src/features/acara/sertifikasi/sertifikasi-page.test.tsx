import { screen, within } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { pictureOf } from '#tests/picture-of.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await Promise.all([import('./sertifikasi-page.tsx'), import('./cetak-sertifikat-sertifikasi-page.tsx')])
}, 60_000)
allowAssumedWrites()

const itemOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body

describe('[R2-011] the six addresses of certifications', () => {
  test.each([
    ['/sertifikasi', 'Sertifikasi'],
    ['/sertifikasi/15', 'Sertifikasi Pemrogram Web Muda'],
    ['/sertifikasi/jadwal-pembicara', 'Instruktur'],
    ['/sertifikasi/transaksi-sertifikasi', 'Pendaftaran saya'],
    ['/sertifikasi/upload-tugas', 'Unggah tugas'],
    ['/sertifikasi/cetak/sertifikat?id=11', 'SERTIFIKAT KOMPETENSI'],
  ])('%s shows %s', async (path, heading) => {
    await renderScreen(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

  test('/sertifikasi/cetak shows that there is no such certification, and requests none', async () => {
    const { asked } = await renderScreen('/sertifikasi/cetak')
    expect(screen.getByRole('heading', { level: 1, name: 'Tidak ada sertifikasi ini' })).toBeVisible()
    expect(asked.filter((request) => request.includes('/v1/sertifikasi'))).toEqual([])
  })
})

test('[R9-004] [R4-044] requests page 1 of the active certifications and shows scheme, body and days', async () => {
  const { asked } = await renderScreen('/sertifikasi')
  expect(
    asked.some((request) => /\/v1\/sertifikasi\?page=1&status=1&itemsPerPage=20&idMahasiswa=240117023$/.test(request)),
  ).toBe(true)
  const item = itemOf('Sertifikasi Pemrogram Web Muda')
  expect(item).toHaveTextContent('Pemrogram Web Muda · LSP Informatika Semarang')
  expect(item).toHaveTextContent('28 November – 12 Desember 2026, 09.00–15.00 WIB · Lab 2')
})

test('[R3-025] pages by the meta of the response', async () => {
  await renderScreen('/sertifikasi?page=3')
  expect(within(card('Sertifikasi kampus')).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toHaveAttribute('aria-disabled', 'true')
})

test('[R4-045] requests passed certifications by statusSertifikasi 1 and shows their mark', async () => {
  const shown = await renderScreen('/sertifikasi/transaksi-sertifikasi')
  await shown.user.click(screen.getByRole('link', { name: 'Lulus' }))
  await shown.settled()
  expect(shown.asked.some((request) => /\/sertifikasi\?.*statusSertifikasi=1/.test(request))).toBe(true)
  await shown.user.click(screen.getByText('Rincian pendaftaran'))
  expect(itemOf('Sertifikasi Dasar Basis Data')).toHaveTextContent(/Lulus.*Nilai88/)
})

test('shows the assignment with its file and accepts an archive before the first day', async () => {
  const shown = await renderScreen('/sertifikasi/upload-tugas?id=15')
  expect(screen.getByRole('button', { name: /^tugas-web-muda\.pdf/ })).toBeVisible()
  await shown.user.upload(
    screen.getByLabelText(/^Berkas tugas/, { selector: 'input' }),
    new File(['PK'], 'tugas-web.zip', { type: 'application/zip' }),
  )
  await shown.user.click(screen.getByRole('button', { name: 'Unggah tugas' }))
  expect(await screen.findByRole('button', { name: /^tugas-web\.zip/ })).toBeVisible()
})

test('shows mark, predicate and expiry on the certificate, with a readable QR code', async () => {
  await renderScreen('/sertifikasi/cetak/sertifikat?id=11')
  const paper = within(await screen.findByRole('article'))
  for (const words of ['Operator Basis Data', '88, Kompeten', '30 Juni 2029', '13–20 Juni 2026'])
    expect(paper.getByText(words)).toBeVisible()
  const code = paper.getByRole('img', { name: 'Kode QR untuk memeriksa sertifikat' })
  expect(decodeQR(pictureOf(code))).toBe('https://arunika.example/verifikasi/011-SRT-2026')
})

test('prints no certificate for a certification that was not passed', async () => {
  await renderScreen('/sertifikasi/cetak/sertifikat?id=15')
  expect(screen.getByText(/belum dinyatakan lulus/)).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
})
