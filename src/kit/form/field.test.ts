// @vitest-environment node
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf } from './field.ts'

const BODY = z.object({
  judul: z.string().check(z.maxLength(40)),
  alasan: z.optional(z.string().check(z.maxLength(200))),
  jumlah: z.int().check(z.gte(5), z.lte(9)),
  anggota: z.array(z.object({ nama: z.string().check(z.maxLength(60)), nim: z.optional(z.string()) })),
})

test('what a student has to fill in, and how long it may be, is what the contract says', () => {
  const fields = fieldsOf(BODY, { alasan: { kind: 'lines' }, judul: { kind: 'text' }, jumlah: { kind: 'number' } })
  expect(fields.map(({ name, required, max }) => [name, required, max])).toEqual([
    ['alasan', false, 200],
    ['judul', true, 40],
    ['jumlah', true, undefined], // a maximum value is not a maximum length
  ])
})

test('a form may ask for more than the contract, and leave out what the contract only takes', () => {
  const fields = fieldsOf(BODY, { judul: { kind: 'text', required: false }, alasan: { kind: 'lines', required: true } })
  expect(fields.map(({ required }) => required)).toEqual([false, true])
})

test.each([
  ['a field', () => fieldsOf(BODY, { nomor: { kind: 'text' } }), 'the contract has no nomor'],
  ['another name', () => fieldsOf(BODY, { judul: { kind: 'text', bodyKey: 'title' } }), 'the contract has no title'],
  [
    'a field of an entry',
    () => fieldsOf(BODY, { anggota: { kind: 'rows', fields: { telepon: { kind: 'text' } } } }),
    'the contract has no telepon',
  ],
  ['a list', () => fieldsOf(BODY, { judul: { kind: 'rows', fields: {} } }), 'the contract repeats nothing here'],
])('%s that the contract does not have never becomes a form', (_, declare, message) => {
  expect(declare).toThrow(message)
})

test('a field has its name in the body, its own in the form, and there the name of its part before it', () => {
  const table = { judulBaru: { kind: 'text', bodyKey: 'judul' } } as const
  const [field] = fieldsOf(BODY, table, 'usulan-')
  expect(field).toMatchObject({ name: 'usulan-judulBaru', key: 'judulBaru', bodyKey: 'judul', max: 40 })
})

test('its label is named after it, unless the table says another', () => {
  const fields = fieldsOf(BODY, { judul: { kind: 'text' }, alasan: { kind: 'lines', label: 'why' } })
  expect(fields.map(({ label }) => label)).toEqual(['field.judul', 'why'])
})

test('each entry of a repeated field has fields of its own, with what the contract says of them', () => {
  const [anggota] = fieldsOf(BODY, {
    anggota: { kind: 'rows', fields: { nama: { kind: 'text' }, nim: { kind: 'text', input: 'numeric' } } },
  })
  expect(anggota?.parts.map(({ name, required, max }) => [name, required, max])).toEqual([
    ['nama', true, 60],
    ['nim', false, undefined],
  ])
})
