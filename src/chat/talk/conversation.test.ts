// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEvent, type Conversation, EMPTY, failOutgoing, markRead, unreadOf } from './conversation.ts'
import type { Group, Message, WireEvent } from './wire.ts'

const SELF = '240117023'
const GROUP: Group = {
  groupId: '8815',
  nama: 'Praktikum',
  jenis: 'umum',
  jenisBimbingan: null,
  usulanId: null,
  anggota: [
    { id: SELF, nama: 'Sekar' },
    { id: '240117131', nama: 'Nadia' },
  ],
}
const message = (urut: number, by = '240117131', clientId: string | null = null): Message => ({
  idPesan: `p${urut}`,
  urut,
  groupId: '8815',
  threadId: '4420',
  pengirim: { id: by, nama: 'Nadia' },
  isi: `pesan ${urut}`,
  createdAt: '2026-10-22T14:05:00+07:00',
  clientId,
})
const snapshot = (messages: Message[]): WireEvent => ({
  type: 'snapshot',
  groups: [GROUP],
  threads: [],
  messages,
  dibaca: {},
})
const after = (...events: WireEvent[]): Conversation =>
  events.reduce((state, event) => applyEvent(state, event, SELF), EMPTY)
const OUTGOING = {
  clientId: 'c1',
  groupId: '8815',
  threadId: '4420',
  isi: 'Halo',
  status: 'pending',
  reason: null,
} as const

test('stores each message once, in the order of the gateway, whatever the order of arrival', () => {
  const urut = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 })
  fc.assert(
    fc.property(urut, urut, (first, more) => {
      const state = after(
        snapshot(first.map((one) => message(one))),
        ...more.map((one): WireEvent => ({ type: 'message', message: message(one) })),
        snapshot(more.map((one) => message(one))),
      )
      const expected = [...new Set([...first, ...more])].toSorted((one, other) => one - other)
      expect(state.messages.map((one) => one.urut)).toEqual(expected)
    }),
  )
})

test.each([
  ['removes a pending message when the gateway delivers it', message(3, SELF, 'c1'), []],
  ['keeps a pending message when a message of another student has its id', message(3, '240117131', 'c1'), ['c1']],
  ['keeps a pending message when the gateway delivers another own message', message(3, SELF, 'c2'), ['c1']],
])('%s', (_, confirmed, left) => {
  const state = applyEvent(
    { ...after(snapshot([])), outgoing: [OUTGOING] },
    { type: 'message', message: confirmed },
    SELF,
  )
  expect(state.outgoing.map(({ clientId }) => clientId)).toEqual(left)
  const again = applyEvent({ ...after(snapshot([])), outgoing: [OUTGOING] }, snapshot([confirmed]), SELF)
  expect(again.outgoing.map(({ clientId }) => clientId)).toEqual(left)
})

test('marks a rejected message with its reason, unless it was confirmed meanwhile', () => {
  const state = { ...after(snapshot([])), outgoing: [OUTGOING] }
  const refused = applyEvent(state, { type: 'refused', clientId: 'c1', message: 'Topik ini sudah ditutup.' }, SELF)
  expect(refused.outgoing).toEqual([{ ...OUTGOING, status: 'failed', reason: 'Topik ini sudah ditutup.' }])
  expect(failOutgoing(after(snapshot([])), ['c1'], null).outgoing).toEqual([])
})

test('returns messages of others after the read mark as unread, in current groups only', () => {
  const state = after(snapshot([message(1), message(2, SELF), message(3), message(4)]))
  const urut = (one: Conversation) => unreadOf(one, SELF).map((row) => row.urut)
  expect(urut(state)).toEqual([1, 3, 4])
  expect(urut(markRead(state, '4420', 3))).toEqual([4])
  expect(urut(markRead(markRead(state, '4420', 4), '4420', 1))).toEqual([])
  const left = applyEvent(state, { type: 'group', group: { ...GROUP, anggota: [] } }, SELF)
  expect([left.groups, urut(left)]).toEqual([[], []])
  expect(urut(EMPTY)).toEqual([])
})

test('replaces a renamed group and a renamed thread', () => {
  const thread = { threadId: '1', groupId: '8815', judul: 'Lama', isSelesai: false }
  const state = after(
    snapshot([]),
    { type: 'group', group: { ...GROUP, nama: 'Baru' } },
    { type: 'thread', thread },
    { type: 'thread', thread: { ...thread, judul: 'Baru' } },
  )
  expect(state.groups?.map(({ nama }) => nama)).toEqual(['Baru'])
  expect(state.threads.map(({ judul }) => judul)).toEqual(['Baru'])
})
