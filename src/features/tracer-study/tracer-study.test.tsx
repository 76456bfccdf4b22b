import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer, rowsIn } from '#tests/rewrite-answer.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

// Preloads modules: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(async () => {
  await Promise.all([
    import('./tracer-study-page.tsx'),
    import('./tracer-fill-page.tsx'),
    import('./tracer-view-page.tsx'),
  ])
}, 60_000)
allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const writes = ({ asked }: Pick<Shown, 'asked'>) =>
  asked.filter((request) => !request.startsWith('GET ') && request.includes('/tracer/'))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const FILL = '/tracer-study/isi-kuesioner/21'

/** Answers the required questions. */
const answer = async ({ user }: Shown) => {
  await user.click(screen.getByRole('radio', { name: /^Bekerja/ }))
  await user.type(screen.getByRole('textbox', { name: /Berapa bulan/ }), '2')
  await user.type(screen.getByRole('textbox', { name: /Nama tempat kerja/ }), '  PT <Satu> ')
  await user.click(screen.getByRole('radio', { name: /^4/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Pemrograman' }))
  await user.click(screen.getByRole('checkbox', { name: 'Komunikasi' }))
}
const send = async ({ user }: Shown) => {
  await user.click(button('Kirim jawaban'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kirim' }))
}

describe('forms', () => {
  test('show what is open, the deadline, the duration, and what was sent', async () => {
    await renderScreen('/tracer-study')
    const open = within(card('Survei Kesiapan Karier Mahasiswa 2026/2027'))
    expect(open.getByText('7 pertanyaan · kira-kira 6 menit')).toBeVisible()
    expect(open.getByText('Isi kuesioner').parentElement).toHaveTextContent(
      /^Isi kuesioner sampai Kamis, 31 Desember 2026 \(70 hari lagi\)$/,
    )
    expect(open.getByRole('link', { name: /^Mulai mengisi/ })).toHaveAttribute('href', '/tracer-study/isi-kuesioner/12')
    expect(within(card('Sudah dikirim')).getByRole('link')).toHaveAttribute('href', '/tracer-study/lihat-kuesioner/9')
  })

  test('accept all seven question kinds, send them once as typed, and show the answers', async () => {
    const shown = await renderScreen(FILL, { persona: 'lulus' })
    await answer(shown)
    await send(shown)
    expect(await screen.findByText('Jawaban terkirim. Terima kasih.')).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
    expect(await screen.findByText('PT <Satu>')).toBeVisible()
    expect(screen.getByText('Pemrograman; Komunikasi')).toBeVisible()
    expect(shown.path()).toBe('/tracer-study/lihat-kuesioner/21')
  })

  test('keep a draft and show its progress in the overview', async () => {
    const shown = await renderScreen(FILL, { persona: 'lulus' })
    await answer(shown)
    await shown.navigate('/tracer-study')
    const again = within(card('Tracer study lulusan 2025'))
    expect(await again.findByText('5 dari 7 terjawab')).toBeVisible()
    expect(again.getByRole('link', { name: /^Lanjutkan mengisi/ })).toBeVisible()
  })

  test('show an error with Muat Ulang when a question is unreadable', async () => {
    changeAnswer('/tracer/form/21', ({ bagian, ...form }) => ({
      ...form,
      bagian: [...rowsIn(bagian), { judul: 'Akhir', pertanyaan: [{ pertanyaan: 'Tanpa id' }] }],
    }))
    await renderScreen(FILL, { persona: 'lulus' })
    expect(button('Muat Ulang')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('cannot be sent while it is unknown whether they were sent before', async () => {
    changeAnswer('/tracer/form/21', (form) => ({ ...form, sudahDiisi: 'entah' }))
    const shown = await renderScreen(FILL, { persona: 'lulus' })
    await answer(shown)
    expect(button('Kirim jawaban')).toHaveAccessibleDescription(/^Belum dapat dipastikan apakah kuesioner ini/)
    expect(writes(shown)).toEqual([])
  })

  test('show no empty state while a row of the list is unreadable', async () => {
    changeAnswer('/tracer/form/all', () => ({ data: [7, { id: '3', judul: 'Lama', sudahDiisi: true }] }))
    await renderScreen('/tracer-study')
    expect(screen.getByText('1 baris tidak dapat dibaca.')).toBeVisible()
    expect(screen.queryByText(/^Semua sudah dikirim/)).toBeNull()
  })

  test('keep a draft until the form closes', async () => {
    const shown = await renderScreen(FILL, { persona: 'lulus' })
    await answer(shown)
    const until = () =>
      localStore
        .names()
        .map((name) => readJson(localStore, name))
        .flatMap((kept) => (isRecord(kept) && typeof kept['keepUntil'] === 'number' ? [kept['keepUntil']] : []))
    await waitFor(() => expect(until()).toHaveLength(1))
    expect(new Date(until()[0] ?? 0).toISOString()).toBe('2026-12-31T16:59:59.000Z')
  })

  test('show an error at its question and keep all answers', async () => {
    const shown = await renderScreen(FILL, { persona: 'lulus' })
    await answer(shown)
    await shown.user.clear(screen.getByRole('textbox', { name: /Berapa bulan/ }))
    await shown.user.click(button('Kirim jawaban'))
    expect(await screen.findByRole('textbox', { name: /Berapa bulan/ })).toHaveAttribute('aria-invalid', 'true')
    expect(writes(shown)).toEqual([])
    expect(screen.getByRole('checkbox', { name: 'Pemrograman' })).toBeChecked()
  })

  test('are not sent twice when the response was lost, because the form reports that it was sent', async () => {
    const shown = await renderScreen(FILL, { persona: 'lulus' })
    await answer(shown)
    shown.controls.setFaults([{ operation: 'submitTracerResponse', kind: 'lost', times: 1 }])
    await send(shown)
    expect(await screen.findByText('PT <Satu>', {}, { timeout: 10_000 })).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
  })

  test('show an answer beside the question as it was asked at the time', async () => {
    await renderScreen('/tracer-study/lihat-kuesioner/9')
    expect(screen.getByText('2. Bidang pekerjaan yang Anda minati').nextElementSibling).toHaveTextContent(
      'Pengembangan web',
    )
    expect(screen.getByText('Basis data dan komunikasi kerja')).toBeVisible()
  })

  test('show the not-found card with a link back for an invalid URL', async () => {
    await renderScreen('/tracer-study/isi-kuesioner/baru')
    const missing = within(card('Alamat ini tidak mengarah ke mana pun'))
    expect(missing.getByRole('link')).toHaveAttribute('href', '/tracer-study')
  })
})

describe('work history', () => {
  const fill = async (shown: Shown) => {
    await shown.user.click(button('Tambah pekerjaan'))
    const dialog = within(await screen.findByRole('dialog'))
    await shown.user.type(dialog.getByRole('textbox', { name: /^Nama perusahaan/ }), 'PT <Dua>')
    await shown.user.type(dialog.getByRole('textbox', { name: /^Jabatan/ }), 'Pemrogram')
    await shown.user.selectOptions(dialog.getByRole('combobox', { name: /^Jenis pekerjaan/ }), 'Penuh waktu')
    await shown.user.type(dialog.getByLabelText(/^Mulai bekerja/), '2026-02-02')
    await shown.user.click(dialog.getByRole('checkbox', { name: /masih bekerja/ }))
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan' }))
  }

  test('shows a timeline and a list, and adds a job once', async () => {
    const shown = await renderScreen('/tracer-study')
    expect(screen.getByRole('img', { name: 'Riwayat kerja 2026 sampai 2026' })).toBeVisible()
    await fill(shown)
    expect(await screen.findByText('Pekerjaan ditambahkan.')).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
    expect(await within(card('Riwayat kerja')).findAllByText('PT <Dua>')).not.toEqual([])
  })

  test('[R5-001] rejects an extension with a message about phone numbers, not mobile numbers', async () => {
    const shown = await renderScreen('/tracer-study?tambah=ya', { persona: 'lulus' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah pekerjaan' }))
    const phone = dialog.getByRole('textbox', { name: /^Telepon atasan/ })
    await shown.user.type(phone, '(024) 8412330 ext. 12')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan' }))
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(/^Nomor telepon harus diawali angka 0.*tanpa nomor ekstensi/),
    )
  })

  test.each([
    [
      'Riwayat kerja',
      '/workplace/240117023',
      [
        { idPekerjaan: '1', namaPerusahaan: 'Lama', tanggalMulai: '2022-01-01', tanggalSelesai: '2023-01-01' },
        { idPekerjaan: '2', namaPerusahaan: 'Baru', tanggalMulai: '2024-01-01', tanggalSelesai: '2025-01-01' },
      ],
    ],
    [
      'Riwayat pendidikan',
      '/riwayat_pendidikan',
      [
        { id: '1', namaInstitusi: 'Lama', tahunMasuk: 2015, tahunLulus: 2018 },
        { id: '2', namaInstitusi: 'Baru', tahunMasuk: 2018, tahunLulus: 2022 },
      ],
    ],
  ])('shows %s newest first in either order of the response', async (title, path, data) => {
    changeAnswer(path, () => ({ data }))
    await renderScreen('/tracer-study')
    await within(card(title)).findAllByText('Baru')
    const text = card(title).textContent
    expect(text.lastIndexOf('Baru')).toBeGreaterThan(0)
    expect(text.lastIndexOf('Baru')).toBeLessThan(text.lastIndexOf('Lama'))
  })

  test('accepts a job that has ended', async () => {
    const shown = await renderScreen('/tracer-study?tambah=ya', { persona: 'lulus' })
    const dialog = within(await screen.findByRole('dialog'))
    await shown.user.type(dialog.getByRole('textbox', { name: /^Nama perusahaan/ }), 'PT <Tiga>')
    await shown.user.type(dialog.getByRole('textbox', { name: /^Jabatan/ }), 'Pemrogram')
    await shown.user.selectOptions(dialog.getByRole('combobox', { name: /^Jenis pekerjaan/ }), 'Penuh waktu')
    await shown.user.type(dialog.getByLabelText(/^Mulai bekerja/), '2024-02-02')
    await shown.user.type(dialog.getByLabelText(/^Selesai bekerja/), '2025-02-02')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan' }))
    expect(await screen.findByText('Pekerjaan ditambahkan.')).toBeVisible()
    expect(await screen.findByText(/^0?2 Februari 2024 – 0?2 Februari 2025/)).toBeVisible()
  })

  test('does not add a job twice when the response was lost', async () => {
    const shown = await renderScreen('/tracer-study')
    shown.controls.setFaults([{ operation: 'createTracerWorkplace', kind: 'lost', times: 1 }])
    await fill(shown)
    expect(await within(card('Riwayat kerja')).findAllByText('PT <Dua>', {}, { timeout: 10_000 })).not.toEqual([])
    expect(writes(shown)).toHaveLength(1)
  })

  test('refetches a job before editing and keeps the fields outside the form', async () => {
    const shown = await renderScreen('/tracer-study')
    await shown.user.click(button(/^Ubah pekerjaan Laboratorium/))
    const dialog = within(await screen.findByRole('dialog'))
    const jabatan = await dialog.findByRole('textbox', { name: /^Jabatan/ })
    expect(shown.asked.some((request) => /GET .*workplace\/240117023\/502/.test(request))).toBe(true)
    await shown.user.clear(jabatan)
    await shown.user.type(jabatan, 'Koordinator')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan' }))
    expect(await screen.findByText('Pekerjaan tersimpan.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Koordinator' })).toBeVisible()
    expect(screen.getByText('Laboratorium Informatika Universitas Arunika · Semarang')).toBeVisible()
  })

  test('reports a job that was deleted elsewhere, with a button to close the dialog', async () => {
    const shown = await renderScreen('/tracer-study?pekerjaan=99999')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah pekerjaan' }))
    expect(await dialog.findByText('Pekerjaan ini tidak ada lagi di riwayat kerja Anda.')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Kembali' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('opens no form for a partly unreadable job, because saving replaces it as a whole', async () => {
    changeAnswer('/502', (work) => ({ ...work, kota: { a: 1 } }))
    const shown = await renderScreen('/tracer-study')
    await shown.user.click(button(/^Ubah pekerjaan Laboratorium/))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: 'Muat Ulang' })).toBeVisible()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })

  test('deletes a job only after confirmation', async () => {
    const shown = await renderScreen('/tracer-study')
    await shown.user.click(button(/^Hapus Dinas/))
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }))
    expect(await screen.findByText('Pekerjaan dihapus.')).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
  })
})

describe('contact data', () => {
  test('[R5-002] saves without a phone, also for a graduate whose biodata is closed', async () => {
    const shown = await renderScreen('/tracer-study', { persona: 'lulus' })
    await shown.user.click(button('Ubah Kontak pribadi'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Kontak pribadi' }))
    await shown.user.clear(dialog.getByRole('textbox', { name: /^Telepon/ }))
    await shown.user.type(dialog.getByRole('textbox', { name: /^Email pribadi/ }), 'yohanes@mail.example')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan' }))
    expect(await screen.findByText('Tersimpan.')).toBeVisible()
    expect(await within(card('Agar kampus dapat menghubungi')).findByText(/yohanes@mail\.example/)).toBeVisible()
  })

  test('clears the district and accepts only digits in the postcode', async () => {
    const shown = await renderScreen('/tracer-study?alamat=ya')
    const dialog = within(await screen.findByRole('dialog', { name: 'Alamat' }))
    const wilayah = await dialog.findByRole('combobox', { name: /^Kecamatan/ })
    expect(wilayah).not.toHaveValue('')
    await shown.user.click(dialog.getByRole('button', { name: /^Kosongkan.*Kecamatan/ }))
    await shown.user.clear(dialog.getByRole('textbox', { name: /^Kode pos/ }))
    await shown.user.type(dialog.getByRole('textbox', { name: /^Kode pos/ }), '5O23B7')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan' }))
    expect(await screen.findByText('Tersimpan.')).toBeVisible()
    await shown.navigate('/tracer-study?alamat=ya')
    const again = within(await screen.findByRole('dialog', { name: 'Alamat' }))
    expect(await again.findByRole('combobox', { name: /^Kecamatan/ })).toHaveValue('')
    expect(again.getByRole('textbox', { name: /^Kode pos/ })).toHaveValue('5237')
  })

  test('links an account only when it is a web address, and clears omitted ones', async () => {
    const shown = await renderScreen('/tracer-study')
    const social = within(card('Media sosial'))
    expect(social.getByRole('link', { name: /linkedin\.example/ })).toBeVisible()
    expect(social.getByText('@sekar.ayu')).toBeVisible()
    expect(social.queryByRole('link', { name: /@sekar/ })).toBeNull()
    await shown.user.click(social.getByRole('button', { name: 'Ubah Akun media sosial' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Akun media sosial' }))
    await shown.user.clear(dialog.getByRole('textbox', { name: /^Instagram/ }))
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan' }))
    expect(await screen.findByText('Tersimpan.')).toBeVisible()
    expect(social.queryByText('@sekar.ayu')).toBeNull()
  })
})
