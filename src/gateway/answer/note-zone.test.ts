// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { campusStore } from '#shared/campus/campus-store.ts'
import { campusZone } from '#shared/campus/campus-zone.ts'
import { momen, tanggal } from '#shared/wire/readers.ts'
import { jsonOf } from './answer.ts'

afterEach(() => campusStore.clear())

const arrive = (body: unknown) => jsonOf(Response.json(body), { operation: 'listPengumuman' })

test('an answer teaches the zone of a campus that names none, wherever its moment stands', async () => {
  await arrive({ data: [null, { tanggal: '2027-01-11', terbit: ' 2027-01-11T10:00:00+09:00 ' }] })
  expect(campusZone()).toBe(540)
})

test('the zone of the first answer stays', async () => {
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
])('a text that is no moment teaches nothing: %s', async (text) => {
  await arrive({ text })
  expect(campusZone()).toBeNull()
})

test('reading a moment teaches nothing', () => {
  momen('2027-01-11T10:00:00+09:00')
  tanggal('2027-01-11T10:00:00+09:00')
  expect(campusZone()).toBeNull()
})
