// @vitest-environment node
import { expect, test } from 'vitest'
import { getListSeminarUrl } from '#generated/client/seminar/seminar.ts'
import { getListSertifikasiUrl } from '#generated/client/sertifikasi/sertifikasi.ts'
import { kegiatanListParams } from './kegiatan-list-params.ts'

test('[R9-004] requests page 1 of the active seminars and certifications by default', () => {
  expect(getListSeminarUrl(kegiatanListParams())).toBe('/v1/seminar?page=1&status=1')
  expect(getListSertifikasiUrl(kegiatanListParams())).toBe('/v1/sertifikasi?page=1&status=1')
})

test.each([
  [3, 2, { page: 3, status: 2 }],
  ['3', '2', { page: 3, status: 2 }],
  [2, undefined, { page: 2, status: 1 }],
  [undefined, 2, { page: 1, status: 2 }],
])('for page %j and status %j requests %j', (page, status, params) => {
  expect(kegiatanListParams(page, status)).toEqual(params)
})

test.each([0, -1, 1.5, '', 'x', '1e3', null, Number.NaN, Number.POSITIVE_INFINITY, {}, []])(
  '[R9-004] for the invalid page or status %j requests page 1 of the active ones',
  (value) => {
    expect(kegiatanListParams(value, value)).toEqual({ page: 1, status: 1 })
  },
)
