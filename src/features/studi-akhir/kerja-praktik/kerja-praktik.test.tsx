import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeAll(
  () =>
    Promise.all([
      import('./kerja-praktik-page.tsx'),
      import('./kerja-praktik-detail-page.tsx'),
      import('./kerja-praktik-add-page.tsx'),
      import('./kerja-praktik-sidang-page.tsx'),
      import('./kerja-praktik-bimbingan-page.tsx'),
    ]),
  60_000,
)
allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})
afterEach(() => {
  setAssumedCalls(() => true)
})

const writes = ({ asked }: Pick<Shown, 'asked'>) =>
  asked.filter((request) => /^(POST|PUT|DELETE) .*\/internship\//.test(request))
const steps = () =>
  within(card('Perjalanan kerja praktik'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const AFTER_WEEKS = '2027-03-01T08:00:00+07:00'

describe('list', () => {
  test('[R2-006] shows each internship with its current step, and the rules with the proposal button', async () => {
    await renderScreen('/kerja-praktik')
    const list = within(card('Kerja praktik Anda'))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/kerja-praktik/334',
      '/kerja-praktik/310',
    ])
    expect(list.getByText(/Sekarang: Usulan.*Giliran ketua program studi/)).toBeVisible()
    expect(list.getByText(/Sekarang: Sidang · \p{L}+, \d\d \p{L}+ 20\d\d/u)).toBeVisible()
    const rules = within(card('Syarat dan aturan'))
    expect(rules.getByText('3 dari 3 terpenuhi')).toBeVisible()
    expect(rules.getByRole('link', { name: 'Ajukan usulan' })).toHaveAttribute('href', '/kerja-praktik/tambah')
    expect(within(card('Jadwal')).getByText('Bimbingan laporan')).toBeVisible()
  })

  test('links an open condition to its screen and explains the disabled proposal button', async () => {
    await renderScreen('/kerja-praktik', { persona: 'baru' })
    const rules = within(card('Syarat dan aturan'))
    expect(rules.getByRole('button', { name: 'Ajukan usulan' })).toHaveAccessibleDescription(/^SKS lulus 0 dari 60\./)
    expect(rules.getAllByRole('link', { name: 'Lihat nilai' })[0]).toHaveAttribute('href', '/nilai')
  })

  test('expands a long history in parts', async () => {
    const { user } = await renderScreen('/kerja-praktik', { persona: 'padat' })
    const list = within(card('Kerja praktik Anda'))
    expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await user.click(list.getByRole('button', { name: 'Tampilkan 10 lagi' }))
    expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(13)
  })

  test('shows the rules, the schedule and a notice when the campus does not serve the list', async () => {
    setRuntimeFlags({ 'assumed-writes': false })
    setAssumedCalls(() => false)
    const { asked } = await renderScreen('/kerja-praktik')
    expect(asked.some((request) => /internship\/usulan/.test(request))).toBe(false)
    expect(within(card('Kerja praktik Anda')).queryByText('Usulan kerja praktik Anda muncul di sini.')).toBeNull()
    expect(within(card('Jadwal')).getByText('Pengajuan usulan')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ajukan usulan' })).toHaveAccessibleDescription(
      /^Kampus Anda belum melayani pengajuan kerja praktik/,
    )
  })
})

describe('one internship', () => {
  test('opens the current step with the defence day and a calendar button', async () => {
    await renderScreen('/kerja-praktik/310')
    const journey = within(card('Perjalanan kerja praktik'))
    expect(journey.queryByText('Giliran Anda'), 'there is nothing to press but the calendar').toBeNull()
    expect(journey.getByText('Hadiri sidang').parentElement).toHaveTextContent(/Kamis, 12 November 2026.*21 hari lagi/)
    expect(journey.getByText('Kamis, 12 November 2026')).toBeVisible()
    expect(journey.getByText(/13\.00–14\.00\sWIB.*R\. 210/)).toBeVisible()
    const exams = within(await journey.findByRole('figure'))
    expect(exams.getByText('6 hari sesudah UTS terakhir Anda, 06 November 2026.')).toBeVisible()
    expect(exams.getByText('UTS 26 Oktober – 06 November 2026')).toBeVisible()
    expect(exams.getByText('Sidang')).toBeVisible()
    expect(journey.getByRole('button', { name: 'Ke kalender' })).toBeEnabled()
    expect(journey.getByRole('link', { name: 'Lihat sidang' })).toHaveAttribute('href', '/kerja-praktik/310/sidang/58')
    expect(within(card('Orang')).getByText('Agus Setiawan')).toBeVisible()
    expect(within(card('Instansi')).getByText('surat-pengantar-kp.pdf')).toBeVisible()
  })

  test('hides the exam chart after the exams but keeps the text', async () => {
    await renderScreen('/kerja-praktik/310', {
      arrange: (controls) => controls.jumpTo('2026-11-09T08:00:00+07:00'),
    })
    const journey = within(card('Perjalanan kerja praktik'))
    expect(await journey.findByText('6 hari sesudah UTS terakhir Anda, 06 November 2026.')).toBeVisible()
    expect(journey.queryByRole('figure')).toBeNull()
  })

  test('names the decision maker of a proposal and offers to edit or delete it', async () => {
    await renderScreen('/kerja-praktik/334')
    expect(steps()[0]).toMatch(/ketua program studi, Dr\. Sri Handayani, M\.T\./)
    expect(screen.getByRole('button', { name: 'Ubah usulan' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Hapus usulan' })).toBeEnabled()
  })

  test('shows how many meetings are missing before the defence', async () => {
    await renderScreen('/kerja-praktik/310', {
      arrange: (controls) => controls.jumpTo('2026-10-22T14:05:00+07:00'),
      answers: {
        '/v2/internship/usulan/310': {
          ...{
            id: '310',
            judul: 'Arsip',
            status: 'berjalan',
            tanggalMulai: '2026-07-06',
            tanggalSelesai: '2026-08-14',
          },
          ...{ jumlahBimbingan: 1, minimalBimbingan: 3, bolehSidang: false, anggota: [{ isKetua: true }] },
        },
        '/v2/bimbingan/kerja-praktik/310': { data: [], jumlahDisetujui: 1, minimalBimbingan: 3, bolehMenambah: true },
      },
    })
    const guidance = steps().find((step) => step.includes('2 bimbingan lagi perlu disetujui.'))
    expect(guidance).toMatch(/Giliran Anda.*Catat bimbingan/)
    expect(screen.getAllByRole('button', { name: 'Catat bimbingan' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Ajukan sidang' })).toBeNull()
  })

  test('shows an unknown status as the gateway sends it', async () => {
    await renderScreen('/kerja-praktik/310', {
      answers: {
        '/v2/internship/usulan/310': { id: '310', judul: 'Arsip', status: 'diparkir', anggota: [{ isKetua: true }] },
      },
    })
    expect(screen.getAllByText('diparkir')[0]).toBeVisible()
    expect(steps()).toHaveLength(1)
  })

  test('deletes a proposal after confirmation', async () => {
    const shown = await renderScreen('/kerja-praktik/334')
    await shown.user.click(screen.getByRole('button', { name: 'Hapus usulan' }))
    const dialog = within(await screen.findByRole('dialog'))
    await shown.user.click(dialog.getByRole('button', { name: 'Hapus usulan' }))
    expect(await screen.findByText('Usulan dihapus.')).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
    expect(shown.path()).toBe('/kerja-praktik')
    // The deleted row returns 404 to its screen, which is closing: no error is shown.
    await waitForElementToBeRemoved(() => screen.queryByText('Usulan dihapus.'), { timeout: 5000 })
    expect(screen.queryByText('Terjadi kesalahan')).toBeNull()
  })

  test('edits a proposal starting from its stored values', async () => {
    const shown = await renderScreen('/kerja-praktik/334?ubah=ya')
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByRole('textbox', { name: /^Judul/ })
    expect(title).toHaveValue('Pengujian Antarmuka Aplikasi Pemesanan Tiket')
    await shown.user.clear(title)
    await shown.user.type(title, ' Uji Pakai <Tiket> & Aduan ')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan perubahan' }))
    expect(await screen.findByText('Usulan tersimpan.')).toBeVisible()
    expect(screen.getAllByText('Uji Pakai <Tiket> & Aduan')[0]).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
  })

  test('shows the error of the gateway when another tab has deleted the edited proposal', async () => {
    const shown = await renderScreen('/kerja-praktik/334?ubah=ya')
    const dialog = within(await screen.findByRole('dialog'))
    shown.controls.setFaults([
      {
        ...{ operation: 'updateUsulanKerjaPraktik', kind: 'client', status: 404 },
        message: 'Usulan kerja praktik tidak ditemukan.',
      },
    ])
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan perubahan' }))
    expect(await dialog.findByText('Usulan kerja praktik tidak ditemukan.')).toBeVisible()
  })
})

describe('proposal', () => {
  const open = async () => {
    const shown = await renderScreen('/kerja-praktik/tambah', { persona: 'lintas-semester' })
    const field = (name: RegExp) => screen.getByRole('textbox', { name })
    const date = (label: RegExp, value: string) => {
      const input = screen.getByLabelText(label)
      return shown.user.type(input, value)
    }
    return { ...shown, field, date }
  }
  const fill = async (form: Awaited<ReturnType<typeof open>>, selesai = '2027-02-26') => {
    const { user, field, date } = form
    await user.type(field(/^Judul/), 'Aplikasi Antrean Klinik')
    await user.type(field(/^Nama instansi/), 'Klinik Sehat Bersama')
    await user.type(field(/^Alamat/), 'Jl. Diponegoro No. 9')
    await date(/^Tanggal mulai/, '2027-01-18')
    await date(/^Tanggal selesai/, selesai)
  }
  const send = (form: Shown) => form.user.dblClick(screen.getByRole('button', { name: 'Ajukan usulan' }))

  test('is sent once and then shown in the list', async () => {
    const form = await open()
    await fill(form)
    expect(screen.getByText('Lama 40 hari, paling singkat 30 hari.')).toBeVisible()
    await send(form)
    expect(await screen.findByText('Usulan kerja praktik terkirim.')).toBeVisible()
    expect(writes(form)).toHaveLength(1)
    expect(await within(card('Kerja praktik Anda')).findByText('Aplikasi Antrean Klinik')).toBeVisible()
  })

  test('requires its mandatory fields, the minimum duration and dates in order', async () => {
    const form = await open()
    await send(form)
    expect(form.field(/^Judul/)).toBeInvalid()
    expect(form.field(/^Nama instansi/)).toBeInvalid()
    await fill(form, '2027-02-15')
    await send(form)
    expect(screen.getAllByText('Baru 29 hari. Kerja praktik paling singkat 30 hari.')[0]).toBeVisible()
    const end = screen.getByLabelText(/^Tanggal selesai/)
    await form.user.clear(end)
    await form.user.type(end, '2027-01-10')
    await send(form)
    expect(screen.getAllByText('Tanggal selesai mendahului tanggal mulai.')[0]).toBeVisible()
    expect(writes(form)).toHaveLength(0)
  })

  test('[R5-001] rejects an invalid phone number', async () => {
    const form = await open()
    await fill(form)
    const phone = form.field(/^Telepon/)
    await form.user.type(phone, '0812')
    await send(form)
    expect(phone).toBeInvalid()
    expect(writes(form)).toHaveLength(0)
    await form.user.clear(phone)
    await send(form)
    expect(await screen.findByText('Usulan kerja praktik terkirim.')).toBeVisible()
  })

  test('disables a lecturer with a full quota and shows why', async () => {
    await open()
    const full = screen.getByRole('option', { name: /Dewi Anggraini.*kuota penuh/ })
    expect(full).toBeDisabled()
    expect(screen.getByRole('option', { name: /Bagas Nugroho.*sisa 5 mahasiswa/ })).toBeEnabled()
  })

  test('marks each invalid member at its own field and keeps the input', async () => {
    const form = await open()
    await fill(form)
    const add = () => form.user.click(screen.getByRole('button', { name: /^Tambah/ }))
    const members = () => screen.getAllByRole('textbox', { name: /NIM anggota lain/ })
    await add()
    await form.user.type(members()[0] as HTMLElement, '240117081')
    await send(form)
    expect(screen.getAllByText('Anda sudah termasuk. Tulis NIM anggota lain saja.')[0]).toBeVisible()
    await form.user.clear(members()[0] as HTMLElement)
    await form.user.type(members()[0] as HTMLElement, '240117142')
    await add()
    await form.user.type(members()[1] as HTMLElement, '999')
    await send(form)
    expect((await screen.findAllByText('NIM tidak dikenal.'))[0]).toBeVisible()
    await waitFor(() => expect(members()[1]).toBeInvalid())
    expect(members()[0]).not.toBeInvalid()
    expect(form.field(/^Judul/)).toHaveValue('Aplikasi Antrean Klinik')
  })

  test('is found in the list when its response was lost, and is not resent', async () => {
    const form = await open()
    await fill(form)
    form.controls.setFaults([{ operation: 'createUsulanKerjaPraktik', kind: 'lost', times: 1 }])
    await send(form)
    expect(await screen.findByText('Aplikasi Antrean Klinik', {}, { timeout: 10_000 })).toBeVisible()
    expect(writes(form)).toHaveLength(1)
  })
})

describe('defence', () => {
  const ready = (path = '/kerja-praktik/341') =>
    renderScreen(path, { persona: 'kerja-praktik', arrange: (controls) => controls.jumpTo(AFTER_WEEKS) })

  test('is requested once from the internship', async () => {
    const shown = await ready()
    await shown.user.click(screen.getByRole('button', { name: 'Ajukan sidang' }))
    const dialog = within(await screen.findByRole('dialog'))
    const link = dialog.getByRole('textbox', { name: /^Tautan laporan/ })
    await shown.user.type(link, 'laporan saya')
    await shown.user.click(dialog.getByRole('button', { name: 'Ajukan sidang' }))
    expect(dialog.getAllByText('Tulis alamat web yang lengkap, diawali https://')[0]).toBeVisible()
    expect(writes(shown)).toHaveLength(0)
    await shown.user.clear(link)
    await shown.user.type(link, 'https://naskah.example/230117054/laporan.pdf')
    await shown.user.dblClick(dialog.getByRole('button', { name: 'Ajukan sidang' }))
    expect(await screen.findByText('Permintaan sidang terkirim.')).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
    expect(await screen.findByRole('link', { name: 'Lihat sidang' })).toBeVisible()
  })

  test('marks a requested date on a holiday at its field', async () => {
    const shown = await ready('/kerja-praktik/341?sidang=ya')
    const dialog = within(await screen.findByRole('dialog'))
    await shown.user.type(dialog.getByRole('textbox', { name: /^Tautan laporan/ }), 'https://naskah.example/l.pdf')
    await shown.user.type(dialog.getByLabelText(/^Tanggal yang diinginkan/), '2027-03-10')
    await shown.user.click(dialog.getByRole('button', { name: 'Ajukan sidang' }))
    expect((await dialog.findAllByText('Pilih hari kerja kampus yang akan datang.'))[0]).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(/^Tanggal yang diinginkan/)).toBeInvalid())
  })

  test('is found in the internship when its response was lost', async () => {
    const shown = await ready('/kerja-praktik/341?sidang=ya')
    shown.controls.setFaults([{ operation: 'createSidangKerjaPraktik', kind: 'lost', times: 1 }])
    const dialog = within(await screen.findByRole('dialog'))
    await shown.user.type(dialog.getByRole('textbox', { name: /^Tautan laporan/ }), 'https://naskah.example/l.pdf')
    await shown.user.click(dialog.getByRole('button', { name: 'Ajukan sidang' }))
    expect(await screen.findByRole('link', { name: 'Lihat sidang' }, { timeout: 10_000 })).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
  })

  test('[R2-006] is shown at its own URL, also without the internship, beside the classes of that day', async () => {
    const shown = await renderScreen('/kerja-praktik/sidang/58')
    expect(shown.path()).toBe('/kerja-praktik/sidang/58')
    expect(screen.getByText('Kamis, 12 November 2026')).toBeVisible()
    const day = within(card('Jadwal Anda hari itu'))
    expect(await day.findByText(/^Tidak bentrok/)).toBeVisible()
    expect(day.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Pancasila dan Kewarganegaraan'),
      expect.stringContaining('Sidang kerja praktik'),
      expect.stringContaining('Basis Data Lanjut'),
    ])
    expect(screen.getByRole('link', { name: 'Kerja praktik' })).toHaveAttribute('href', '/kerja-praktik/310')
  })

  const menu = { menuConfig: { portalmhs_pengajuan: 'true', 'portalmhs_pengajuan.kerja_praktik': 'true' } }
  const thatDay = () => card('Jadwal Anda hari itu')

  test('does not clash with itself among the appointments of the student', async () => {
    await renderScreen('/kerja-praktik/sidang/58', menu)
    expect(await within(thatDay()).findByText(/^Tidak bentrok/)).toBeVisible()
    expect(within(thatDay()).getAllByText('Sidang kerja praktik')).toHaveLength(1)
  })

  test.each([
    ['a class without hours', { '/jadwal_kuliah': { data: [{ idKelas: '1', namaMakul: 'Etika Profesi' }] } }, 'Etika'],
    ['a class that cannot be read', { '/jadwal_kuliah': { data: [{}] } }, '1 baris jadwal tidak dapat dibaca'],
    [
      'an exam of that day without hours',
      { '/jadwal_ujian': { data: [{ idMakul: '1', namaMakul: 'Web', tanggalUjian: '2026-11-12' }] } },
      'UTS Web',
    ],
  ])('is not reported as free of clashes beside %s', async (_, answers, named) => {
    await renderScreen('/kerja-praktik/sidang/58', { answers })
    await waitFor(() => expect(thatDay()).toHaveTextContent(named))
    expect(thatDay()).not.toHaveTextContent(/Tidak bentrok|Tidak ada kelas/)
  })

  test('is not reported as free of clashes while appointments are loading or after they failed', async () => {
    const fault = { operation: 'getPaOnline', kind: 'latency', ms: 60_000 } as const
    const { unmount } = await renderScreen('/kerja-praktik/sidang/58', { faults: [fault], pending: true })
    await waitFor(() => expect(thatDay()).toHaveTextContent('Acara Anda hari itu masih dimuat.'))
    expect(thatDay()).not.toHaveTextContent('Tidak bentrok')
    unmount()
    await renderScreen('/kerja-praktik/sidang/58', { faults: [{ operation: 'getPaOnline', kind: 'server' }] })
    await waitFor(() => expect(thatDay()).toHaveTextContent('tidak dapat dimuat: PA online'))
    expect(thatDay()).not.toHaveTextContent('Tidak bentrok')
  })

  test('shows the result, the revision and where to submit it', async () => {
    await renderScreen('/kerja-praktik/310/sidang/58', {
      arrange: (controls) => controls.jumpTo('2026-11-16T09:00:00+07:00'),
    })
    const result = within(card('Hasil sidang'))
    expect(result.getByText('Lulus dengan revisi')).toBeVisible()
    expect(result.getByText(/26 November 2026/)).toBeVisible()
    expect(result.getByText(/Portal tidak menerima naskahnya/)).toBeVisible()
  })
})

describe('group member who is not the leader', () => {
  test('sees the internship read-only', async () => {
    await renderScreen('/kerja-praktik/341', { persona: 'tunggakan' })
    expect(screen.getByText(/Anda anggota kelompok ini/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ubah usulan' })).toBeNull()
    expect(within(card('Kelompok')).getByText('Gilang Ramadhan')).toBeVisible()
  })
})

describe('[R2-006] URLs without an id', () => {
  test('opens the only guided internship for guidance', async () => {
    const shown = await renderScreen('/kerja-praktik/bimbingan/1313')
    await waitFor(() => expect(shown.path()).toBe('/kerja-praktik/310/bimbingan/1313'))
    const answer = await screen.findAllByText('Sudah baik. Tambahkan hasil uji pakai dari tiga pegawai.')
    expect(answer[0]).toBeVisible()
  })

  test('explains what is missing for guidance when no internship is guided', async () => {
    await renderScreen('/kerja-praktik/bimbingan/1313', { persona: 'lintas-semester' })
    expect(screen.getByText('Bimbingan dimulai sesudah usulan kerja praktik disetujui.')).toBeVisible()
  })

  test.each(['/kerja-praktik/sidang', '/kerja-praktik/bimbingan', '/kerja-praktik/unduh'])(
    '%s is not an id and is never requested',
    async (path) => {
      const shown = await renderScreen(path)
      expect(card('Alamat ini tidak mengarah ke mana pun')).toBeVisible()
      expect(shown.asked.some((request) => /usulan\/(sidang|bimbingan|unduh)/.test(request))).toBe(false)
    },
  )
})

test('[R2-059] shows the screen in the menu of the internship-only campus', async () => {
  await renderScreen('/kerja-praktik', { campus: 'CAMPUS-14', wide: true })
  const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }))
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/kerja-praktik')
  expect(card('Kerja praktik Anda')).toBeVisible()
})
