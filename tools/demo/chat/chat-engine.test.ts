// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { type AnggotaChat, type ChatWorld, createChatWorld } from '../world/chat.ts'
import {
  type ChatEvent,
  changeGroup,
  openGroup,
  openThread,
  readThread,
  snapshotFor,
  writeMessage,
} from './chat-engine.ts'

const SEKAR = { id: '240117023', nama: 'Sekar Ayu Prameswari' }
const NADIA = { id: '240117131', nama: 'Nadia Kusuma Dewi' }
const BIMA = { id: '230117088', nama: 'Bima Aryasatya' }
const AT = '2026-10-22T14:05:00+07:00'
const CLASS = { groupId: '8815', threadId: '4420' }
const write = (world: ChatWorld, who: AnggotaChat, isi: string, clientId: string | null = null) =>
  writeMessage(world, who, { ...CLASS, isi, clientId }, AT)

const statusOf = (action: () => unknown): number => {
  try {
    action()
    return 200
  } catch (error) {
    if (error instanceof Refusal) return error.status
    throw error
  }
}

describe('chat messages', () => {
  test('are delivered to every member of the group and to no other student', () => {
    const [delivery] = write(createChatWorld(), SEKAR, ' Halo ')
    expect(delivery?.to).toEqual(['240117023', '240117131', '240117077', '0621088804'])
    expect(delivery?.event).toMatchObject({ type: 'message', message: { isi: 'Halo', pengirim: SEKAR, createdAt: AT } })
  })

  test.each([
    ['in a group of others', BIMA, { ...CLASS, isi: 'Halo' }, 404],
    ['in a thread of another group', SEKAR, { groupId: '8801', threadId: '4420', isi: 'Halo' }, 404],
    ['in a closed thread', SEKAR, { groupId: '8801', threadId: '4398', isi: 'Halo' }, 409],
    ['nothing', SEKAR, { ...CLASS, isi: ' \n ' }, 422],
    ['too much', SEKAR, { ...CLASS, isi: 'a'.repeat(2001) }, 422],
    ['as much as there is room for', SEKAR, { ...CLASS, isi: 'a'.repeat(2000) }, 200],
  ])('get the status of the contract: %s', (_, who, writing, status) => {
    const world = createChatWorld()
    expect(statusOf(() => writeMessage(world, who, { ...writing, clientId: null }, AT))).toBe(status)
    expect(world.messages).toHaveLength(status === 200 ? 7 : 6)
  })

  test('are stored once when they are sent again, and confirmed to the sender only', () => {
    const world = createChatWorld()
    const [first] = write(world, SEKAR, 'Halo', 'c1')
    const [again] = write(world, SEKAR, 'Halo', 'c1')
    expect(again).toEqual({ to: [SEKAR.id], event: first?.event })
    expect(write(world, NADIA, 'Halo', 'c1')[0]?.to).toHaveLength(4) // client ids are unique only within one sender
    expect(world.messages).toHaveLength(8)
  })
})

test('exclude groups of other students from the snapshot', () => {
  expect(snapshotFor(createChatWorld(), NADIA.id)).toMatchObject({ groups: [{ groupId: '8815' }], messages: [{}, {}] })
  expect(snapshotFor(createChatWorld(), BIMA.id)).toMatchObject({ groups: [], threads: [], messages: [] })
  expect(snapshotFor(createChatWorld(), SEKAR.id, '8801')).toMatchObject({ groups: [{ groupId: '8801' }] })
})

test('start a thread with its first message; a removed member is notified', () => {
  const world = createChatWorld()
  const { group } = openGroup(
    world,
    { nama: 'Belajar', jenis: 'umum', jenisBimbingan: null, usulanId: null, anggota: [SEKAR, NADIA] },
    AT,
  )
  const { deliveries, thread } = openThread(world, SEKAR, { groupId: group.groupId, judul: 'Bab 1', isi: 'Mulai' }, AT)
  expect(deliveries.map(({ event }) => event.type)).toEqual(['thread', 'message'])
  expect(world.messages.at(-1)).toMatchObject({ threadId: thread.threadId, isi: 'Mulai' })
  const change = changeGroup(world, SEKAR.id, group.groupId, { anggota: [SEKAR] })
  expect(change.deliveries[0]?.to).toEqual([SEKAR.id, NADIA.id])
})

test('keep the highest read position, limited to the last message', () => {
  const world = createChatWorld()
  const readUpTo = (urut: number) => readThread(world, SEKAR.id, { groupId: '8801', threadId: '4412', urut })[0]?.event
  expect(readUpTo(99)).toEqual({ type: 'read', groupId: '8801', threadId: '4412', urut: 6 })
  expect(readUpTo(2)).toEqual({ type: 'read', groupId: '8801', threadId: '4412', urut: 6 })
})

/** Records the messages that one member's socket has shown, in order of arrival. */
const hear = (shown: number[], who: AnggotaChat, events: { to: readonly string[]; event: ChatEvent }[]) => {
  for (const { to, event } of events)
    if (to.includes(who.id) && event.type === 'message' && !shown.includes(event.message.urut))
      shown.push(event.message.urut)
}

test('arrive for both members in the same order without duplicates, for any sequence of sends and resends', () => {
  const acts = fc.array(
    fc.record({ who: fc.constantFrom(SEKAR, NADIA), clientId: fc.constantFrom('a', 'b', 'c', 'd', null) }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(acts, (all) => {
      const world = createChatWorld()
      const shown = { sekar: [] as number[], nadia: [] as number[] }
      for (const { who, clientId } of all) {
        const events = write(world, who, 'Halo', clientId)
        hear(shown.sekar, SEKAR, events)
        hear(shown.nadia, NADIA, events)
      }
      expect(shown.sekar).toEqual(shown.nadia)
      expect(shown.sekar).toEqual(shown.sekar.toSorted((one, other) => one - other))
      const keys = world.messages
        .filter(({ clientId }) => clientId !== null)
        .map(({ pengirim, clientId }) => `${pengirim.id} ${String(clientId)}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
