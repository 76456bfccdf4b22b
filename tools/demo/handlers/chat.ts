import {
  getCreateChatGroupMockHandler,
  getCreateChatThreadMockHandler,
  getCreateChatTicketMockHandler,
  getUpdateChatGroupMockHandler,
  getUpdateChatThreadMockHandler,
} from '#generated/mocks/chat/chat.msw.ts'
import type { ChatThreadWire } from '#generated/models/chat/chatThreadWire.zod.ts'
import { CreateChatGroupBody } from '#generated/models/chat/createChatGroupBody.zod.ts'
import { CreateChatThreadBody } from '#generated/models/chat/createChatThreadBody.zod.ts'
import { CreateChatTicketBody } from '#generated/models/chat/createChatTicketBody.zod.ts'
import { UpdateChatGroupBody } from '#generated/models/chat/updateChatGroupBody.zod.ts'
import { UpdateChatThreadBody } from '#generated/models/chat/updateChatThreadBody.zod.ts'
import { type Info, namedIn, pathOf, type TagHandlers } from '../call.ts'
import { changeGroup, changeThread, countMessages, groupFor, openGroup, openThread } from '../chat/chat-engine.ts'
import { chatHubOf, SOCKET_PATH } from '../chat/chat-hub.ts'
import { readBody } from '../read-body.ts'
import { authenticate } from '../session.ts'
import type { Store } from '../state/store.ts'
import type { AnggotaChat, ThreadChat } from '../world/chat.ts'
import { toIso } from '../world/waktu.ts'

/** Returns the member who calls: the student in the call, else the signed-in account. */
const anggotaOf = (store: Store, info: Pick<Info, 'params' | 'request'>): AnggotaChat => {
  const { username, nama } = authenticate(store, info.request)
  const id = namedIn(info) || username
  return { id, nama: store.world.mahasiswa[id]?.nama ?? nama }
}

/** Returns people by id: students of the mock state, and members of existing groups. */
const peopleOf = ({ world }: Store, ids: readonly string[]): AnggotaChat[] => {
  const known = world.chat.groups.flatMap(({ anggota }) => anggota)
  return [...new Set(ids)].map((id) => ({
    id,
    nama: world.mahasiswa[id]?.nama ?? known.find((orang) => orang.id === id)?.nama ?? id,
  }))
}

const answerOf = ({ world }: Store, thread: ThreadChat): ChatThreadWire => ({
  ...thread,
  jumlahPesan: countMessages(world.chat, thread.threadId),
})

/** Chat: calls read and change groups and threads, sockets deliver the events. A socket needs a ticket. */
export const chat: TagHandlers = (store) => [
  getCreateChatGroupMockHandler(async (info) => {
    const { nama, jenis, jenisBimbingan, usulanId, anggota = [] } = await readBody(info.request, CreateChatGroupBody)
    const { group, deliveries } = openGroup(
      store.world.chat,
      {
        nama,
        jenis,
        jenisBimbingan: jenisBimbingan ?? null,
        usulanId: usulanId ?? null,
        anggota: peopleOf(store, [anggotaOf(store, info).id, ...anggota]),
      },
      toIso(store.now()),
    )
    chatHubOf(store).deliver(deliveries)
    return group
  }),
  getUpdateChatGroupMockHandler(async (info) => {
    const { nama, anggota } = await readBody(info.request, UpdateChatGroupBody)
    const { group, deliveries } = changeGroup(store.world.chat, anggotaOf(store, info).id, pathOf(info, 'groupId'), {
      ...(nama !== undefined && { nama }),
      ...(anggota && { anggota: peopleOf(store, anggota) }),
    })
    chatHubOf(store).deliver(deliveries)
    return group
  }),
  getCreateChatThreadMockHandler(async (info) => {
    const body = await readBody(info.request, CreateChatThreadBody)
    const { thread, deliveries } = openThread(
      store.world.chat,
      anggotaOf(store, info),
      { ...body, groupId: pathOf(info, 'groupId') },
      toIso(store.now()),
    )
    chatHubOf(store).deliver(deliveries)
    return answerOf(store, thread)
  }),
  getUpdateChatThreadMockHandler(async (info) => {
    const body = await readBody(info.request, UpdateChatThreadBody)
    const { thread, deliveries } = changeThread(
      store.world.chat,
      anggotaOf(store, info),
      { groupId: pathOf(info, 'groupId'), threadId: pathOf(info, 'threadId') },
      body,
      toIso(store.now()),
    )
    chatHubOf(store).deliver(deliveries)
    return answerOf(store, thread)
  }),
  getCreateChatTicketMockHandler(async (info) => {
    const { groupId = null } = await readBody(info.request, CreateChatTicketBody)
    const { id } = anggotaOf(store, info)
    if (groupId !== null) groupFor(store.world.chat, id, groupId)
    return { ...chatHubOf(store).issueTicket({ id, groupId }), url: SOCKET_PATH }
  }),
]
