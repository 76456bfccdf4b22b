import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { GATEWAY } from '#tests/simulated-gateway.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeAll(() => Promise.all([import('./lock-jurnal-submit-page.tsx'), import('./lock-jurnal-page.tsx')]), 60_000)
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const FORM = '/lock-jurnal/pengajuan'
const TITLE = 'Rancang Bangun Sistem Presensi Kuliah Berbasis Kode QR Dinamis'
const LINK = 'https://jurnal.example/jsi/3/1'
const box = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Ajukan artikel' })
const posts = ({ asked }: Pick<Shown, 'asked'>) => asked.filter((request) => /^POST .*pengajuan_jurnal/.test(request))

const fill = async ({ user }: Shown, more: { judul?: string; tautan?: string; tahun?: string } = {}) => {
  await user.type(box(/^Judul artikel/), more.judul ?? 'Audit Presensi')
  await user.type(box(/^Nama jurnal/), 'Jurnal Sistem Informasi')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Tahun terbit/ }), more.tahun ?? '2026')
  await user.type(box(/^Tautan artikel/), more.tautan ?? LINK)
}

test('[R2-007] [R2-016] shows the form for the id "pengajuan", with the thesis title', async () => {
  await renderScreen(FORM)
  expect(screen.getByRole('heading', { level: 1, name: 'Ajukan artikel jurnal' })).toBeVisible()
  expect(within(card('Judul skripsi')).getByText(TITLE)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /^Judul skripsi/ })).toBeNull()
})

test('[R3-017] [R9-038] offers the current year and the 35 years before it', async () => {
  await renderScreen(FORM)
  const years = within(screen.getByRole('combobox', { name: /^Tahun terbit/ }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d+$/.test(text))
  expect(years).toHaveLength(36)
  expect([years[0], years.at(-1)]).toEqual(['2026', '1991'])
})

test('submits once, as typed, and opens the list of submissions', async () => {
  const shown = await renderScreen(FORM)
  await fill(shown, { judul: '  Audit <Presensi> & QR ' })
  await shown.user.dblClick(send())
  expect(await screen.findByText('Artikel diajukan. Kampus akan memeriksanya.')).toBeVisible()
  expect(posts(shown)).toHaveLength(1)
  await waitFor(() => expect(shown.path()).toBe('/lock-jurnal'))
  expect((await screen.findAllByText('Audit <Presensi> & QR'))[0]).toBeVisible()
  await shown.navigate(FORM)
  await shown.settled()
  expect(box(/^Judul artikel/), 'the draft is gone').toHaveValue('')
})

test('shows the current title when the gateway rejects because another tab changed it', async () => {
  const shown = await renderScreen(FORM)
  await fill(shown)
  const { status } = await fetch(`${GATEWAY}/v0/lockjurnal/mahasiswa/240117023/tugas_akhir`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${shown.controls.signIn('aktif').access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ judulSkripsi: 'Judul dari Tab Lain' }),
  })
  expect(status).toBe(200)
  await shown.user.click(send())
  expect(await screen.findByText('Judul skripsi sudah berubah. Periksa kembali, lalu ajukan.')).toBeVisible()
  expect(await within(card('Judul skripsi')).findByText('Judul dari Tab Lain')).toBeVisible()
  await shown.user.click(send())
  expect(await screen.findByText('Artikel diajukan. Kampus akan memeriksanya.')).toBeVisible()
  expect(posts(shown)).toHaveLength(2)
})

test.each([
  [
    'fails with 502',
    { kind: 'server', status: 502, message: 'Bad Gateway' },
    /^Belum dikirim: server kampus tidak menjawab/,
  ],
  ['fails with 429', { kind: 'client', status: 429, message: '' }, /^Belum dikirim: server kampus tidak menjawab/],
  ['has no network', { kind: 'network' }, /^Belum dikirim: tidak ada koneksi internet/],
  [
    'fails with a message',
    { kind: 'server', status: 500, message: 'Sedang dirawat' },
    /^Belum dikirim: Sedang dirawat/,
  ],
] as const)('reports that nothing was sent when the preceding read of the list %s', async (_, fault, words) => {
  const shown = await renderScreen(FORM)
  await fill(shown)
  shown.controls.setFaults([{ operation: 'listPengajuanJurnal', ...fault }])
  await shown.user.click(send())
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByText(/Bad Gateway|Too Many/)).toBeNull()
  expect(box(/^Judul artikel/)).toHaveValue('Audit Presensi')
  expect(posts(shown)).toEqual([])
})

test('marks missing fields and an invalid web address', async () => {
  const shown = await renderScreen(FORM)
  await shown.user.click(send())
  expect((await screen.findAllByText(/wajib/i)).length).toBeGreaterThan(2)
  await fill(shown, { tautan: 'jurnal.example/1' })
  await shown.user.click(send())
  await waitFor(() => expect(box(/^Tautan artikel/)).toHaveAccessibleDescription(/Isi dengan alamat web/))
  expect(posts(shown)).toEqual([])
})

test('does not resend an article that was already submitted', async () => {
  const shown = await renderScreen(FORM)
  await fill(shown, { tautan: 'https://jurnal.arunika.example/jia/8/2/41' })
  await shown.user.click(send())
  expect(await screen.findByText('Artikel dengan tautan ini sudah diajukan (J-118).')).toBeVisible()
  expect(posts(shown)).toEqual([])
})

test('shows a rejection at the field that it names and keeps the input', async () => {
  const shown = await renderScreen(FORM)
  await shown.user.type(box(/^ISSN/), '12-34')
  await fill(shown)
  await shown.user.click(send())
  await waitFor(() => expect(box(/^ISSN/)).toHaveAccessibleDescription(/ISSN 12-34 tidak dikenal\./))
  expect(box(/^Judul artikel/)).toHaveValue('Audit Presensi')
})

test('finds a submission whose response was lost in the list and does not resend it', async () => {
  const shown = await renderScreen(FORM, { faults: [{ operation: 'createPengajuanJurnal', kind: 'lost' }] })
  await fill(shown)
  await shown.user.click(send())
  expect(
    await screen.findByText('Artikel diajukan. Kampus akan memeriksanya.', undefined, { timeout: 10_000 }),
  ).toBeVisible()
  expect(posts(shown)).toHaveLength(1)
})

test('keeps the input as a draft', async () => {
  const shown = await renderScreen(FORM)
  await shown.user.type(box(/^Judul artikel/), 'Audit')
  await shown.navigate('/cuti')
  await shown.settled()
  await shown.navigate(FORM)
  await shown.settled()
  expect(box(/^Judul artikel/)).toHaveValue('Audit')
})

test.each([
  ['baru', '2026-10-22T14:05:00+07:00', /^Judul skripsi belum terdaftar\./],
  ['tugas-akhir', '2026-10-22T14:05:00+07:00', /^Judul skripsi sudah terkunci\./],
  ['padat', '2026-12-19T08:00:00+07:00', /^Masa pengajuan berakhir 18 Desember 2026\./],
])('explains why %s cannot submit on %s', async (persona, at, words) => {
  await renderScreen(FORM, { persona, arrange: (controls) => controls.jumpTo(at) })
  expect(send()).toHaveAccessibleDescription(words)
})
