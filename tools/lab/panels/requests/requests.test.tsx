import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { InProcessGateway } from '#tests/in-process-gateway.ts'
import { renderPanel } from '#tests/render-panel.tsx'
import { panel } from './panel.ts'

const BILLS = '/v1/mahasiswa/240117023/biaya_kuliah'
const button = (name: string) => screen.getByRole('button', { name })
const rows = () => within(screen.getByRole('region', { name: 'Daftar panggilan' })).queryAllByRole('listitem')
const names = () => rows().map((row) => within(row).getAllByText(/^[a-z]+[A-Z]\w+$/)[0]?.textContent)

const askBills = async ({ ask, tokenOf }: InProcessGateway) => {
  await ask('GET', BILLS, { token: tokenOf('aktif') })
}
const askAll = async (gateway: InProcessGateway) => {
  const { ask, controls, tokenOf } = gateway
  const token = tokenOf('aktif')
  await ask('GET', BILLS, { token })
  await ask('GET', '/v1/kerja_praktik/240117023', { token }).catch(() => undefined)
  controls.setFaults([{ operation: 'getDashboard', kind: 'network', times: 1 }])
  await ask('GET', '/v1/mahasiswa/240117023/dashboard', { token })
  await ask('GET', '/v1/mahasiswa/230117088/biaya_kuliah', { token })
}

afterEach(() => vi.restoreAllMocks())

test('lists each call with status, time and handler, newest first', async () => {
  await renderPanel(panel, { arrange: askAll })
  const [refused, lost] = rows()
  expect(refused).toHaveTextContent('403')
  expect(refused).toHaveTextContent('GET /v1/mahasiswa/…088/biaya_kuliah')
  expect(refused).toHaveTextContent('14.05.00')
  expect(refused).toHaveTextContent('dijawab handler biaya-kuliah')
  expect(lost).toHaveTextContent('Tanpa jawaban')
  expect(lost).toHaveTextContent('tidak sampai ke gateway')
  expect(lost).toHaveTextContent('gangguan: Jaringan putusnetwork')
  expect(names().at(-1)).toBe('getBiayaKuliah')
})

test('lists a new call at once', async () => {
  const gateway = await renderPanel(panel)
  expect(screen.getByText('Panggilan akan muncul di sini begitu portal meminta sesuatu.')).toBeVisible()
  await act(() => askBills(gateway))
  expect(names()).toEqual(['getBiayaKuliah'])
})

test('stops updating while paused, and counts the new calls', async () => {
  const gateway = await renderPanel(panel, { arrange: askBills })
  await gateway.user.click(button('Jeda'))
  await act(() => askBills(gateway))
  expect(names()).toHaveLength(1)
  expect(screen.getByText(/1 panggilan baru menunggu/)).toBeVisible()
  await gateway.user.click(button('Lanjutkan'))
  expect(names()).toHaveLength(2)
})

test('filters calls by operation, failure and fault', async () => {
  const { user } = await renderPanel(panel, { arrange: askAll })
  const all = names().length
  await user.type(screen.getByLabelText('Saring operasi'), 'BIAYA')
  expect(names()).toEqual(['getBiayaKuliah', 'getBiayaKuliah'])
  await user.click(screen.getByLabelText('Hanya yang gagal atau diberi gangguan'))
  expect(names()).toEqual(['getBiayaKuliah'])
  await user.clear(screen.getByLabelText('Saring operasi'))
  expect(names()).toEqual(['getBiayaKuliah', 'getDashboard'])
  expect(all).toBeGreaterThan(2)
  await user.type(screen.getByLabelText('Saring operasi'), 'zzz')
  expect(screen.getByText('Tidak ada panggilan yang cocok dengan saringan.')).toBeVisible()
})

test('copies the visible calls as text, one per line', async () => {
  const { user } = await renderPanel(panel, { arrange: askAll })
  await user.click(screen.getByLabelText('Hanya yang gagal atau diberi gangguan'))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(button('Salin sebagai teks'))
  expect(screen.getByText('Disalin.')).toBeVisible()
  const lines = String(write.mock.calls[0]?.[0]).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]?.split('\t').with(6, '')).toEqual([
    '2026-10-22T14:05:00+07:00',
    'GET',
    'getDashboard',
    '/v1/mahasiswa/…023/dashboard',
    '-',
    expect.stringMatching(/^\d+ ms$/),
    '',
    'network',
  ])
})

test('shows the text in a field when the browser denies copying', async () => {
  const { user } = await renderPanel(panel, { arrange: askBills })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(button('Salin sebagai teks'))
  expect(screen.getByLabelText('Teks untuk disalin sendiri')).toHaveTextContent('getBiayaKuliah')
})

test('clears the list until the next call', async () => {
  const gateway = await renderPanel(panel, { arrange: askAll })
  await gateway.user.click(button('Kosongkan'))
  expect(rows()).toEqual([])
  await act(() => askBills(gateway))
  expect(names()).toEqual(['getBiayaKuliah'])
})

test('renders the last fifty calls, and all on request', async () => {
  const { user } = await renderPanel(panel, {
    arrange: async ({ ask }) => {
      for (let count = 0; count < 60; count++) await ask('GET', '/v1/sistem')
    },
  })
  expect(rows()).toHaveLength(50)
  await user.click(button('Tampilkan semua (60)'))
  expect(rows()).toHaveLength(60)
})
