// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import spec from '#tests/spec/rules.json'
import { findPilihan, PILIHAN, type Pilihan } from './pilihan.ts'

const valuesOf = (id: string): unknown => spec.rows.find((row) => row.id === id)?.values
const byKode = (list: readonly Pilihan[]) => Object.fromEntries(list.map(({ kode, nama }) => [kode, nama]))

test.each([
  ['R3-007', 'jenisKelamin'],
  ['R3-009', 'statusPernikahan'],
  ['R3-011', 'statusHidup'],
  ['R3-013', 'bahasaPengantar'],
] as const)('[%s] offers in %s the codes and names of the specification', (id, name) => {
  expect(byKode(PILIHAN[name])).toEqual(valuesOf(id))
})

test.each([
  ['R3-008', 'ukuran', 'sizes'],
  ['R3-010', 'golonganDarah', 'groups'],
  ['R3-014', 'statusMakul', 'values'],
  ['R3-015', 'eligible', 'values'],
] as const)('[%s] offers in %s the %s of the specification, in its order', (id, name, key) => {
  expect({ [key]: PILIHAN[name].map(({ nama }) => nama) }).toEqual(valuesOf(id))
})

test('[R3-012] sends yes as 1 and no as 0', () => {
  const [yes, no] = PILIHAN.yaTidak
  expect([yes.nama, no.nama]).toEqual(['Ya', 'Tidak'])
  expect({ yes: Number(yes.kode), no: Number(no.kode) }).toEqual(valuesOf('R3-012'))
})

test.each([
  ['jenisKelamin', 'L', 'Laki-laki'],
  ['jenisKelamin', ' P ', 'Perempuan'],
  ['jenisKelamin', 'Perempuan', 'Perempuan'],
  ['statusHidup', 1, 'Hidup'],
  ['statusHidup', '2', 'Meninggal'],
  ['yaTidak', true, 'Ya'],
  ['yaTidak', 0, 'Tidak'],
  ['statusMakul', 'Disetujui', 'Disetujui'],
  ['statusMakul', '0', 'Belum disetujui'],
  ['eligible', 1, 'Ya'],
  ['eligible', 'Mungkin', ''],
  ['golonganDarah', 'AB', 'AB'],
  ['golonganDarah', null, ''],
  ['golonganDarah', undefined, ''],
  ['golonganDarah', {}, ''],
  ['golonganDarah', Number.NaN, ''],
] as const)('in %s reads the wire value %j as %j', (name, value, text) => {
  expect(findPilihan(PILIHAN[name], value)?.nama ?? '').toBe(text)
})

test('finds every code and every name of every list, and no list has a code twice', () => {
  for (const list of Object.values<readonly Pilihan[]>(PILIHAN)) {
    expect(new Set(list.map(({ kode }) => kode)).size).toBe(list.length)
    for (const one of list) {
      expect(findPilihan(list, one.kode)).toEqual(one)
      expect(findPilihan(list, one.nama)).toEqual(one)
    }
  }
})

test('returns only choices of the list for any value, and never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values<readonly Pilihan[]>(PILIHAN)), fc.anything(), (list, value) => {
      const found = findPilihan(list, value)
      if (found) expect(list).toContain(found)
    }),
  )
})
