import { getListPanduanMockHandler, getListPanduanResponseMock } from '#generated/mocks/panduan/panduan.msw.ts'
import { mahasiswaOrNull, queryOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { panduanOf } from '../world/panduan.ts'

/** Guides, newest first by default. */
export const panduan: TagHandlers = (store) => [
  getListPanduanMockHandler((info) => {
    const rows = panduanOf(mahasiswaOrNull(store, info)?.persona, getListPanduanResponseMock().data)
    return toPage(queryOf(info, 'order[createdAt]') === 'asc' ? [...rows].reverse() : rows, info)
  }),
]
