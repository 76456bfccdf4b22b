import {
  getListInfoMockHandler,
  getListInfoResponseMock,
  getListKalenderAkademikMockHandler,
  getListKalenderAkademikResponseMock,
  getListUpcomingEventMockHandler,
  getListUpcomingEventResponseMock,
} from '#generated/mocks/info/info.msw.ts'
import { type Info, mahasiswaOrNull, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import type { Store } from '../state/store.ts'
import { kalenderOf } from '../world/kalender.ts'

const isKosong = (store: Store, info: Info): boolean => mahasiswaOrNull(store, info)?.persona === 'kosong'

/** Campus-wide lists of the story. Past events leave the agenda as the clock runs. */
export const info: TagHandlers = (store) => [
  getListInfoMockHandler((call) => toList(isKosong(store, call) ? [] : getListInfoResponseMock().data)),
  getListKalenderAkademikMockHandler((call) =>
    toList(isKosong(store, call) ? [] : kalenderOf(getListKalenderAkademikResponseMock().data)),
  ),
  getListUpcomingEventMockHandler((call) => {
    const isComing = ({ tanggalSelesai }: { tanggalSelesai?: string | null | undefined }) =>
      Date.parse(tanggalSelesai ?? '') >= store.now()
    return toList(isKosong(store, call) ? [] : getListUpcomingEventResponseMock().data.filter(isComing))
  }),
]
