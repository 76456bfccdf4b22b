// @vitest-environment node
import { expect, test } from 'vitest'
import { getListPekerjaanUrl } from '#generated/client/referensi/referensi.ts'
import { ALL_PEKERJAAN_ROWS, pekerjaanParams } from './referensi-select.tsx'

test('[R7-019] requests two occupations per page unless a form sets another number', () => {
  expect(getListPekerjaanUrl(pekerjaanParams())).toBe('/v1/pekerjaan?itemsPerPage=2')
  expect(getListPekerjaanUrl(pekerjaanParams(ALL_PEKERJAAN_ROWS))).toBe('/v1/pekerjaan?itemsPerPage=1000')
})
