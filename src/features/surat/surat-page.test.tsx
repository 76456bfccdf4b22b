import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

beforeAll(() => import('./surat-page.tsx'), 60_000)
allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const letters = () => within(card('Surat Anda'))
const deletes = (asked: readonly string[]) => asked.filter((request) => /^DELETE .*\/surat\//.test(request))

test('[R2-012] shows the letters with their steps, newest first, and the kinds that can be requested', async () => {
  await renderScreen('/surat')
  const [first, second] = letters().getAllByRole('heading', { level: 3 })
  expect([first, second].map((one) => one?.textContent)).toEqual([
    'Surat keterangan aktif kuliah',
    'Surat keterangan aktif kuliah',
  ])
  expect(letters().getByText('Berkas Beasiswa Prestasi Akademik 2027')).toBeVisible()
  expect(letters().getByText(/Menunggu tanda tangan/)).toBeVisible()
  expect(letters().getByText(/118\/UA\.3\/AK\/III\/2026/)).toBeVisible()
  expect(letters().getByRole('link', { name: /^Periksa keaslian/ })).toHaveAttribute('href', '/surat/info/S-26-0341')
  expect(within(card('Minta surat')).getAllByRole('link').length).toBeGreaterThan(3)
})

const LETTER = {
  ...{ idSurat: 'S-26-0918', idJenisSurat: '1', namaJenisSurat: 'Surat aktif kuliah', keperluan: 'Beasiswa' },
  ...{ tanggalPengajuan: '2026-10-20T09:12:00+07:00', biaya: 0 },
}
const answerWith = (...data: object[]) => ({
  '/mahasiswa/240117023/surat': { data, meta: { currentPage: 1, itemsPerPage: 20, totalItems: data.length } },
  '/jenis_surat': { data: [{ idJenisSurat: '1', nama: 'Surat aktif kuliah', lamaProses: '2 hari kerja' }] },
})
const head = () => screen.queryByRole('region', { name: 'Surat yang berjalan' })
const OLD = { ...LETTER, idSurat: 'S-25-1', status: 'Diproses', tanggalPengajuan: '2025-01-01T08:00:00+07:00' }

describe('headline of the newest letter in progress', () => {
  test.each<[string, object, string, RegExp, string[]]>([
    [
      'sent',
      { status: 'Diajukan' },
      'Terkirim, menunggu kampus',
      /S-26-0918 · sejak Selasa, 20 Oktober 2026, 09\.12\sWIB.*Menurut kampus selesai dalam 2 hari kerja\.$/,
      [],
    ],
    [
      'processed, with a note of the campus',
      {
        status: 'Diproses',
        riwayat: [{ status: 'Diproses', waktu: '2026-10-21T08:00:00+07:00', keterangan: 'Menunggu tanda tangan' }],
      },
      'Diproses kampus',
      /sejak Rabu, 21 Oktober 2026, 08\.00\sWIB.*Menunggu tanda tangan/,
      [],
    ],
    [
      'to be paid',
      { status: 'Diajukan', biaya: 25_000, isSudahBayar: false, batasBayar: '2026-10-25' },
      'Bayar Rp 25.000',
      /Bayar biaya surat sampai Minggu, 25 Oktober 2026 \(3 hari lagi\)$/,
      ['/biaya-kuliah'],
    ],
  ])('%s', async (_, more, heading, said, ways) => {
    await renderScreen('/surat', { answers: answerWith(OLD, { ...LETTER, ...more }) })
    const region = head() ?? document.body
    expect(within(region).getByRole('heading', { level: 2 }).textContent.replaceAll('\u00a0', ' ')).toBe(heading)
    expect(region.textContent.replaceAll('\u00a0', ' ')).toMatch(said)
    expect(
      within(region)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(ways)
  })

  test.each(['Terbit', 'Ditolak', 'Dibatalkan', 'Entah'])('is absent for a letter that is %s', async (status) => {
    await renderScreen('/surat', { answers: answerWith({ ...LETTER, status }) })
    expect(head()).toBeNull()
  })

  test('is absent when the letters fail', async () => {
    await renderScreen('/surat', { faults: [{ operation: 'listSurat', kind: 'server', message: 'Rusak' }] })
    expect(head()).toBeNull()
    expect(letters().getByRole('alert')).toHaveTextContent('Rusak')
  })

  test('is also shown on the request screen', async () => {
    await renderScreen('/pengajuan-surat', { answers: answerWith({ ...LETTER, status: 'Diajukan' }) })
    expect(head()).toHaveTextContent('S-26-0918')
  })
})

test('cancels a request once, after confirmation', async () => {
  const { user, asked } = await renderScreen('/surat')
  await user.click(letters().getByRole('button', { name: /^Batalkan permintaan/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.dblClick(dialog.getByRole('button', { name: 'Batalkan permintaan' }))
  expect(await letters().findByText('Dibatalkan oleh mahasiswa')).toBeVisible()
  expect(deletes(asked)).toHaveLength(1)
})

test('shows a request as cancelled when the response to its cancellation was lost', async () => {
  const { user, asked } = await renderScreen('/surat', {
    faults: [{ operation: 'cancelSurat', kind: 'lost', times: 1 }],
  })
  await user.click(letters().getByRole('button', { name: /^Batalkan permintaan/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Batalkan permintaan' }))
  expect(await letters().findByText('Dibatalkan oleh mahasiswa')).toBeVisible()
  await waitFor(() => expect(letters().queryByRole('button', { name: /^Batalkan permintaan/ })).toBeNull())
  expect(deletes(asked)).toHaveLength(1)
})

test('does not cancel a letter that was issued while the screen was open', async () => {
  const { user, asked, controls } = await renderScreen('/surat')
  controls.jumpTo('2026-10-23T14:00:00+07:00')
  await user.click(letters().getByRole('button', { name: /^Batalkan permintaan/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Batalkan permintaan' }))
  expect(await screen.findByText('Permintaan ini tidak dapat dibatalkan lagi.')).toBeVisible()
  expect(deletes(asked)).toEqual([])
})

test('explains beside the download that an in-app browser cannot save files', async () => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; K; wv) Chrome/131.0')
  const { user } = await renderScreen('/surat')
  expect(screen.queryByText(/tidak dapat menyimpan berkas/)).toBeNull()
  await user.click(letters().getByRole('button', { name: /^Unduh PDF/ }))
  expect(await letters().findByText(/^Peramban di dalam aplikasi ini tidak dapat menyimpan berkas\./)).toBeVisible()
  expect(letters().getByRole('button', { name: 'Bagikan tautan' })).toBeVisible()
})

test('downloads an issued letter once, under the file name of the response', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push((file as File).name)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  // The second click comes while the download is in flight.
  const { user } = await renderScreen('/surat', { faults: [{ operation: 'downloadSurat', kind: 'latency', ms: 300 }] })
  await user.dblClick(letters().getByRole('button', { name: /^Unduh PDF/ }))
  await waitFor(() => expect(saved).toEqual(['download-surat.pdf']))
})

test('does not cancel a letter whose fee may be part of a payment in progress', async () => {
  const { user, asked } = await renderScreen('/surat', {
    answers: {
      '/status_pembayaran': { status: '88', pembayaran: { idTransaksi: 'TRX-1', total: 15_000 } },
      '/v1/mahasiswa/240117023/surat': {
        data: [{ idSurat: 'S-1', namaJenisSurat: 'Legalisasi', status: 'Diajukan', biaya: 15_000 }],
      },
    },
  })
  await user.click(letters().getByRole('button', { name: /^Batalkan permintaan/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Batalkan permintaan' }))
  expect(await screen.findByText(/^Tidak dikirim: ada pembayaran yang sedang diproses/)).toBeVisible()
  expect(deletes(asked)).toEqual([])
})

test('shows an unpaid fee, its deadline and the link to pay', async () => {
  await renderScreen('/surat', {
    answers: {
      '/v1/mahasiswa/240117023/surat': {
        data: [
          {
            ...{ idSurat: 'S-1', namaJenisSurat: 'Legalisasi', status: 'Diajukan', biaya: 15_000, isSudahBayar: false },
            batasBayar: '2026-10-29',
          },
        ],
      },
    },
  })
  expect(letters().getByText(/^Bayar Rp.15\.000/)).toBeVisible()
  expect(letters().getByText(/29 Oktober 2026/)).toBeVisible()
  expect(letters().getByRole('link', { name: 'Bayar di Biaya kuliah' })).toHaveAttribute('href', '/biaya-kuliah')
})

test('shows the reason of a rejected request, and an unknown status as the gateway sends it', async () => {
  await renderScreen('/surat', {
    answers: {
      '/v1/mahasiswa/240117023/surat': {
        data: [
          { idSurat: 'S-2', namaJenisSurat: 'A', status: 'Ditolak', catatan: 'Nama <tidak> lengkap.' },
          { idSurat: 'S-1', namaJenisSurat: 'B', status: 'Diparkir' },
        ],
      },
    },
  })
  expect(letters().getByText('Nama <tidak> lengkap.')).toBeVisible()
  expect(letters().getAllByText('Diparkir').length).toBeGreaterThan(0)
})

test('shows an empty state without letters', async () => {
  await renderScreen('/surat', { persona: 'kosong' })
  expect(letters().getByText('Surat yang Anda minta muncul di sini.')).toBeVisible()
})

test('expands one page of a long history in parts, with the request link on top', async () => {
  const { user } = await renderScreen('/surat', { persona: 'padat' })
  const [first] = within(screen.getByRole('main')).getAllByRole('link')
  expect(first).toHaveAccessibleName('Minta surat')
  expect(first).toHaveAttribute('href', '/pengajuan-surat')
  expect(letters().getAllByRole('heading', { level: 3 })).toHaveLength(5)
  await user.click(letters().getByRole('button', { name: 'Tampilkan 10 lagi' }))
  expect(letters().getAllByRole('heading', { level: 3 })).toHaveLength(15)
})

test('paginates a long history', async () => {
  const { user, path } = await renderScreen('/surat', { persona: 'padat' })
  await user.click(letters().getByRole('button', { name: 'Berikutnya' }))
  expect(path()).toBe('/surat?page=2')
  expect(await letters().findByText('Beasiswa tahap 40')).toBeVisible()
})

test('[R7-004] opens /surat at the separate portal of the campus with an authorization code', async () => {
  const { departures } = await renderScreen('/surat', { campus: 'STATE-UNIVERSITY' })
  await waitFor(() => expect(departures).toHaveLength(1))
  expect(departures[0]).toMatch(/^https:\/\/sikad-lama\.arunika\.example\/surat\?code=/)
})
