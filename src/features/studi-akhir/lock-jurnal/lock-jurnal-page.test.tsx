import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

// Preloads the pages: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(() => Promise.all([import('./lock-jurnal-page.tsx'), import('./lock-jurnal-detail-page.tsx')]), 60_000)
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const TITLE = 'Rancang Bangun Sistem Presensi Kuliah Berbasis Kode QR Dinamis'
const BASE = '/v0/lockjurnal/mahasiswa/240117023'
const AFTER_EXAMINATION = '2026-10-28T10:30:00+07:00'
const journey = () => within(card('Perjalanan'))
const title = () => within(card('Judul skripsi'))
const list = () => within(card('Pengajuan'))
const steps = () =>
  journey()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const writes = ({ asked }: Pick<Shown, 'asked'>) =>
  asked
    .filter((request) => /^(POST|PUT|DELETE) .*lockjurnal/.test(request))
    .map((request) => request.replace('http://gateway.test', ''))

test('[R2-007] shows the current step of the title, who acts next, and the deadline for articles', async () => {
  await renderScreen('/lock-jurnal')
  expect(journey().getByText('Masa pengajuan sampai Jumat, 18 Desember 2026.')).toBeVisible()
  expect(journey().queryByText(/hari lagi/), 'others examine the article').toBeNull()
  const now = within(journey().getByText('Diperiksa').closest('li') as HTMLElement)
  expect(now.getByText('Giliran kampus')).toBeVisible()
  expect(now.getByText('Dynamic QR Codes for Class Attendance')).toBeVisible()
  expect(now.getByText('Jurnal Informatika Arunika 8(2), 2026 · ISSN 2716-0418')).toBeVisible()
  expect(now.getByText('Dapat diubah').closest('dd')).toHaveTextContent('Dapat diubah →menjadi Terkunci')
  expect(now.getByRole('link', { name: /^Tanda terima/ })).toHaveAttribute('href', '/cetak-lock-jurnal?idJurnal=J-118')
  expect(steps().join(' ')).toMatch(/Judul terdaftar2 pembimbing.*Artikel diajukan14 Oktober 2026.*Judul terkunci/)
})

test('lists the submissions newest first with the examiner and the reason of a rejected one', async () => {
  await renderScreen('/lock-jurnal')
  expect(
    list()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['J-118', 'J-097'])
  expect(list().getByText('Artikel belum terbit. Ajukan kembali setelah terbit.')).toBeVisible()
  expect(list().getByText(/^Yusuf Maulana, M\.T\. · 25 September 2026, 10\.12\sWIB/)).toBeVisible()
})

test('renders the text of the campus as sanitised markup', async () => {
  await renderScreen('/lock-jurnal', {
    answers: {
      [`${BASE}/informasi`]: { bolehMengajukan: true, informasi: '<p>Artikel <b>ber-ISSN</b>.<script>x</script></p>' },
    },
  })
  const words = within(card('Dari kampus')).getByText('ber-ISSN')
  expect(words.tagName).toBe('B')
  expect(card('Dari kampus')).toHaveTextContent('Dari kampusArtikel ber-ISSN.')
})

test('deletes an unlocked submission after confirmation and offers no button for locked ones', async () => {
  const shown = await renderScreen('/lock-jurnal')
  expect(list().getAllByRole('button', { name: /^Hapus/ })).toHaveLength(1)
  await shown.user.click(list().getByRole('button', { name: 'Hapus J-118' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Hapus pengajuan "Dynamic QR Codes for Class Attendance"\?/)).toBeVisible()
  await shown.user.click(question.getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Pengajuan dihapus.')).toBeVisible()
  expect(writes(shown)).toEqual([`DELETE ${BASE}/pengajuan_jurnal/J-118`])
  await shown.settled()
  expect(list().queryByText('J-118')).toBeNull()
})

test('keeps actions enabled and shows no status when the campus sends no permissions', async () => {
  await renderScreen('/lock-jurnal', {
    answers: {
      [`${BASE}/pengajuan_jurnal`]: { data: [{ idJurnal: 'J-1', status: 'menunggu', judulJurnal: 'Artikel' }] },
      [`${BASE}/informasi`]: { bolehMengajukan: true },
      [`${BASE}/judul_skripsi`]: { judulSkripsi: 'Judul' },
    },
  })
  expect(list().getByRole('button', { name: /^Hapus/ })).toBeEnabled()
  expect(title().getByRole('button', { name: 'Ubah judul' })).toBeEnabled()
  expect(title().queryByText(/^(Terbuka|Tertutup)$/)).toBeNull()
  expect(journey().queryByText('Bila disetujui')).toBeNull()
})

describe('title', () => {
  const change = async ({ user }: Shown, text: string) => {
    await user.click(title().getByRole('button', { name: 'Ubah judul' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah judul' }))
    const field = dialog.getByRole('textbox', { name: /^Judul skripsi/ })
    await user.clear(field)
    await user.type(field, text)
    await user.click(dialog.getByRole('button', { name: 'Simpan judul' }))
    return dialog
  }

  test('is saved as typed, and the form lists what a new title affects', async () => {
    const shown = await renderScreen('/lock-jurnal?judul=ya')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah judul' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('tanda terima'),
      expect.stringContaining('usulan tugas akhir'),
      'transkrip',
    ])
    await shown.user.click(dialog.getByRole('button', { name: 'Batal' }))
    await change(shown, ' Judul <baru> & lain ')
    expect(await screen.findByText('Judul skripsi tersimpan.')).toBeVisible()
    expect(writes(shown)).toEqual([`PUT ${BASE}/tugas_akhir`])
    expect(await title().findByText('Judul <baru> & lain')).toBeVisible()
  })

  test('rejects empty text and limits the title to 255 characters', async () => {
    const shown = await renderScreen('/lock-jurnal')
    const dialog = await change(shown, '   ')
    expect((await dialog.findAllByText(/wajib/i)).length).toBeGreaterThan(0)
    expect(writes(shown)).toEqual([])
    const field = dialog.getByRole('textbox', { name: /^Judul skripsi/ })
    await shown.user.clear(field)
    await shown.user.paste('x'.repeat(256))
    expect(field, 'what is longer is not taken').toHaveValue('x'.repeat(255))
  })

  test('stays in the form when the campus rejects it', async () => {
    const shown = await renderScreen('/lock-jurnal', {
      faults: [
        { operation: 'updateJudulSkripsi', kind: 'client', status: 409, message: 'Judul skripsi sudah terkunci.' },
      ],
    })
    const dialog = await change(shown, 'Judul baru')
    expect(await dialog.findByText('Judul skripsi sudah terkunci.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^Judul skripsi/ })).toHaveValue('Judul baru')
  })
})

test('accepted: locks the title and the submission and offers no further submission', async () => {
  await renderScreen('/lock-jurnal', { arrange: (controls) => controls.jumpTo(AFTER_EXAMINATION) })
  expect(steps().join(' ')).toMatch(
    /Artikel disetujuiYusuf Maulana, M\.T\. · 28 Oktober 2026, 10\.00\sWIB.*Judul terkunci/,
  )
  expect(title().getByText(TITLE)).toBeVisible()
  expect(title().getByText(/^Judul tidak dapat diubah di sini/)).toBeVisible()
  expect(list().queryByRole('button', { name: /^Hapus/ })).toBeNull()
  expect(list().queryByRole('link', { name: 'Ajukan artikel' })).toBeNull()
})

test('rejected: shows the reason at its step and links the next step to the form', async () => {
  const shown = await renderScreen('/lock-jurnal')
  await shown.user.click(list().getByRole('button', { name: 'Hapus J-118' }))
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }))
  await screen.findByText('Pengajuan dihapus.')
  await shown.settled()
  const again = within(journey().getByText('Ajukan artikel lagi').closest('li') as HTMLElement)
  expect(again.getByRole('link', { name: 'Ajukan lagi' })).toHaveAttribute('href', '/lock-jurnal/pengajuan')
  expect(again.getByText('Giliran Anda').parentElement).toHaveTextContent(
    'Ajukan lagi sampai Jumat, 18 Desember 2026 (57 hari lagi)',
  )
  const examined = journey().getByText('Artikel ditolak').closest('li') as HTMLElement
  expect(examined).toHaveTextContent('Artikel belum terbit. Ajukan kembali setelah terbit.')
})

test('missing: says so and shows where a title is registered', async () => {
  await renderScreen('/lock-jurnal', { persona: 'baru' })
  expect(journey().getByText('Judul belum terdaftar')).toBeVisible()
  expect(list().getByText('Artikel yang Anda ajukan muncul di sini.')).toBeVisible()
  expect(within(card('Syarat')).getByText('Judul skripsi terdaftar')).toBeVisible()
})

test('shows empty states to a student without any record', async () => {
  await renderScreen('/lock-jurnal', { persona: 'kosong' })
  expect(within(card('Syarat')).getByText('Syarat belum diumumkan kampus.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Dari kampus' })).toBeNull()
  expect(journey().queryByText(/Sampai/)).toBeNull()
})

test('expands a long history in parts', async () => {
  const { user } = await renderScreen('/lock-jurnal', { persona: 'padat' })
  expect(list().getAllByRole('heading', { level: 3 })).toHaveLength(3)
  await user.click(list().getByRole('button', { name: 'Tampilkan 10 lagi' }))
  expect(list().getAllByRole('heading', { level: 3 })).toHaveLength(13)
})

test('shows an unknown status as the campus sends it', async () => {
  await renderScreen('/lock-jurnal', {
    answers: { [`${BASE}/pengajuan_jurnal`]: { data: [{ idJurnal: 'J-1', status: 'diarsipkan' }] } },
  })
  expect(journey().getByText('diarsipkan')).toBeVisible()
  expect(list().getByText('diarsipkan')).toBeVisible()
})

test('keeps the title and the rules when the submissions fail', async () => {
  await renderScreen('/lock-jurnal', {
    faults: [{ operation: 'listPengajuanJurnal', kind: 'server', message: 'Mesin <mati>' }],
  })
  expect(title().getByText(TITLE)).toBeVisible()
  expect(list().getByText('Mesin <mati>')).toBeVisible()
})

describe('one submission', () => {
  test('[R2-007] shows its steps, facts and receipt, and can be deleted', async () => {
    const shown = await renderScreen('/lock-jurnal/J-118')
    expect(screen.getByRole('heading', { level: 1, name: 'Pengajuan J-118' })).toBeVisible()
    expect(within(card('Artikel')).getByText('Jurnal Informatika Arunika')).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Hapus J-118' }))
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }))
    expect(await screen.findByText('Pengajuan dihapus.')).toBeVisible()
    await shown.settled()
    expect(shown.path()).toBe('/lock-jurnal')
  })

  test.each(['/lock-jurnal/J-500', '/lock-jurnal/sidang'])('%s shows the not-found card', async (address) => {
    await renderScreen(address)
    expect(within(card('Alamat ini tidak mengarah ke mana pun')).getByRole('link')).toHaveAttribute(
      'href',
      '/lock-jurnal',
    )
  })
})
