import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer, rowsIn } from '#tests/rewrite-answer.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeAll(() => import('./pengajuan-surat-page.tsx'), 60_000)
allowAssumedWrites() // the specification has no call for letters
beforeEach(() => {
  clearOutbox()
  localStore.clear()
  sessionStore.clear()
})
afterEach(() => {
  setAssumedCalls(() => true)
  vi.restoreAllMocks()
})

const FORM = '/pengajuan-surat?jenis=2'
const box = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Kirim permintaan' })
const posts = ({ asked }: Pick<Shown, 'asked'>) => asked.filter((request) => /^POST .*\/surat$/.test(request))
const previews = ({ asked }: Pick<Shown, 'asked'>) =>
  asked.filter((request) => /^POST .*\/surat\/preview$/.test(request))
const paper = () => screen.findByRole('article', { name: /belum berlaku$/ })

const fill = async ({ user }: Shown, more: { instansi?: string; mulai?: string } = {}) => {
  await user.type(box(/^Keperluan/), 'Magang semester 6')
  await user.type(box(/^Ditujukan kepada/), 'HRD PT Nusantara Data')
  await user.type(box(/^Nama instansi/), more.instansi ?? 'PT Nusantara Data')
  const day = screen.getByLabelText(/^Mulai/)
  await user.type(day, more.mulai ?? '2027-02-01')
}

test('lists the kinds with days and fee, and explains why one cannot be requested', async () => {
  await renderScreen('/pengajuan-surat')
  const kinds = within(card('Minta surat'))
  expect(kinds.getByRole('link', { name: 'Surat pengantar magang' })).toHaveAttribute('href', FORM)
  expect(kinds.getByText(/2 hari kerja.*Rp.15\.000/)).toBeVisible()
  expect(kinds.queryByRole('link', { name: 'Surat keterangan lulus' })).toBeNull()
  expect(kinds.getByText('Dibuka kembali setelah yudisium Februari 2027.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lihat surat Anda' })).toHaveAttribute('href', '/surat')
})

test('says that the own letters failed to load beside the kinds, which do not need them', async () => {
  const { user } = await renderScreen('/pengajuan-surat', {
    faults: [{ operation: 'listSurat', kind: 'server', times: 1 }],
  })
  expect(screen.getByRole('heading', { name: 'Surat keterangan aktif kuliah' })).toBeVisible()
  await user.click(within(card('Surat Anda')).getByRole('button', { name: 'Muat Ulang' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Diproses kampus' })).toBeVisible()
})

test('previews the letter after the required fields are filled and typing pauses, marked as not valid', async () => {
  const shown = await renderScreen(FORM)
  await shown.user.type(box(/^Keperluan/), 'Magang semester 6')
  await shown.user.type(box(/^Ditujukan kepada/), 'HRD')
  expect(screen.getByText('Pratinjau muncul setelah isian wajib terisi.')).toBeVisible()
  await shown.user.type(box(/^Nama instansi/), 'PT Nusantara Data')
  await shown.user.type(screen.getByLabelText(/^Mulai/), '2027-02-01')
  const letter = await paper()
  expect(letter).toHaveTextContent('PRATINJAU, BELUM BERLAKU')
  expect(letter).toHaveTextContent('magang di PT Nusantara Data mulai 1 Februari 2027')
  expect(previews(shown), 'none while a required field was open').toHaveLength(1)
  await shown.user.type(box(/^Nama instansi/), ' Utama')
  expect(await screen.findByText('Memperbarui…')).toBeVisible()
  expect(letter, 'the last good one stays').toHaveTextContent('magang di PT Nusantara Data mulai')
  await waitFor(() => expect(letter).toHaveTextContent('PT Nusantara Data Utama'), { timeout: 4000 })
  expect(previews(shown)).toHaveLength(2)
  await shown.user.clear(box(/^Nama instansi/))
  expect(await screen.findByText('Lengkapi isian wajib untuk memperbarui pratinjau.')).toBeVisible()
  expect(posts(shown)).toEqual([])
})

test('keeps the form when the preview fails and retries with Muat Ulang', async () => {
  const shown = await renderScreen(FORM, {
    faults: [{ operation: 'previewSurat', kind: 'server', message: 'Mesin <mati>' }],
  })
  await fill(shown)
  const preview = within(card('Pratinjau'))
  expect(await preview.findByText('Mesin <mati>', undefined, { timeout: 4000 })).toBeVisible()
  shown.controls.setFaults([])
  await shown.user.click(preview.getByRole('button', { name: 'Muat Ulang' }))
  expect(await paper()).toBeVisible()
  expect(box(/^Nama instansi/)).toHaveValue('PT Nusantara Data')
  expect(screen.queryByText(/^Terjadi kesa/)).toBeNull()
})

test('sends the request once, as typed, and shows it among the letters', async () => {
  const shown = await renderScreen(FORM)
  await fill(shown, { instansi: 'PT <Nusantara> & Co' })
  await shown.user.dblClick(send())
  expect(await screen.findByText('Permintaan surat terkirim.')).toBeVisible()
  expect(posts(shown)).toHaveLength(1)
  await shown.navigate('/surat')
  await shown.settled()
  expect(screen.getByText('Magang semester 6')).toBeVisible()
  await shown.navigate(FORM)
  await shown.settled()
  expect(box(/^Nama instansi/), 'the draft is gone').toHaveValue('')
})

test('keeps the input as a draft of its kind', async () => {
  const shown = await renderScreen(FORM)
  await shown.user.type(box(/^Nama instansi/), 'PT Nusantara Data')
  await shown.navigate('/pengajuan-surat?jenis=1')
  await shown.settled()
  expect(screen.queryByDisplayValue('PT Nusantara Data')).toBeNull()
  await shown.navigate(FORM)
  await shown.settled()
  expect(box(/^Nama instansi/)).toHaveValue('PT Nusantara Data')
})

test('marks missing fields before sending', async () => {
  const shown = await renderScreen(FORM)
  await shown.user.type(box(/^Keperluan/), '   ')
  await shown.user.click(send())
  expect((await screen.findAllByText(/wajib/i)).length).toBeGreaterThan(2)
  expect(posts(shown)).toEqual([])
})

test('shows a rejection at the field that it names and keeps the input', async () => {
  changeAnswer('/jenis_surat', ({ data }) => ({
    data: rowsIn(data).map((row) => ({
      ...row,
      isian: rowsIn(row['isian']).map((field) => ({ ...field, nilaiMinimal: null })),
    })),
  }))
  const shown = await renderScreen('/pengajuan-surat?jenis=5')
  await shown.user.type(box(/^Keperluan/), 'Lamaran kerja')
  await shown.user.type(box(/^Jumlah lembar/), '0')
  await shown.user.click(screen.getByRole('radio', { name: 'Loket akademik' }))
  await shown.user.click(send())
  await waitFor(() => expect(box(/^Jumlah lembar/)).toHaveAccessibleDescription(/Paling sedikit 1\./))
  expect(box(/^Keperluan/)).toHaveValue('Lamaran kerja')
})

test('accepts only a whole number of copies within its limits and explains the rest', async () => {
  const shown = await renderScreen('/pengajuan-surat?jenis=5')
  await shown.user.type(box(/^Keperluan/), 'Lamaran kerja')
  await shown.user.click(screen.getByRole('radio', { name: 'Loket akademik' }))
  const copies = box(/^Jumlah lembar/)
  await shown.user.type(copies, '2,5')
  expect(copies).toHaveValue('2')
  expect(copies).toHaveAccessibleDescription(/Hanya bilangan bulat/)
  await shown.user.clear(copies)
  await shown.user.paste('99999')
  expect(copies).toHaveAccessibleDescription(/Tidak muat: paling banyak 2 karakter\./)
  await shown.user.clear(copies)
  await shown.user.type(copies, '0')
  await shown.user.click(send())
  await waitFor(() => expect(copies).toHaveAccessibleDescription(/paling sedikit 1|minimal 1/i))
  expect(posts(shown)).toEqual([])
})

test('[R5-008] cuts a purpose at its limit, keeps it on one line and shows the cut-off text beside it', async () => {
  const shown = await renderScreen(FORM)
  const purpose = box(/^Keperluan/)
  await shown.user.click(purpose)
  await shown.user.paste(`Magang\r\n\r\n  ${'x'.repeat(93)}${'y'.repeat(35)}`)
  expect(purpose).toHaveValue(`Magang ${'x'.repeat(93)}`)
  expect(purpose).toHaveAccessibleDescription(/Paling banyak 100 karakter\./)
  expect(box(/^35 karakter tidak muat:$/)).toHaveValue('y'.repeat(35))
})

test('does not send a request that is already in progress', async () => {
  const shown = await renderScreen('/pengajuan-surat?jenis=1')
  await shown.user.type(box(/^Keperluan/), 'Berkas beasiswa  prestasi akademik 2027')
  await shown.user.type(box(/^Nama orang tua/), 'bambang prameswara')
  await shown.user.click(send())
  expect(await screen.findByText('Permintaan yang sama masih berjalan (S-26-0918).')).toBeVisible()
  expect(posts(shown)).toEqual([])
})

const open = { idSurat: 'S-26-0950', idJenisSurat: '2', keperluan: 'Magang semester 6', status: 'Diajukan' }

test('sends a letter for the same purpose to another company', async () => {
  const isian = [{ kode: 'namaInstansi', nilai: 'PT Nusantara Data' }]
  changeAnswer('/surat', () => ({ data: [{ ...open, tujuan: 'HRD PT Lain', isian }] }))
  const shown = await renderScreen(FORM)
  await fill(shown)
  await shown.user.click(send())
  expect(await screen.findByText('Permintaan surat terkirim.')).toBeVisible()
  expect(posts(shown)).toHaveLength(1)
})

test('asks for confirmation when the letter in progress has no addressee to compare', async () => {
  changeAnswer('/surat', () => ({ data: [open] }))
  const shown = await renderScreen(FORM)
  await fill(shown)
  await shown.user.click(send())
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/^Permintaan untuk “Magang semester 6” masih berjalan \(S-26-0950\)/)).toBeVisible()
  expect(posts(shown)).toEqual([])
  await shown.user.click(question.getByRole('button', { name: 'Ini surat lain, kirim' }))
  expect(await screen.findByText('Permintaan surat terkirim.')).toBeVisible()
  expect(posts(shown)).toHaveLength(1)
})

test('sends nothing when the fee differs from the shown one, and shows the new fee', async () => {
  const shown = await renderScreen(FORM)
  await fill(shown)
  changeAnswer('/jenis_surat', ({ data }) => ({
    data: rowsIn(data).map((row) => ({ ...row, biaya: 25_000 })),
  }))
  await shown.user.click(send())
  expect(await screen.findByText(/^Belum dikirim: biaya surat ini kini Rp.25\.000\./)).toBeVisible()
  expect(posts(shown)).toEqual([])
  expect(screen.getByText(/^Biayanya Rp.25\.000\./), 'the form shows it').toBeVisible()
  await shown.user.click(send())
  expect(await screen.findByText('Permintaan surat terkirim.')).toBeVisible()
})

test.each([
  ['a field', { isian: [{ kode: 'a', label: 'A', jenis: 'teks' }, 7] }],
  ['its fields', { isian: 'entah' }],
  ['a language', { bahasa: ['INA', 7.5e20] }],
])('opens no form for a kind when %s is unreadable', async (_, part) => {
  changeAnswer('/jenis_surat', ({ data }) => ({
    data: rowsIn(data).map((row) => ({ ...row, ...part })),
  }))
  await renderScreen(FORM)
  expect(screen.getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /^Keperluan/ })).toBeNull()
})

test('reports that the kind was closed while the form was open, and keeps the input', async () => {
  const shown = await renderScreen(FORM)
  await fill(shown)
  const closed = 'Surat pengantar magang ditutup 22 Oktober 2026.'
  shown.controls.setFaults([{ operation: 'createSurat', kind: 'client', status: 409, message: closed }])
  await shown.user.click(send())
  expect(await screen.findByText(closed)).toBeVisible()
  expect(box(/^Nama instansi/)).toHaveValue('PT Nusantara Data')
  expect(posts(shown)).toHaveLength(1)
  shown.controls.setFaults([])
  await shown.user.click(send())
  expect(await screen.findByText('Permintaan surat terkirim.')).toBeVisible()
})

test('shows only the newest preview when an earlier response is slow', async () => {
  const shown = await renderScreen(FORM, {
    faults: [{ operation: 'previewSurat', kind: 'latency', ms: 2500, times: 1 }],
  })
  await fill(shown)
  await waitFor(() => expect(previews(shown)).toHaveLength(1), { timeout: 4000 })
  await shown.user.type(box(/^Nama instansi/), ' Utama')
  expect(await screen.findByRole('article', { name: /belum berlaku$/ }, { timeout: 6000 })).toHaveTextContent(
    'PT Nusantara Data Utama',
  )
  expect(previews(shown)).toHaveLength(2)
})

test('checks automatically after a lost response and sends nothing twice', async () => {
  const shown = await renderScreen(FORM, { faults: [{ operation: 'createSurat', kind: 'lost' }] })
  await fill(shown)
  await shown.user.click(send())
  expect(await screen.findByText('Permintaan surat terkirim.', undefined, { timeout: 8000 })).toBeVisible()
  expect(posts(shown)).toHaveLength(1)
})

test('states that a fee becomes a bill, and creates the bill', async () => {
  const shown = await renderScreen('/pengajuan-surat?jenis=5')
  expect(screen.getByText(/^Biayanya Rp.15\.000\. Tagihan muncul di Biaya kuliah/)).toBeVisible()
  await shown.user.type(box(/^Keperluan/), 'Lamaran kerja')
  await shown.user.type(box(/^Jumlah lembar/), '3')
  await shown.user.click(screen.getByRole('radio', { name: 'Loket akademik' }))
  await shown.user.click(send())
  expect(await screen.findByText('Permintaan surat terkirim.')).toBeVisible()
  await shown.navigate('/biaya-kuliah')
  await shown.settled()
  expect(screen.getByText(/Biaya surat/)).toBeVisible()
})

test.each([
  ['99', 'Jenis surat ini tidak ada. Pilih jenis lain.'],
  ['4', 'Dibuka kembali setelah yudisium Februari 2027.'],
])('explains a kind that cannot be requested (%s)', async (jenis, words) => {
  const shown = await renderScreen(`/pengajuan-surat?jenis=${jenis}`)
  expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(posts(shown)).toEqual([])
})

test('reports that nothing was sent when the preceding read of the list is unreadable, and keeps the form', async () => {
  const shown = await renderScreen(FORM)
  await fill(shown)
  shown.controls.setFaults([{ operation: 'listSurat', kind: 'malformed', path: 'data' }])
  await shown.user.click(send())
  expect(await screen.findByText(/^Belum dikirim: daftar yang harus diperiksa dahulu tidak dapat dibaca/)).toBeVisible()
  expect(box(/^Nama instansi/)).toHaveValue('PT Nusantara Data')
  expect(posts(shown)).toEqual([])
})

test('passes its preview to the preview page', async () => {
  const shown = await renderScreen(FORM)
  await fill(shown)
  await paper()
  const link = screen.getByRole('link', { name: /^Buka pratinjau di halaman sendiri/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link, 'a tab gets what its opener keeps').toHaveAttribute('rel', 'opener')
  window.addEventListener('click', (click) => click.preventDefault(), { once: true }) // tests cannot open another tab
  await shown.user.click(link)
  expect(screen.queryByRole('dialog'), 'the form stays').toBeNull()
  expect(box(/^Nama instansi/)).toHaveValue('PT Nusantara Data')
  await shown.navigate('/surat/info/preview')
  await waitFor(() => expect(shown.path()).toBe('/surat/info/preview'))
  expect(await paper()).toHaveTextContent('magang di PT Nusantara Data mulai 1 Februari 2027')
})

test('sends no letter request and shows a notice when the campus does not serve letters', async () => {
  setRuntimeFlags({ 'assumed-writes': false })
  setAssumedCalls(() => false)
  const shown = await renderScreen('/pengajuan-surat')
  expect(shown.asked.filter((request) => /surat/.test(request))).toEqual([])
  expect(card('Minta surat')).toHaveTextContent(/\S{4}/)
})

test('redirects to the separate portal of a campus that serves letters there, as /surat does', async () => {
  const { departures } = await renderScreen('/pengajuan-surat', { campus: 'STATE-UNIVERSITY' })
  await expect.poll(() => departures.length).toBe(1)
  expect(departures[0]).toContain('/pengajuan-surat?code=')
})
