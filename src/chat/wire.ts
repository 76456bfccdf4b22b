import * as z from 'zod/mini'

const Id = z.pipe(z.union([z.string(), z.int()]), z.transform(String))
const Name = z._default(z.nullable(z.string()), '')
const Orang = z.object({ id: Id, nama: Name })

/** A list of an answer, without the rows that cannot be read: one bad row costs itself. */
const listOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) =>
      rows.flatMap((value) => {
        const result = z.safeParse(row, value)
        return result.success ? [result.data] : []
      }),
    ),
  )

const Group = z.object({
  groupId: Id,
  nama: Name,
  jenis: Name,
  jenisBimbingan: z.optional(z.nullable(z.string())),
  usulanId: z.optional(z.nullable(Id)),
  anggota: listOf(Orang),
})
export type Group = z.output<typeof Group>

const Thread = z.object({
  threadId: Id,
  groupId: Id,
  judul: Name,
  isSelesai: z._default(z.nullable(z.boolean()), false),
})
export type Thread = z.output<typeof Thread>

const Message = z.object({
  idPesan: Id,
  urut: z.number(),
  groupId: Id,
  threadId: Id,
  pengirim: Orang,
  isi: z.string(),
  createdAt: z.string(),
  clientId: z.optional(z.nullable(z.string())),
})
export type Message = z.output<typeof Message>

const Event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('snapshot'),
    groups: listOf(Group),
    threads: listOf(Thread),
    messages: listOf(Message),
    dibaca: z._default(z.record(z.string(), z.number()), {}),
  }),
  z.object({ type: z.literal('group'), group: Group }),
  z.object({ type: z.literal('thread'), thread: Thread }),
  z.object({ type: z.literal('message'), message: Message }),
  z.object({ type: z.literal('read'), threadId: Id, urut: z.number() }),
  z.object({ type: z.literal('refused'), clientId: z.string(), message: z.string() }),
])
/** What the gateway says on the socket (docs/adr/0015-chat.md; assumed, the specification shows no protocol). */
export type WireEvent = z.output<typeof Event>

/** Reads one text of the socket. @returns null for what is no event: it is passed over */
export const readEvent = (text: string): WireEvent | null => {
  try {
    const result = z.safeParse(Event, JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null // no JSON
  }
}

/** What the module says. */
export const writeSend = (writing: { clientId: string; groupId: string; threadId: string; isi: string }): string =>
  JSON.stringify({ type: 'send', ...writing })

/** Says that a thread has been read up to a message. */
export const writeRead = (place: { groupId: string; threadId: string; urut: number }): string =>
  JSON.stringify({ type: 'read', ...place })
