import { getListPanduanMockHandler, getListPanduanResponseMock } from '#generated/mocks/panduan/panduan.msw.ts'
import { mahasiswaOrNull, queryOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'

/** Guides, newest first unless asked otherwise. */
export const panduan: TagHandlers = (store) => [
  getListPanduanMockHandler((info) => {
    const rows = mahasiswaOrNull(store, info)?.persona === 'kosong' ? [] : getListPanduanResponseMock().data
    return toPage(queryOf(info, 'order[createdAt]') === 'asc' ? [...rows].reverse() : rows, info)
  }),
]
