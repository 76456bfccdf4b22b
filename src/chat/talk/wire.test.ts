// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvent } from './wire.ts'

const MESSAGE = {
  idPesan: 'p1',
  urut: 1,
  groupId: 8815,
  threadId: '4420',
  pengirim: { id: '1', nama: null },
  isi: 'Halo',
  createdAt: null,
}

test('accepts numeric ids and missing names and times', () => {
  expect(readEvent(JSON.stringify({ type: 'message', message: MESSAGE }))).toEqual({
    type: 'message',
    message: { ...MESSAGE, groupId: '8815', pengirim: { id: '1', nama: '' }, createdAt: '', clientId: null },
  })
})

test.each([
  ['', null],
  ['<!doctype html>', null],
  ['null', null],
  ['[]', null],
  ['{"type":"toString"}', null],
  ['{"type":"__proto__"}', null],
  ['{"type":"message"}', null],
  ['{"type":"read","threadId":"1","urut":"3"}', null],
  [JSON.stringify({ type: 'message', message: { ...MESSAGE, isi: { html: '<b>' } } }), null],
  [JSON.stringify({ type: 'message', message: { ...MESSAGE, pengirim: null } }), null],
])('ignores the event text %s', (text, event) => {
  expect(readEvent(text)).toBe(event)
})

test('drops the unreadable rows of a snapshot and keeps the others', () => {
  const broken = [null, 7, 'x', {}, { ...MESSAGE, urut: null }]
  const snapshot = {
    type: 'snapshot',
    groups: 'tidak ada',
    messages: [...broken, MESSAGE],
    dibaca: { 4420: 1, x: '2' },
  }
  expect(readEvent(JSON.stringify(snapshot))).toMatchObject({
    groups: [],
    threads: [],
    messages: [{ idPesan: 'p1' }],
    dibaca: { 4420: 1 },
  })
})

test('never throws, whatever an event contains', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('snapshot', 'group', 'thread', 'message', 'read', 'refused'),
      (value, type) => {
        const names = ['groups', 'threads', 'messages', 'dibaca', 'group', 'thread', 'message', 'threadId', 'clientId']
        const event = { ...Object.fromEntries(names.map((name) => [name, value])), type }
        expect(() => readEvent(JSON.stringify(event))).not.toThrow()
      },
    ),
  )
})
