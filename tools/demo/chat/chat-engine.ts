import { Refusal } from '../refusal.ts'
import type { AnggotaChat, ChatWorld, GrupChat, PesanChat, ThreadChat } from '../world/chat.ts'

/** A snapshot contains at most this many messages of each group, the newest. */
const MESSAGES_EACH = 200
/** Maximum length of a message in the contract. */
const MAX_LENGTH = 2000

/** Events sent to a socket (ADR 15). */
export type ChatEvent =
  | {
      type: 'snapshot'
      groups: GrupChat[]
      threads: ThreadChat[]
      messages: PesanChat[]
      dibaca: Record<string, number>
    }
  | { type: 'group'; group: GrupChat }
  | { type: 'thread'; thread: ThreadChat }
  | { type: 'message'; message: PesanChat }
  | { type: 'read'; groupId: string; threadId: string; urut: number }
  | { type: 'refused'; clientId: string; message: string }

/** One event for all sockets of the members in `to`. */
export interface Delivery {
  to: readonly string[]
  event: ChatEvent
}

/** A message that a member sends. */
export interface Writing {
  groupId: string
  threadId: string
  isi: string
  clientId: string | null
}

const isMember = ({ anggota }: GrupChat, id: string): boolean => anggota.some((orang) => orang.id === id)
const idsOf = ({ anggota }: GrupChat): string[] => anggota.map(({ id }) => id)

/**
 * Returns a group by id, for one of its members. @throws Refusal 404, also for a group of others, so that its existence
 * is not revealed
 */
export const groupFor = (world: ChatWorld, id: string, groupId: string): GrupChat => {
  const group = world.groups.find((one) => one.groupId === groupId)
  if (!group || !isMember(group, id)) throw new Refusal(404, 'Grup chat tidak ditemukan.')
  return group
}

/** Returns a thread of a group. @throws Refusal 404 */
const threadOf = (world: ChatWorld, groupId: string, threadId: string): ThreadChat => {
  const thread = world.threads.find((one) => one.threadId === threadId && one.groupId === groupId)
  if (!thread) throw new Refusal(404, 'Topik tidak ditemukan.')
  return thread
}

const nextId = (world: ChatWorld): string => String(++world.nomor)

export const countMessages = ({ messages }: ChatWorld, threadId: string): number =>
  messages.filter((message) => message.threadId === threadId).length

/** Returns everything a member may see, of one group or of all. */
export const snapshotFor = (world: ChatWorld, id: string, only: string | null = null): ChatEvent => {
  const groups = world.groups.filter((group) => isMember(group, id) && (only === null || group.groupId === only))
  const inGroups = ({ groupId }: { groupId: string }) => groups.some((group) => group.groupId === groupId)
  return {
    type: 'snapshot',
    groups,
    threads: world.threads.filter(inGroups),
    messages: groups
      .flatMap(({ groupId }) => world.messages.filter((message) => message.groupId === groupId).slice(-MESSAGES_EACH))
      .toSorted((one, other) => one.urut - other.urut),
    dibaca: world.dibaca[id] ?? {},
  }
}

/** Marks a thread as read up to a message. Sending a message also marks the earlier ones. */
const markRead = (world: ChatWorld, id: string, threadId: string, urut: number): void => {
  const own = world.dibaca[id] ?? {}
  world.dibaca[id] = { ...own, [threadId]: Math.max(own[threadId] ?? 0, urut) }
}

const checkText = (isi: string): string => {
  const text = isi.trim()
  if (text === '' || text.length > MAX_LENGTH) throw new Refusal(422, 'Pesan kosong atau terlalu panjang.')
  return text
}

const append = (world: ChatWorld, pengirim: AnggotaChat, writing: Writing, at: string): PesanChat => {
  const urut = (world.messages.at(-1)?.urut ?? 0) + 1
  const message = { idPesan: `p${urut}`, urut, pengirim, createdAt: at, ...writing }
  world.messages.push(message)
  markRead(world, pengirim.id, writing.threadId, urut)
  return message
}

/**
 * Writes a message. Sending the same clientId again creates no second message: only the sender receives the existing
 * one.
 * @param at ISO time of the gateway
 * @throws Refusal 404 for others' groups, 409 for a closed thread, 422 for text that is empty or too long
 */
export const writeMessage = (world: ChatWorld, pengirim: AnggotaChat, writing: Writing, at: string): Delivery[] => {
  const group = groupFor(world, pengirim.id, writing.groupId)
  const thread = threadOf(world, writing.groupId, writing.threadId)
  const { clientId } = writing
  const before = world.messages.find(
    (message) => clientId !== null && message.clientId === clientId && message.pengirim.id === pengirim.id,
  )
  if (before) return [{ to: [pengirim.id], event: { type: 'message', message: before } }]
  if (thread.isSelesai) throw new Refusal(409, 'Topik ini sudah ditutup.')
  const message = append(world, pengirim, { ...writing, isi: checkText(writing.isi) }, at)
  thread.updatedAt = at
  return [{ to: idsOf(group), event: { type: 'message', message } }]
}

/**
 * Marks a thread as read up to a message, never backwards, and notifies the member's other tabs. @throws Refusal 404
 */
export const readThread = (
  world: ChatWorld,
  id: string,
  { groupId, threadId, urut }: { groupId: string; threadId: string; urut: number },
): Delivery[] => {
  groupFor(world, id, groupId)
  threadOf(world, groupId, threadId)
  const last = world.messages.findLast((message) => message.threadId === threadId)?.urut ?? 0
  markRead(world, id, threadId, Math.min(urut, last))
  return [{ to: [id], event: { type: 'read', groupId, threadId, urut: world.dibaca[id]?.[threadId] ?? 0 } }]
}

export const openGroup = (
  world: ChatWorld,
  fields: Omit<GrupChat, 'groupId' | 'createdAt'>,
  at: string,
): { group: GrupChat; deliveries: Delivery[] } => {
  const group = { ...fields, groupId: nextId(world), createdAt: at }
  world.groups.push(group)
  return { group, deliveries: [{ to: idsOf(group), event: { type: 'group', group } }] }
}

/** Changes name or members. Removed members receive the new list of members too. @throws Refusal 404 */
export const changeGroup = (
  world: ChatWorld,
  id: string,
  groupId: string,
  change: Partial<Pick<GrupChat, 'nama' | 'anggota'>>,
): { group: GrupChat; deliveries: Delivery[] } => {
  const group = groupFor(world, id, groupId)
  const before = idsOf(group)
  Object.assign(group, change)
  return { group, deliveries: [{ to: [...new Set([...before, ...idsOf(group)])], event: { type: 'group', group } }] }
}

/** Opens a thread with its first message. @throws Refusal 404, 422 */
export const openThread = (
  world: ChatWorld,
  pengirim: AnggotaChat,
  { groupId, judul, isi }: { groupId: string; judul: string; isi: string },
  at: string,
): { thread: ThreadChat; deliveries: Delivery[] } => {
  const group = groupFor(world, pengirim.id, groupId)
  const text = checkText(isi)
  const thread = { threadId: nextId(world), groupId, judul, isi: text, isSelesai: false, createdAt: at, updatedAt: at }
  world.threads.push(thread)
  const writing = { groupId, threadId: thread.threadId, isi: text, clientId: null }
  return {
    thread,
    deliveries: [
      { to: idsOf(group), event: { type: 'thread', thread } },
      ...writeMessage(world, pengirim, writing, at),
    ],
  }
}

/** Renames or closes a thread, or writes into it. @throws Refusal 404, 409, 422 */
export const changeThread = (
  world: ChatWorld,
  pengirim: AnggotaChat,
  { groupId, threadId }: { groupId: string; threadId: string },
  { isi, judul, isSelesai }: { isi?: string | undefined; judul?: string | undefined; isSelesai?: boolean | undefined },
  at: string,
): { thread: ThreadChat; deliveries: Delivery[] } => {
  const group = groupFor(world, pengirim.id, groupId)
  const thread = threadOf(world, groupId, threadId)
  const written = isi === undefined ? [] : writeMessage(world, pengirim, { groupId, threadId, isi, clientId: null }, at)
  thread.judul = judul ?? thread.judul
  thread.isSelesai = isSelesai ?? thread.isSelesai
  thread.updatedAt = at
  return { thread, deliveries: [...written, { to: idsOf(group), event: { type: 'thread', thread } }] }
}
