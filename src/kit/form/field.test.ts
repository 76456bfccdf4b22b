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

test('takes required and maximum length from the contract', () => {
  const fields = fieldsOf(BODY, { alasan: { kind: 'lines' }, judul: { kind: 'text' }, jumlah: { kind: 'number' } })
  expect(fields.map(({ name, required, max }) => [name, required, max])).toEqual([
    ['alasan', false, 200],
    ['judul', true, 40],
    ['jumlah', true, undefined], // a maximum value is not a maximum length
  ])
})

test('lets a form require more than the contract and omit optional fields', () => {
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
])('throws for %s that is not in the contract', (_, declare, message) => {
  expect(declare).toThrow(message)
})

test('names a field by its body key, its form key and the prefix of its part', () => {
  const table = { judulBaru: { kind: 'text', bodyKey: 'judul' } } as const
  const [field] = fieldsOf(BODY, table, 'usulan-')
  expect(field).toMatchObject({ name: 'usulan-judulBaru', key: 'judulBaru', bodyKey: 'judul', max: 40 })
})

test('derives the label from the name unless the table sets another', () => {
  const fields = fieldsOf(BODY, { judul: { kind: 'text' }, alasan: { kind: 'lines', label: 'why' } })
  expect(fields.map(({ label }) => label)).toEqual(['field.judul', 'why'])
})

test('gives each entry of a repeated field its own fields with the rules of the contract', () => {
  const [anggota] = fieldsOf(BODY, {
    anggota: { kind: 'rows', fields: { nama: { kind: 'text' }, nim: { kind: 'text', input: 'numeric' } } },
  })
  expect(anggota?.parts.map(({ name, required, max }) => [name, required, max])).toEqual([
    ['nama', true, 60],
    ['nim', false, undefined],
  ])
})
