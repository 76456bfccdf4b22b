import {
  getCreateConfigurationMockHandler,
  getGetConfigMockHandler,
  getListConfigurationMockHandler,
  getUpdateConfigurationMockHandler,
} from '#generated/mocks/konfigurasi/konfigurasi.msw.ts'
import { CreateConfigurationBody } from '#generated/models/konfigurasi/createConfigurationBody.zod.ts'
import type { KonfigurasiWire } from '#generated/models/konfigurasi/konfigurasiWire.zod.ts'
import { UpdateConfigurationBody } from '#generated/models/konfigurasi/updateConfigurationBody.zod.ts'
import { pathOf, queryOf, type TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../state/store.ts'
import { toIso } from '../world/waktu.ts'

/** Returns a setting by its keyword. @throws Refusal 404 */
const settingOf = ({ world }: Store, keyword: string): KonfigurasiWire => {
  const row = world.konfigurasi.find((one) => one.keyword === keyword)
  if (!row) throw new Refusal(404, `Konfigurasi ${keyword} tidak ditemukan.`)
  return row
}

/** Settings of the campus. The permissions are unknown; here every signed-in account may change them. */
export const konfigurasi: TagHandlers = (store) => [
  getListConfigurationMockHandler((info) => {
    const { konfigurasi: data } = store.world
    return {
      data,
      meta: { currentPage: 1, itemsPerPage: Number(queryOf(info, 'itemsPerPage')), totalItems: data.length },
    }
  }),
  getGetConfigMockHandler((info) => settingOf(store, pathOf(info, 'keyword'))),
  getCreateConfigurationMockHandler(async (info) => {
    const body = await readBody(info.request, CreateConfigurationBody)
    const rows = store.world.konfigurasi
    if (rows.some(({ keyword }) => keyword === body.keyword))
      throw new Refusal(409, `Konfigurasi ${body.keyword} sudah ada.`)
    const idConfiguration = String(Math.max(0, ...rows.map((row) => Number(row.idConfiguration))) + 1)
    store.world.konfigurasi = [...rows, { ...body, idConfiguration, updatedAt: toIso(store.now()) }]
    return { status: { code: '00', message: 'Konfigurasi disimpan' } }
  }),
  getUpdateConfigurationMockHandler(async (info) => {
    const row = settingOf(store, pathOf(info, 'keyword'))
    const body = await readBody(info.request, UpdateConfigurationBody)
    store.world.konfigurasi = store.world.konfigurasi.map((one) =>
      one === row ? { ...row, ...body, updatedAt: toIso(store.now()) } : one,
    )
    return { status: { code: '00', message: 'Konfigurasi diubah' } }
  }),
]
