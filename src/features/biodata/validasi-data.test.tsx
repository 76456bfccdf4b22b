import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { renderScreen } from '#tests/render-screen.tsx'

allowAssumedWrites()

/** The first test of the file loads the screen and its forms too. */
const FIRST_TEST_MS = 15_000
type Options = Parameters<typeof renderScreen>[1]
const GALIH = '240117077'
const part = (name: string) => within(screen.getByRole('region', { name }))
/** Finds the button by text and label: a query by role over the whole screen takes seconds. */
const confirm = () => screen.getByText('Konfirmasi data', { selector: 'button' })
const boxes = () => screen.getAllByLabelText(/sudah benar$/)
const heading = (name: string) => screen.findByText(name, { selector: 'h1' })
const posts = (asked: readonly string[]) => asked.filter((request) => request.startsWith('POST'))

const open = async (path = '/validasi-data', options: Options = {}) => {
  const shown = await renderScreen(path, { persona: 'validasi-data', ...options })
  await heading('Validasi data')
  await shown.settled()
  const tickAll = async () => {
    for (const box of boxes()) await shown.user.click(box)
  }
  return { ...shown, tickAll }
}

test(
  '[R4-002] redirects to /validasi-data first, and to the wanted page after the confirmation',
  async () => {
    const { tickAll, user, path, asked } = await open('/biodata?dari=surel#kontak')
    expect(path()).toBe('/validasi-data')
    expect(confirm()).toHaveAccessibleDescription(/Tandai 8 bagian lagi/)
    await user.click(confirm())
    expect(posts(asked)).toEqual([])
    await tickAll()
    await user.click(screen.getByLabelText(/^Catatan/))
    await user.paste('Nama ibu sesuai kartu keluarga')
    await user.click(confirm())
    await waitFor(() => expect(path()).toBe('/biodata?dari=surel#kontak'))
    expect(posts(asked)).toEqual([expect.stringMatching(/\/validasi_data$/)])
    expect(await heading('Biodata')).toBeVisible()
  },
  FIRST_TEST_MS,
)

test('keeps the ticked parts while the student corrects another part', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Kontak: sudah benar' }))
  await user.click(screen.getByRole('button', { name: 'Perbaiki Alamat' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.clear(part('Alamat').getByLabelText('RT'))
  await user.type(part('Alamat').getByLabelText('RT'), '7')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await user.click(await screen.findByRole('button', { name: 'Kirim perubahan' }))
  expect(await screen.findByRole('checkbox', { name: 'Kontak: sudah benar' })).toBeChecked()
  await waitFor(() => expect(part('Alamat').getByText('7')).toBeVisible())
})

test('returns from a correction on Batal without sending anything', async () => {
  const { user, asked } = await open()
  await user.click(screen.getByRole('button', { name: 'Perbaiki Kontak' }))
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(boxes()).toHaveLength(8)
  expect(posts(asked)).toEqual([])
})

test('[R4-002] redirects back from the menu, and keeps the logout available', async () => {
  const { navigate, path } = await open()
  await navigate('/dashboard')
  expect(path()).toBe('/validasi-data')
  expect(screen.getByRole('button', { name: /akun Galih/ })).toBeVisible()
})

test.each([
  '/cetak-krs?tahun=2027&semester=1',
  '/cetak-krss?tahun=2027&semester=2',
  '/cetak-pkrs?tahun=2027&semester=1',
  '/cetak-kartu-ujian?jenis=UTS',
  '/cetak-presensi-kuliah',
])('[R4-002] %s redirects to /validasi-data and prints nothing until the student has confirmed', async (paper) => {
  const { path } = await renderScreen(paper, { persona: 'validasi-data' })
  await waitFor(() => expect(path()).toBe('/validasi-data'))
  expect(screen.queryByRole('article')).toBeNull()
})

test('shows a rejection in place and stays on the screen', async () => {
  const fault = { operation: 'confirmValidasiData', kind: 'client' as const, message: 'NIK belum diisi.' }
  const { tickAll, user, path } = await open('/validasi-data', { faults: [fault] })
  await tickAll()
  await user.click(confirm())
  expect(await screen.findByText('NIK belum diisi.')).toBeVisible()
  expect(path()).toBe('/validasi-data')
  expect(boxes()[0]).toBeChecked()
})

test('offers a link to continue when the biodata singkat cannot be fetched after the confirmation', async () => {
  const { controls, tickAll, user, path } = await open()
  await tickAll()
  controls.setFaults([
    { operation: 'getBiodataSingkat', kind: 'server' },
    { operation: 'getBiodata', kind: 'server' },
  ])
  await user.click(confirm())
  expect(await screen.findByText('Data Anda sudah dikonfirmasi.')).toBeVisible()
  controls.setFaults([])
  await user.click(screen.getByRole('button', { name: 'Lanjut ke portal' }))
  await waitFor(() => expect(path()).toBe('/dashboard'))
})

test('sends nothing, and says why, when the gateway is not known to accept a confirmation', async () => {
  const { tickAll, user, asked } = await open()
  await tickAll()
  setRuntimeFlags({ 'assumed-writes': false })
  await waitFor(() => expect(confirm()).toHaveAttribute('aria-disabled', 'true'))
  expect(confirm()).toHaveAccessibleDescription(/belum menerima konfirmasi/)
  await user.click(confirm())
  expect(posts(asked)).toEqual([])
})

test('asks for a note instead of a correction when the student may not edit', async () => {
  await open('/validasi-data', {
    answers: { [`/v1/mahasiswa/${GALIH}/biodata`]: { isEditMahasiswa: false, utama: { nama: 'Galih Wicaksono' } } },
  })
  expect(screen.queryByRole('button', { name: /^Perbaiki/ })).toBeNull()
  expect(screen.getByText(/Tulis yang keliru di catatan/)).toBeVisible()
})

test('[R4-003] says that there is nothing to confirm', async () => {
  await open('/validasi-data', { persona: 'aktif' })
  expect(screen.getByText('Tidak ada data yang perlu Anda validasi.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buka biodata' })).toHaveAttribute('href', '/biodata')
})

test('shows the biodata of such a student to an operator as of any other', async () => {
  localStore.set('operator_student_id', GALIH)
  const { path } = await renderScreen('/biodata', { persona: 'operator' })
  expect(await heading('Biodata')).toBeVisible()
  expect(path()).toBe('/biodata')
  expect(await screen.findByRole('button', { name: 'Simpan' })).toHaveAccessibleDescription(/^Mode operator/)
})
