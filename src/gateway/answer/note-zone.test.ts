// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { campusStore } from '#shared/campus/campus-store.ts'
import { campusZone } from '#shared/campus/campus-zone.ts'
import { momen, tanggal } from '#shared/wire/readers.ts'
import { jsonOf } from './answer.ts'

afterEach(() => campusStore.clear())

const arrive = (body: unknown) => jsonOf(Response.json(body), { operation: 'listPengumuman' })

test('learns the zone of a campus without one from any timestamp in a response', async () => {
  await arrive({ data: [null, { tanggal: '2027-01-11', terbit: ' 2027-01-11T10:00:00+09:00 ' }] })
  expect(campusZone()).toBe(540)
})

test('keeps the zone of the first response', async () => {
  await arrive({ terbit: '2027-01-11T10:00:00+08:00' })
  await arrive({ terbit: '2027-01-11T10:00:00+09:00' })
  expect(campusZone()).toBe(480)
})

test.each([
  'Hubungi +62 361 08:00',
  'Rapat 2027-01-11T10:00:00+09:00',
  '0001-01-01T00:00:00+07:00',
  '2027-02-31T10:00:00+09:00',
  '0999-01-11T10:00:00+09:00',
  '+07:00',
])('learns nothing from a text that is not a timestamp: %s', async (text) => {
  await arrive({ text })
  expect(campusZone()).toBeNull()
})

test('learns nothing from parsing a timestamp', () => {
  momen('2027-01-11T10:00:00+09:00')
  tanggal('2027-01-11T10:00:00+09:00')
  expect(campusZone()).toBeNull()
})
