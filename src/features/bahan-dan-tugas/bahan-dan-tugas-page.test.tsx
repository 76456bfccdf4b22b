import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { uploadOnItsWay } from '#tests/upload-on-its-way.ts'

const ADDRESS = '/bahan-dan-tugas'
const PDF = new File(['rancangan indeks'], 'rancangan.pdf', { type: 'application/pdf' })
const OPEN = 'Rancangan indeks untuk basis data perpustakaan'

const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const rendered = await renderScreen(ADDRESS, options)
  const uploads = () => rendered.asked.filter((request) => request.includes('upload_tugas_kuliah')).length
  return { ...rendered, uploads }
}

const item = (judul: string): HTMLElement => {
  const found = within(card('Semua tugas'))
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name: judul }))
  if (!found) throw new Error(`there is no ${judul}`)
  return found
}
const ask = async (user: Awaited<ReturnType<typeof open>>['user'], action = 'Kumpulkan tugas') => {
  await user.click(within(item(OPEN)).getByRole('button', { name: `${action} ${OPEN}` }))
  return within(await screen.findByRole('dialog'))
}
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], file = PDF) =>
  user.upload(screen.getByLabelText(/^Pilih berkas|^Ganti berkas|^Berkas jawaban/, { selector: 'input' }), file)

beforeEach(clearOutbox)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('shows the next deadline and the time left by the clock of the gateway', async () => {
  await open({ arrange: ({ jumpTo }) => jumpTo('2026-10-23T10:00:00+07:00') })
  const next = card('Tenggat berikutnya')
  expect(next).toHaveTextContent(/lagi|masih diterima/)
  expect(within(next).getByRole('button', { name: /^Kumpulkan tugas/ })).toBeVisible()
})

test('opens the materials of the course that the address names, and scrolls to it', async () => {
  const scrolledTo: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this)
  })
  await renderScreen(`${ADDRESS}?bahan=2505`)
  const opened = card('Bahan per mata kuliah').querySelectorAll('details[open]')
  expect(opened).toHaveLength(1)
  expect(opened[0]).toHaveTextContent(/Teori Bahasa dan Automata.*IF2505/)
  expect(scrolledTo).toContain(opened[0])
})

test('opens the materials of a course from its sheet on the same screen', async () => {
  const { user, path } = await renderScreen(`${ADDRESS}?makul=2501`)
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Bahan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe(`${ADDRESS}?bahan=2501`)
  const opened = card('Bahan per mata kuliah').querySelectorAll('details[open]')
  expect(opened).toHaveLength(1)
  expect(opened[0]).toHaveTextContent(/Basis Data Lanjut.*IF2501/)
})

test('lets a student hand in a file, see it and replace it while the assignment is open', async () => {
  const { user, uploads, path, settled } = await open()
  const dialog = await ask(user)
  expect(path()).toBe('/bahan-dan-tugas?kumpulkan=5203')
  await choose(user)
  await user.type(dialog.getByLabelText(/^Catatan untuk dosen/), 'Lihat halaman 4.')
  await user.click(dialog.getByRole('button', { name: 'Kumpulkan' }))
  expect(await screen.findByText('Tugas sudah dikumpulkan.')).toBeVisible()
  await settled()
  expect(path()).toBe(ADDRESS)
  expect(item(OPEN)).toHaveTextContent(
    /Sudah dikumpulkan.*Dikumpulkan Kamis, 22 Oktober 2026, 14\.05\sWIB: rancangan\.pdf/,
  )

  const again = await ask(user, 'Ganti berkas')
  expect(again.getByLabelText(/^Catatan untuk dosen/)).toHaveValue('')
  await choose(user, new File(['dua'], 'rancangan-2.pdf', { type: 'application/pdf' }))
  await user.click(again.getByRole('button', { name: 'Kumpulkan' }))
  await waitFor(() => expect(item(OPEN)).toHaveTextContent('rancangan-2.pdf'))
  expect(item(OPEN)).not.toHaveTextContent('rancangan.pdf')
  expect(uploads()).toBe(2)
})

test.each([
  ['of another kind', new File(['x'], 'rancangan.exe'), /rancangan\.exe/],
  ['that is too big', new File([new Uint8Array(5_242_881)], 'besar.pdf'), /besar\.pdf/],
  ['that is empty', new File([], 'kosong.pdf'), /kosong\.pdf kosong/],
])('rejects a file %s before sending it', async (_, file, words) => {
  const { user, uploads } = await open()
  const dialog = await ask(user)
  const input = screen.getByLabelText<HTMLInputElement>(/Pilih berkas|Berkas jawaban/, { selector: 'input' })
  input.removeAttribute('accept') // dropped files bypass the attribute
  await user.upload(input, file)
  expect((await dialog.findAllByText(words)).length).toBeGreaterThan(0)
  await user.click(dialog.getByRole('button', { name: 'Kumpulkan' }))
  expect(uploads()).toBe(0)
})

test('[R8-009] shows why the gateway rejected an upload, keeps the input and does not queue it', async () => {
  const { user, controls } = await open()
  controls.setFaults([{ operation: 'uploadTugasKuliah', kind: 'client', status: 422, message: 'Berkas rusak' }])
  const dialog = await ask(user)
  await choose(user)
  await user.type(dialog.getByLabelText(/^Catatan untuk dosen/), 'Catatan')
  await user.click(dialog.getByRole('button', { name: 'Kumpulkan' }))
  expect(await dialog.findByText('Berkas rusak')).toBeVisible()
  expect(dialog.getByLabelText(/^Catatan untuk dosen/)).toHaveValue('Catatan')
  expect(outboxEntries()).toEqual([])
})

test('does not send or queue a file that has become unreadable, and asks to choose it again', async () => {
  const { user, uploads } = await open()
  const dialog = await ask(user)
  const gone = new File(['x'], 'hilang.pdf', { type: 'application/pdf' })
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    const part = new Blob(['x'])
    vi.spyOn(part, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
    return part
  })
  await choose(user, gone)
  await user.click(dialog.getByRole('button', { name: 'Kumpulkan' }))
  expect(await dialog.findByText('Berkas hilang.pdf berubah atau tidak dapat dibaca lagi. Pilih lagi.')).toBeVisible()
  expect(uploads()).toBe(0)
  expect(outboxEntries()).toEqual([])
})

test('queues the uploads of two assignments side by side', async () => {
  const { user, controls } = await open()
  controls.setFaults([{ operation: 'uploadTugasKuliah', kind: 'server', status: 500, times: 9 }])
  for (const id of ['5203', '5231']) {
    const button = within(card('Semua tugas'))
      .getAllByRole('button', { name: /^Kumpulkan tugas|^Ganti berkas/ })
      .find((one) => one.textContent.includes(id === '5203' ? OPEN : 'Aplikasi daftar belanja'))
    if (button) await user.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await choose(user, id === '5203' ? PDF : new File(['z'], 'belanja.zip'))
    await user.click(dialog.getByRole('button', { name: 'Kumpulkan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(outboxEntries()).toHaveLength(2)
})

test('names a file chosen before a reload at its assignment', async () => {
  const { user, unmount } = await open()
  await ask(user)
  await choose(user)
  await user.type(screen.getByLabelText(/^Catatan untuk dosen/), 'x')
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  await renderScreen('/bahan-dan-tugas?kumpulkan=5203')
  expect(item(OPEN)).toHaveTextContent('Berkas rancangan.pdf belum terkirim.')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/rancangan\.pdf/)).toBeVisible()
  expect(dialog.getByLabelText(/^Catatan untuk dosen/)).toHaveValue('x')
})

test('shows why a closed assignment is closed, and the grade and comment of a graded one', async () => {
  const { user } = await open()
  await user.click(within(card('Semua tugas')).getByText(/^Sudah ditutup/))
  const graded = item('Analisis tingkat isolasi transaksi')
  expect(graded).toHaveTextContent(/Dinilai.*Nilai 88/)
  expect(graded).toHaveTextContent('Penjelasan phantom read sudah tepat.')
  expect(graded).toHaveTextContent('Sudah dinilai, berkas tidak dapat diganti.')
  expect(within(graded).queryByRole('button', { name: /Kumpulkan|Ganti/ })).toBeNull()
})

test('refetches the assignments when a deadline passes on the open screen, and allows no replacement any more', async () => {
  const { controls, asked, settled } = await open()
  const reads = () => asked.filter((request) => request.includes('/tugas_kuliah')).length
  const before = reads()
  controls.jumpTo('2026-10-30T00:05:00+07:00')
  await settled()
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
  await waitFor(() => expect(() => item(OPEN)).toThrow())
})

test('[R3-023] shows a makul with its materials and assignments, whatever type its id has', async () => {
  const { user } = await renderScreen(ADDRESS, {
    answers: {
      '/bahan_kuliah': {
        makul: [
          { idMakul: 7, namaMakul: 'Basis Data', bahan: [{ idBahan: 1, judul: 'Indeks', tautan: 'javascript:x' }] },
        ],
      },
      '/tugas_kuliah': {
        makul: [
          {
            idMakul: '7',
            namaMakul: 'Basis Data',
            tugas: [{ idTugas: 1, judul: 'Tugas: #include <stdio.h>', status: 'Belum dikumpulkan' }],
          },
          { idMakul: '8', namaMakul: 'Grafika', tugas: [{ idTugas: 2, judul: 'Kamera' }] },
        ],
      },
    },
  })
  const bahan = within(card('Bahan per mata kuliah'))
  expect(bahan.getByText('1 bahan, 1 tugas')).toBeVisible()
  expect(bahan.getByText('0 bahan, 1 tugas')).toBeVisible()
  await user.click(bahan.getByText('Basis Data'))
  expect(await bahan.findByRole('heading', { name: 'Indeks' })).toBeVisible()
  expect(bahan.getByRole('heading', { name: 'Tugas: #include <stdio.h>' })).toBeVisible()
  expect(bahan.queryByRole('link')).toBeNull()
})

test('[R7-010] fetches and saves a file of a lecturer', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user, asked } = await open()
  await user.click(within(item(OPEN)).getByText('Petunjuk dan berkas'))
  const file = await within(item(OPEN)).findByRole('button', { name: /^tugas-3\.pdf/ })
  await user.click(file)
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(asked.filter((request) => /^GET .*\/berkas\/5203\.pdf/.test(request))).toHaveLength(1)
})

test('[R8-017] does not save a file that arrives without a name, and says so in its place', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const named = Reflect.get(Headers.prototype, 'get')
  vi.spyOn(Headers.prototype, 'get').mockImplementation(function (this: Headers, name) {
    return name.toLowerCase() === 'content-disposition' ? null : named.call(this, name)
  })
  const { user } = await open()
  await user.click(within(item(OPEN)).getByText('Petunjuk dan berkas'))
  await user.click(await within(item(OPEN)).findByRole('button', { name: /^tugas-3\.pdf/ }))
  expect(await within(item(OPEN)).findByText('Gagal mendapatkan nama file')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
})

test('shows upload progress in per cent and bytes, and keeps the file when the upload is stopped', async () => {
  const way = uploadOnItsWay()
  const { user } = await open()
  const dialog = await ask(user)
  await choose(user)
  await user.click(dialog.getByRole('button', { name: 'Kumpulkan' }))
  await waitFor(() => expect(way.requests).toHaveLength(1))
  await way.left(700_000)
  expect(dialog.getByRole('progressbar', { name: 'Mengirim 700 kB dari 2 MB (35%)' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Hentikan pengiriman' }))
  expect(await dialog.findByText(/^Pengiriman dihentikan\./)).toBeVisible()
  expect(dialog.getByText(/^rancangan\.pdf,/)).toBeVisible()
  expect(way.requests[0]?.abort).toHaveBeenCalledTimes(1)
  expect(outboxEntries()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Kumpulkan' }))
  await waitFor(() => expect(way.requests).toHaveLength(2))
})

test('shows no number of assignments while they cannot be read', async () => {
  await open({ answers: { '/tugas_kuliah': { makul: 'bukan daftar' } } })
  const courses = card('Bahan per mata kuliah')
  expect(courses).toHaveTextContent(/\d bahan/)
  expect(courses).not.toHaveTextContent(/\d tugas|Belum ada tugas/)
})

test.each([
  ['id', { tanggalKumpul: '2026-10-13T08:00:00+07:00' }, 'Dikumpulkan terlambat'],
  ['id', {}, 'Terlambat, belum dikumpulkan'],
  ['en', { tanggalKumpul: '2026-10-13T08:00:00+07:00' }, 'Handed in late'],
  ['en', {}, 'Late, not handed in'],
] as const)('tells an assignment that came late from one that has not come (%s, %j)', async (lng, fields, words) => {
  const late = {
    idTugas: '9',
    judul: 'Ringkasan',
    status: 'Terlambat',
    batasWaktu: '2026-10-12T23:59:00+07:00',
    isBuka: true,
  }
  await open({
    lng,
    answers: {
      '/tugas_kuliah': { makul: [{ idMakul: '7', namaMakul: 'Basis Data', tugas: [{ ...late, ...fields }] }] },
    },
  })
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})
