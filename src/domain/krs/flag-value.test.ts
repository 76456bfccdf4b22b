// @vitest-environment node
import { expect, test } from 'vitest'
import { isRecord } from '#shared/is-record.ts'
import spec from '#tests/spec/entities.json'
import { toFlag } from './flag-value.ts'

const valuesOf = (wanted: string): unknown[] => {
  const rows: unknown[] = Object.values(spec).flat()
  const row = rows.filter(isRecord).find(({ id }) => id === wanted)
  return Array.isArray(row?.['values']) ? row['values'] : []
}

test('[R3-014] the advisor’s word on a makul is Belum disetujui or Disetujui, and its codes 0 and 1 say the same', () => {
  expect(valuesOf('krsSubjectStatus')).toEqual(['Belum disetujui', 'Disetujui'])
  expect(valuesOf('krsSubjectStatus').map(toFlag)).toEqual([false, true])
  expect([0, 1, '0', '1'].map(toFlag)).toEqual([false, true, false, true])
})

test('a makul that may be taken says Ya, one that may not Tidak', () => {
  expect(valuesOf('eligible').map(toFlag)).toEqual([false, true])
})

test.each([undefined, null, '', 'mungkin', 2, -1, {}, [], 'Disetujui?'])('%j says nothing', (value) => {
  expect(toFlag(value)).toBeNull()
})

test.each([true, 'true', ' Ya ', 'DISETUJUI'])('%j is a yes', (value) => {
  expect(toFlag(value)).toBe(true)
})
