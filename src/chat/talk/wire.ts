import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { isRecord } from '#shared/text/is-record.ts'

interface Orang {
  id: string
  nama: string
}

export interface Group {
  groupId: string
  nama: string
  jenis: string
  jenisBimbingan: JenisBimbingan | null
  usulanId: string | null
  anggota: Orang[]
}

export interface Thread {
  threadId: string
  groupId: string
  judul: string
  isSelesai: boolean
}

export interface Message {
  idPesan: string
  /** Position in the gateway's order. */
  urut: number
  groupId: string
  threadId: string
  pengirim: Orang
  isi: string
  createdAt: string
  clientId: string | null
}

/** Event that the gateway sends on the socket (ADR 15; assumed: the specification shows no protocol). */
export type WireEvent =
  | { type: 'snapshot'; groups: Group[]; threads: Thread[]; messages: Message[]; dibaca: Record<string, number> }
  | { type: 'group'; group: Group }
  | { type: 'thread'; thread: Thread }
  | { type: 'message'; message: Message }
  | { type: 'read'; threadId: string; urut: number }
  | { type: 'refused'; clientId: string; message: string | null }

// Written by hand, not with zod: the parts of zod that only the chat needs would be added to the first load of every
// page.
type Reader<Row> = (value: unknown) => Row | null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Returns an id, which may be text or a number; '' when there is none. */
const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value))

/** Returns the readable rows of a list and drops the others. */
const listOf = <Row>(value: unknown, read: Reader<Row>): Row[] =>
  Array.isArray(value) ? value.map(read).filter((row) => row !== null) : []

/** Kinds of guidance that have records; a group of any other kind is a plain group. */
const JENIS: readonly JenisBimbingan[] = ['kerja-praktik', 'proposal', 'tugas-akhir']

const readOrang: Reader<Orang> = (value) =>
  isRecord(value) && idOf(value['id']) !== '' ? { id: idOf(value['id']), nama: textOf(value['nama']) } : null

const readGroup: Reader<Group> = (value) => {
  if (!isRecord(value) || idOf(value['groupId']) === '') return null
  return {
    groupId: idOf(value['groupId']),
    nama: textOf(value['nama']),
    jenis: textOf(value['jenis']),
    jenisBimbingan: JENIS.find((jenis) => jenis === value['jenisBimbingan']) ?? null,
    usulanId: idOf(value['usulanId']) || null,
    anggota: listOf(value['anggota'], readOrang),
  }
}

const readThread: Reader<Thread> = (value) => {
  if (!isRecord(value) || idOf(value['threadId']) === '') return null
  return {
    threadId: idOf(value['threadId']),
    groupId: idOf(value['groupId']),
    judul: textOf(value['judul']),
    isSelesai: value['isSelesai'] === true,
  }
}

const readMessage: Reader<Message> = (value) => {
  if (!isRecord(value)) return null
  const { urut, isi } = value
  const [idPesan, threadId] = [idOf(value['idPesan']), idOf(value['threadId'])]
  const pengirim = readOrang(value['pengirim'])
  if (!pengirim || typeof urut !== 'number' || typeof isi !== 'string' || idPesan === '' || threadId === '') return null
  return {
    idPesan,
    urut,
    groupId: idOf(value['groupId']),
    threadId,
    pengirim,
    isi,
    createdAt: textOf(value['createdAt']),
    clientId: textOf(value['clientId']) || null,
  }
}

const readMarks = (value: unknown): Record<string, number> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([id, urut]) => (typeof urut === 'number' ? [[id, urut] as const] : [])),
      )
    : {}

const readSnapshot = ({ groups, threads, messages, dibaca }: Record<string, unknown>): WireEvent => ({
  type: 'snapshot',
  groups: listOf(groups, readGroup),
  threads: listOf(threads, readThread),
  messages: listOf(messages, readMessage),
  dibaca: readMarks(dibaca),
})

const READERS: Record<string, (event: Record<string, unknown>) => WireEvent | null> = {
  snapshot: readSnapshot,
  group: (event) => {
    const group = readGroup(event['group'])
    return group && { type: 'group', group }
  },
  thread: (event) => {
    const thread = readThread(event['thread'])
    return thread && { type: 'thread', thread }
  },
  message: (event) => {
    const message = readMessage(event['message'])
    return message && { type: 'message', message }
  },
  read: ({ threadId, urut }) => (typeof urut === 'number' ? { type: 'read', threadId: idOf(threadId), urut } : null),
  refused: ({ clientId, message }) => ({
    type: 'refused',
    clientId: textOf(clientId),
    message: textOf(message) || null,
  }),
}

/** Parses one text from the socket. @returns null when it is not a known event */
export const readEvent = (text: string): WireEvent | null => {
  try {
    const value: unknown = JSON.parse(text)
    const type = isRecord(value) ? textOf(value['type']) : ''
    return isRecord(value) && Object.hasOwn(READERS, type) ? (READERS[type]?.(value) ?? null) : null
  } catch {
    return null // not JSON
  }
}

/** Returns the text that sends a message. */
export const writeSend = (writing: { clientId: string; groupId: string; threadId: string; isi: string }): string =>
  JSON.stringify({ type: 'send', ...writing })

/** Returns the text that marks a thread as read up to a message. */
export const writeRead = (place: { groupId: string; threadId: string; urut: number }): string =>
  JSON.stringify({ type: 'read', ...place })
