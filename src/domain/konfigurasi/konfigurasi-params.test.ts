// @vitest-environment node
import { expect, test } from 'vitest'
import { getListConfigurationUrl } from '#generated/client/konfigurasi/konfigurasi.ts'
import { ListConfigurationParams } from '#generated/models/konfigurasi/listConfigurationParams.zod.ts'
import { KONFIGURASI_PARAMS } from './konfigurasi-params.ts'

test('[R9-003] the settings of a campus are asked for at once, 1000 of them, and the contract allows it', () => {
  expect(getListConfigurationUrl(KONFIGURASI_PARAMS)).toBe('/v1/configuration?itemsPerPage=1000')
  expect(ListConfigurationParams.safeParse(KONFIGURASI_PARAMS).success).toBe(true)
})
