import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPanel } from '#tests/render-panel.tsx'
import { FAULT_KINDS, type Fault } from '#tools/demo/server/fault-types.ts'
import { OPERATIONS } from '#tools/demo/server/operations.ts'
import { verbOf } from '../../simulated/operation-name.ts'
import { findOperations } from './find-operations.ts'
import { panel } from './panel.ts'
import { VERBS } from './verbs.ts'

const BILLS = '/v1/mahasiswa/240117023/biaya_kuliah'
const button = (name: string, where = document.body) => within(where).getByRole('button', { name })
const lines = () => within(screen.getByRole('region', { name: 'Naskah gangguan' })).getAllByRole('listitem')
const line = (index: number) => {
  const found = lines()[index]
  if (!found) throw new Error(`no line ${index}`)
  return found
}
const withFaults = (...faults: Fault[]) => renderPanel(panel, { arrange: ({ controls }) => controls.setFaults(faults) })

describe('operation choices', () => {
  test('are the operations of the contract, each with a named verb', () => {
    expect(OPERATIONS.length).toBeGreaterThan(200)
    expect(OPERATIONS.filter(({ operationId }) => VERBS[verbOf(operationId)] === undefined)).toEqual([])
  })

  test('have no unused verb', () => {
    const verbs = new Set(OPERATIONS.map(({ operationId }) => verbOf(operationId)))
    expect(Object.keys(VERBS).filter((verb) => !verbs.has(verb))).toEqual([])
  })

  test.each([
    ['krs simpan', ['saveKrs', 'saveKrss', 'savePkrs']],
    ['SAVEKRS', ['saveKrs', 'saveKrss']],
    ['pembayaran proses', ['processPembayaran']],
    ['tidak ada yang begini', []],
  ])('for %s are %j', (typed, expected) => {
    const nameOf = (id: string) => id.replace('save', 'simpan').replace('process', 'proses')
    const { groups, count } = findOperations(OPERATIONS, typed, nameOf, '')
    const found = groups.flatMap(([, rows]) => rows.map(({ operationId }) => operationId))
    expect(found.filter((id) => /^(save|process)/.test(id)).toSorted()).toEqual(expected)
    expect(count).toBe(found.length)
  })

  test('keep the selected operation for any search text', () => {
    const { groups, count } = findOperations(OPERATIONS, 'zzz', (id) => id, 'getKhs')
    expect([groups.map(([tag]) => tag), count]).toEqual([['nilai'], 0])
  })

  test('are filtered during typing', async () => {
    const { user } = await renderPanel(panel)
    await user.type(screen.getByLabelText('Cari operasi'), 'simpan krs')
    const options = within(screen.getByLabelText(/^Operasi/)).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toContain('Simpan KRS (saveKrs)')
    expect(options.length).toBeLessThan(8)
  })
})

test('names and describes every kind of fault', async () => {
  const { user } = await renderPanel(panel)
  const kind = screen.getByLabelText('Yang terjadi')
  const told = new Set<string>()
  for (const value of FAULT_KINDS) {
    await user.selectOptions(kind, value)
    told.add(
      kind.getAttribute('aria-describedby') === null
        ? ''
        : (document.getElementById(`${kind.id}-hint`)?.textContent ?? ''),
    )
  }
  expect(told.size).toBe(FAULT_KINDS.length)
  expect([...told].filter((text) => text.split(' ').length < 6)).toEqual([])
})

test('adds a fault by keyboard, which affects the next calls as often as configured', async () => {
  const { user, controls, ask, tokenOf } = await renderPanel(panel)
  await user.type(screen.getByLabelText('Cari operasi'), 'getBiayaKuliah')
  await user.selectOptions(screen.getByLabelText(/^Operasi/), 'getBiayaKuliah')
  await user.clear(screen.getByLabelText('Berapa kali'))
  await user.type(screen.getByLabelText('Berapa kali'), '2')
  await user.type(screen.getByLabelText('Kode status'), '503')
  button('Tambahkan gangguan').focus()
  await user.keyboard('{Enter}')
  expect(controls.faults()).toEqual([{ operation: 'getBiayaKuliah', kind: 'server', times: 2, status: 503 }])
  expect(line(0)).toHaveTextContent('Sisa 2')
  const token = tokenOf('aktif')
  expect((await ask('GET', BILLS, { token })).status).toBe(503)
  expect(await within(line(0)).findByText('Sisa 1')).toBeVisible()
  expect((await ask('GET', BILLS, { token })).status).toBe(503)
  expect(await within(line(0)).findByText('Sudah habis')).toBeVisible()
  expect((await ask('GET', BILLS, { token })).status).toBe(200)
})

test('shows errors on their fields, focuses the first one, and adds nothing', async () => {
  const { user, controls } = await renderPanel(panel)
  await user.clear(screen.getByLabelText('Berapa kali'))
  await user.type(screen.getByLabelText('Berapa kali'), '100')
  await user.click(button('Tambahkan gangguan'))
  expect(controls.faults()).toEqual([])
  expect(screen.getByLabelText(/^Operasi/)).toHaveAccessibleDescription(/Pilih operasi dari daftar/)
  expect(screen.getByLabelText('Berapa kali')).toHaveAccessibleDescription(/Isi angka 1 sampai 99/)
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Operasi/))
})

test('moves a line with its focus, edits it in the form, and deletes it', async () => {
  const { user, controls } = await withFaults(
    { operation: 'getKhs', kind: 'network' },
    { operation: 'saveKrs', kind: 'timeout504', times: 1 },
  )
  expect(line(0)).toHaveTextContent('Selalu')
  await user.click(button('Naikkan', line(1)))
  expect(controls.faults().map(({ operation }) => operation)).toEqual(['saveKrs', 'getKhs'])
  expect(button('Naikkan', line(0))).toHaveFocus()
  await user.click(button('Naikkan', line(0)))
  expect(controls.faults().map(({ operation }) => operation)).toEqual(['saveKrs', 'getKhs'])
  await user.click(button('Ubah', line(0)))
  expect(screen.getByRole('heading', { name: 'Ubah gangguan 1' })).toBeVisible()
  await user.clear(screen.getByLabelText('Berapa kali'))
  await user.type(screen.getByLabelText('Berapa kali'), '7')
  await user.click(button('Simpan perubahan'))
  expect(controls.faults()[0]).toEqual({ operation: 'saveKrs', kind: 'timeout504', times: 7 })
  await user.click(button('Hapus', line(0)))
  expect(controls.faults()).toEqual([{ operation: 'getKhs', kind: 'network' }])
  await user.click(button('Hapus semua gangguan'))
  expect(controls.faults()).toEqual([])
  expect(screen.getByText('Semua gangguan dihapus.')).toBeVisible()
})

test.each([
  ['Jawaban pembayaran hilang', { operation: 'processPembayaran', kind: 'lost', times: 1 }],
  ['504 saat menyimpan KRS', { operation: 'saveKrs', kind: 'timeout504', times: 1 }],
  ['Hotspot meminta masuk', { operation: '*', kind: 'captive' }],
])('adds the example "%s" with one click', async (name, fault) => {
  const { user, controls } = await renderPanel(panel)
  await user.click(button(name))
  expect(controls.faults()).toEqual([fault])
})

test('uses only operations of the contract in the examples', () => {
  const known = OPERATIONS.map(({ operationId }) => operationId)
  expect(known).toEqual(expect.arrayContaining(['processPembayaran', 'saveKrs']))
})

test('allows at most fifty lines and explains the limit', async () => {
  await withFaults(...Array.from({ length: 50 }, (): Fault => ({ operation: 'getKhs', kind: 'network', times: 1 })))
  expect(screen.getByText(/paling banyak 50 baris/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tambahkan gangguan' })).toBeNull()
})

test('sets a delay for every call within its limits', async () => {
  const { user, controls, ask, tokenOf } = await renderPanel(panel, { lng: 'en' })
  const field = screen.getByLabelText('Wait (milliseconds)')
  await user.clear(field)
  await user.type(field, '30001')
  await user.click(button('Apply'))
  expect(field).toHaveAccessibleDescription(/0 to 30000/)
  expect(controls.latencyMs()).toBe(0)
  await user.clear(field)
  await user.type(field, '60')
  await user.click(button('Apply'))
  expect(screen.getByText('Each call now waits 60 milliseconds.')).toBeVisible()
  const began = performance.now()
  await ask('GET', BILLS, { token: tokenOf('aktif') })
  expect(performance.now() - began).toBeGreaterThanOrEqual(58)
})
