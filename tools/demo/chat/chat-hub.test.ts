// @vitest-environment node
import { expect, test } from 'vitest'
import { createInProcessGateway } from '#tests/in-process-gateway.ts'
import { createStore } from '../state/store.ts'
import { answerTo } from './chat-answer.ts'
import { chatHubOf } from './chat-hub.ts'

const SEKAR = '240117023'
const SEAT = { id: SEKAR, groupId: null }

const openHub = () => {
  let ms = 1_000_000
  const store = createStore({ realNow: () => ms })
  const wait = (more: number) => {
    ms += more
  }
  return { store, hub: chatHubOf(store), wait }
}
const typesOf = (texts: string[]) => texts.map((text) => (JSON.parse(text) as { type: string }).type)

test.each([
  ['at once', 0, true],
  ['within 30 s', 29_999, true],
  ['after 30 s', 30_000, false],
])('opens a socket with a ticket that is used %s: %j', (_, ms, holds) => {
  const { hub, wait } = openHub()
  const { ticket } = hub.issueTicket(SEAT)
  wait(ms)
  expect(hub.takeTicket(ticket)).toEqual(holds ? SEAT : null)
})

test('rejects a ticket that was used before, and an unknown ticket', () => {
  const { hub } = openHub()
  const { ticket } = hub.issueTicket(SEAT)
  expect([hub.takeTicket(ticket), hub.takeTicket(ticket), hub.takeTicket('tebakan')]).toEqual([SEAT, null, null])
})

test('sends a snapshot first, then only events for the student, and none after the socket is closed', () => {
  const { hub } = openHub()
  const heard: Record<string, string[]> = { sekar: [], nadia: [], bima: [] }
  const join = (id: string, name: string, groupId: string | null = null) =>
    hub.join({ id, groupId }, (text) => heard[name]?.push(text))
  const sekar = join(SEKAR, 'sekar')
  const nadia = join('240117131', 'nadia')
  join('230117088', 'bima')
  const say = (isi: string) =>
    sekar.receive(JSON.stringify({ type: 'send', clientId: isi, groupId: '8815', threadId: '4420', isi }))
  say('Halo')
  nadia.leave()
  say('Masih di sini?')
  expect(hub.countSockets()).toBe(2)
  expect([heard['sekar'], heard['nadia'], heard['bima']].map((texts) => typesOf(texts ?? []))).toEqual([
    ['snapshot', 'message', 'message'],
    ['snapshot', 'message'],
    ['snapshot'],
  ])
})

test('sends no events of other groups to a socket for one group', () => {
  const { hub } = openHub()
  const heard: string[] = []
  hub.join({ id: SEKAR, groupId: '8801' }, (text) => heard.push(text))
  hub
    .join({ id: '240117131', groupId: null }, () => undefined)
    .receive(JSON.stringify({ type: 'send', clientId: 'c', groupId: '8815', threadId: '4420', isi: 'Halo' }))
  expect(typesOf(heard)).toEqual(['snapshot'])
})

test.each(['', 'null', '[1]', '{"type":"send"', '{"type":"tidak-ada"}', '{"type":"read","urut":"3"}'])(
  'ignores the invalid message %s and keeps the socket open',
  (text) => {
    const { hub, store } = openHub()
    const before = JSON.stringify(store.world.chat)
    const heard: string[] = []
    hub.join(SEAT, (event) => heard.push(event)).receive(text)
    expect(JSON.stringify(store.world.chat)).toBe(before)
    expect(typesOf(heard)).toEqual(['snapshot'])
  },
)

test('returns a rejected message to its sender with the reason', () => {
  const { hub } = openHub()
  const heard: string[] = []
  hub
    .join(SEAT, (event) => heard.push(event))
    .receive(JSON.stringify({ type: 'send', clientId: 'c9', groupId: '8801', threadId: '4398', isi: 'Halo' }))
  expect(JSON.parse(heard[1] ?? '')).toEqual({ type: 'refused', clientId: 'c9', message: 'Topik ini sudah ditutup.' })
})

test('notifies sockets when a student opens and renames a group, opens a thread and writes into it over HTTP', async () => {
  const { ask, tokenOf, store } = createInProcessGateway()
  const token = tokenOf('aktif')
  const heard: string[] = []
  chatHubOf(store).join({ id: '240117131', groupId: null }, (text) => heard.push(text))
  const post = async (path: string, body: unknown): Promise<Record<string, unknown>> =>
    (await (await ask('POST', path, { token, body })).json()) as Record<string, unknown>
  const { groupId } = await post('/v2/chat/group', { nama: 'Belajar', jenis: 'umum', anggota: ['240117131'] })
  await post(`/v2/chat/group/${String(groupId)}`, { nama: 'Belajar UTS' })
  const { threadId } = await post(`/v2/chat/group/${String(groupId)}/thread`, { judul: 'Bab 1', isi: 'Mulai' })
  const thread = await post(`/v2/chat/group/${String(groupId)}/thread/${String(threadId)}`, { isi: 'Lanjut' })
  expect(thread).toMatchObject({ jumlahPesan: 2, isSelesai: false })
  expect(typesOf(heard)).toEqual(['snapshot', 'group', 'group', 'thread', 'message', 'message', 'thread'])
})

test('rejects a ticket for a group of other students', async () => {
  const { ask, tokenOf } = createInProcessGateway()
  const answer = await ask('POST', '/v2/chat/ticket', { token: tokenOf('tunggakan'), body: { groupId: '8801' } })
  expect(answer.status).toBe(404)
})

test('replies as the lecturer only in a guidance group, and never to its own message', () => {
  const { hub, store } = openHub()
  const answers: unknown[] = []
  hub.onDeliver((deliveries) => answers.push(...deliveries.map((delivery) => answerTo(store.world.chat, delivery))))
  const sekar = hub.join(SEAT, () => undefined)
  const say = (groupId: string, threadId: string) =>
    sekar.receive(JSON.stringify({ type: 'send', clientId: threadId, groupId, threadId, isi: 'Halo' }))
  say('8801', '4412')
  say('8815', '4420')
  hub
    .join({ id: '0612057901', groupId: null }, () => undefined)
    .receive(JSON.stringify({ type: 'send', clientId: 'r', groupId: '8801', threadId: '4412', isi: 'Baik' }))
  expect(answers).toEqual([
    {
      pengirim: { id: '0612057901', nama: 'Dr. Ratna Wulandari, M.Kom.' },
      groupId: '8801',
      threadId: '4412',
      isi: expect.stringMatching(/\w/) as string,
    },
    null,
    null,
  ])
})
