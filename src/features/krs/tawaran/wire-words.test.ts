// @vitest-environment node
import { expect, test } from 'vitest'
import { readKrsMakul, readKrsPilihan } from '#generated/client/krs/readers.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { flag } from '#shared/wire/readers.ts'
import spec from '#tests/spec/entities.json'

const valuesOf = (wanted: string): unknown[] => {
  const rows: unknown[] = Object.values(spec).flat()
  const row = rows.filter(isRecord).find(({ id }) => id === wanted)
  return Array.isArray(row?.['values']) ? row['values'] : []
}
const isDisetujui = (status: unknown) => flag(readKrsPilihan({ status }).status)

test('[R3-014] the advisor’s word on a makul is Belum disetujui or Disetujui, and its codes 0 and 1 say the same', () => {
  expect(valuesOf('krsSubjectStatus')).toEqual(['Belum disetujui', 'Disetujui'])
  expect(valuesOf('krsSubjectStatus').map(isDisetujui)).toEqual([false, true])
  expect([0, 1, '0', '1'].map(isDisetujui)).toEqual([false, true, false, true])
})

test('a makul that may be taken says Ya, one that may not Tidak', () => {
  expect(valuesOf('eligible').map((eligible) => readKrsMakul({ eligible }).eligible)).toEqual([false, true])
})

test('a word of the advisor that nobody knows is kept as the gateway wrote it, and says neither', () => {
  const { status } = readKrsPilihan({ status: 'Ditinjau ulang' })
  expect([status, flag(status)]).toEqual(['Ditinjau ulang', null])
})

test.each([undefined, null, '', 'mungkin', 2, -1, {}, [], 'Disetujui?'])('%j says nothing', (value) => {
  expect([readKrsMakul({ eligible: value }).eligible, isDisetujui(value)]).toEqual([null, null])
})

test.each([true, 'true', ' Ya ', 'DISETUJUI'])('%j is a yes', (value) => {
  expect(readKrsMakul({ eligible: value }).eligible).toBe(true)
})
