import {
  getGetBimbinganMockHandler,
  getListBimbinganMockHandler,
  getListBimbinganResponseMock,
} from '#generated/mocks/bimbingan/bimbingan.msw.ts'
import type { BimbinganCatatanList } from '#generated/models/bimbingan/bimbinganCatatanList.zod.ts'
import { type Info, mahasiswaOf, pathOf, type TagHandlers } from '../../call.ts'
import { Refusal } from '../../refusal.ts'
import type { Store } from '../../state/store.ts'

/** Whose guidance the story tells (docs/story.md): the thesis of the persona aktif. */
const STORY = { persona: 'aktif', jenisBimbingan: 'tugas-akhir', usulanId: '412' }

/** The records of the work that a call names. @throws Refusal 404 for a work that is not the student's */
const catatanOf = (store: Store, info: Pick<Info, 'params' | 'request'>): BimbinganCatatanList => {
  const { persona } = mahasiswaOf(store, info)
  const isStory =
    persona === STORY.persona &&
    pathOf(info, 'jenisBimbingan') === STORY.jenisBimbingan &&
    pathOf(info, 'usulanId') === STORY.usulanId
  if (!isStory) throw new Refusal(404, 'Bimbingan tidak ditemukan.')
  return getListBimbinganResponseMock()
}

/** Guidance records, as the chat shows them. */
export const bimbingan: TagHandlers = (store) => [
  getListBimbinganMockHandler((info) => catatanOf(store, info)),
  getGetBimbinganMockHandler((info) => {
    const id = pathOf(info, 'idBimbingan')
    const found = catatanOf(store, info).data.find(({ idBimbingan }) => String(idBimbingan) === id)
    if (!found) throw new Refusal(404, 'Catatan bimbingan tidak ditemukan.')
    return found
  }),
]
