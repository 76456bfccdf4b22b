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

test('[R3-014] reads the approval status Belum disetujui or Disetujui, and its codes 0 and 1', () => {
  expect(valuesOf('krsSubjectStatus')).toEqual(['Belum disetujui', 'Disetujui'])
  expect(valuesOf('krsSubjectStatus').map(isDisetujui)).toEqual([false, true])
  expect([0, 1, '0', '1'].map(isDisetujui)).toEqual([false, true, false, true])
})

test('reads eligible as Ya or Tidak', () => {
  expect(valuesOf('eligible').map((eligible) => readKrsMakul({ eligible }).eligible)).toEqual([false, true])
})

test('keeps an unknown approval status as sent and reads it as neither', () => {
  const { status } = readKrsPilihan({ status: 'Ditinjau ulang' })
  expect([status, flag(status)]).toEqual(['Ditinjau ulang', null])
})

test.each([undefined, null, '', 'mungkin', 2, -1, {}, [], 'Disetujui?'])('reads %j as unknown', (value) => {
  expect([readKrsMakul({ eligible: value }).eligible, isDisetujui(value)]).toEqual([null, null])
})

test.each([true, 'true', ' Ya ', 'DISETUJUI'])('reads %j as yes', (value) => {
  expect(readKrsMakul({ eligible: value }).eligible).toBe(true)
})
