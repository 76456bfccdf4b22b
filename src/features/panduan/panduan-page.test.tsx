import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const titles = () =>
  within(card('Panduan untuk mahasiswa'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const calls = (asked: readonly string[]) =>
  asked
    .filter((request) => request.includes('/panduan?'))
    .map((request) => Object.fromEntries(new URL(request.replace('GET ', '')).searchParams))

test('[R7-016] requests the guides of students, newest first, page by page', async () => {
  const { asked, user, settled, path } = await renderScreen('/panduan', { persona: 'padat' })
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  await settled()
  expect(path()).toBe('/panduan?page=2')
  expect(titles()).toHaveLength(20)
  expect(calls(asked).filter(({ itemsPerPage }) => itemsPerPage !== undefined)).toEqual(
    ['1', '2'].map((page) => ({ 'hak.jenis': '[2]', 'order[createdAt]': 'desc', page, itemsPerPage: '20' })),
  )
})

test('shows the description, date, file and video of each guide', async () => {
  await renderScreen('/panduan')
  expect(titles()).toEqual([
    'Panduan cetak kartu ujian',
    'Panduan pembayaran virtual account',
    'Panduan pengisian KRS dan PKRS',
  ])
  expect(screen.getByText('Memilih tagihan, membayar, dan memeriksa status.')).toBeVisible()
  expect(screen.getByText('24 Agustus 2026')).toBeVisible()
  expect(screen.getByRole('button', { name: /^panduan-pembayaran\.pdf/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Tonton video/ })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('opens the page of a linked guide and focuses the guide', async () => {
  const { path } = await renderScreen('/panduan#panduan-arsip-200', { persona: 'padat' })
  await waitFor(() => expect(path()).toBe('/panduan?page=5#panduan-arsip-200'))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Panduan .*edisi 154$/))
})

test('reports a missing guide and shows the others', async () => {
  await renderScreen('/panduan#panduan-9999')
  expect(await screen.findByText(/^Panduan yang Anda buka tidak ada lagi/)).toBeVisible()
  expect(titles()).toHaveLength(3)
})

test('searches all guides, not only the current page, and stores the query in the URL', async () => {
  const { user, path, settled } = await renderScreen('/panduan', { persona: 'padat' })
  await user.type(screen.getByRole('searchbox'), 'wisuda, edisi 7{Enter}')
  await settled()
  expect(path()).toBe('/panduan?cari=wisuda%2C+edisi+7')
  expect(titles()).toEqual(['77', '72', '7'].map((nomor) => `Panduan pendaftaran wisuda, edisi ${nomor}`))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'tidak ada yang begini{Enter}')
  expect(await screen.findByText('Tidak ada panduan yang memuat “tidak ada yang begini”.')).toBeVisible()
})

test('limits the requests for an implausible total and reports no empty result from a partial list', async () => {
  const row = { idPanduan: 'panduan-1', judul: 'Panduan pendaftaran wisuda', deskripsi: '', kategori: 'Akademik' }
  const meta = { totalItems: 20_000, itemsPerPage: 100 }
  const { asked, settled } = await renderScreen('/panduan?cari=skripsi', {
    answers: { '/v1/panduan': { data: [row], meta } },
  })
  await settled()
  expect(calls(asked).length).toBeGreaterThan(1)
  expect(calls(asked).length).toBeLessThanOrEqual(22)
  expect(screen.queryByText(/^Tidak ada panduan yang memuat/)).toBeNull()
})
