// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type FieldSpec, fieldsOf } from './field.ts'
import { bodyOf, changedFields, startValues, wireOf } from './field-values.ts'
import { fieldsResolver } from './validate.ts'

const UKURAN = ['S', 'M', 'XL'].map((kode) => ({ kode, nama: `Ukuran ${kode}` }))
const BODY = z.object({
  judul: z.string().check(z.minLength(1), z.maxLength(10)),
  telepon: z.optional(z.string()),
  lahir: z.optional(z.string()),
  ukuran: z.enum(['S', 'M', 'XL']),
  jumlah: z.int().check(z.gte(1), z.lte(500)),
  ipk: z.optional(z.number().check(z.gte(0), z.lte(4))),
  biaya: z.optional(z.int()),
  setuju: z.boolean(),
  kabar: z.optional(z.boolean()),
  alasan: z.optional(z.string().check(z.maxLength(20))),
  kodeAgama: z.optional(z.string()),
  berkas: z.optional(z.instanceof(Blob)),
  anggota: z.optional(
    z.array(z.object({ nama: z.string(), sks: z.optional(z.int()), hadir: z.optional(z.boolean()) })),
  ),
})
const FIELDS = fieldsOf(BODY, {
  judul: { kind: 'text' },
  telepon: { kind: 'text', rule: 'telepon' },
  lahir: { kind: 'date', rule: 'usiaMahasiswa' },
  ukuran: { kind: 'choice', choices: UKURAN, texts: 'ukuran' },
  jumlah: { kind: 'number' },
  ipk: { kind: 'number', decimal: true },
  biaya: { kind: 'rupiah' },
  setuju: { kind: 'tick' },
  kabar: { kind: 'tick' },
  alasan: { kind: 'lines', required: true, when: ({ kabar }) => kabar === true },
  agama: { kind: 'list', list: 'agama', bodyKey: 'kodeAgama' },
  berkas: { kind: 'file' },
  anggota: {
    kind: 'rows',
    fields: { namaLengkap: { kind: 'text', bodyKey: 'nama' }, sks: { kind: 'number' }, hadir: { kind: 'tick' } },
  },
})
const FILLED = {
  ...startValues(FIELDS),
  judul: ' Batik ',
  ukuran: 'M',
  jumlah: '12',
  ipk: '3,50',
  biaya: 1_500_000,
  setuju: true,
  agama: { kode: '1', nama: 'Islam' },
  anggota: [{ namaLengkap: 'Raka', sks: '', hadir: false }],
}
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)
const one = (spec: FieldSpec, schema: z.ZodMiniType = z.string()) =>
  fieldsOf(z.object({ isian: schema }), { isian: spec })

const anyRow = fc.dictionary(fc.constantFrom('namaLengkap', 'sks', 'hadir', 'x'), fc.jsonValue())
const anyAnswer = fc.oneof(
  fc.anything(),
  fc.dictionary(fc.constantFrom(...names(FIELDS)), fc.anything()),
  fc.record({ anggota: fc.array(fc.oneof(anyRow, fc.jsonValue())) }),
)

test('starts from any response without reporting a change', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      const start = startValues(FIELDS, answer)
      expect(Object.keys(start)).toEqual(names(FIELDS))
      expect(changedFields(FIELDS, start, startValues(FIELDS, answer))).toEqual([])
      for (const value of Object.values(start))
        expect(['string', 'number', 'boolean', 'object']).toContain(typeof value)
    }),
  )
})

test('starts from the stored values, whether sent as code, name, number or word', () => {
  const known = { judul: 'Batik', ukuran: 'Ukuran XL', ipk: 3.5, biaya: '1500000', setuju: '1', berkas: 'foto.jpg' }
  const anggota = [{ namaLengkap: 'Raka', sks: 3 }, null]
  expect(startValues(FIELDS, { ...known, agama: { kode: 1, nama: 'Islam' }, anggota })).toMatchObject({
    judul: 'Batik',
    ukuran: 'XL',
    ipk: '3.5',
    biaya: 1_500_000,
    setuju: true,
    berkas: null,
    agama: { kode: '1', nama: 'Islam' },
    anggota: [
      { namaLengkap: 'Raka', sks: '3', hadir: false },
      { namaLengkap: '', sks: '', hadir: false }, // reports its own errors: saving never drops a row
    ],
  })
})

const typed = fc.string({ maxLength: 12 })
const figures = fc.string({ unit: fc.constantFrom('0', '1', '4', '9', ',', '.', '-', ' '), maxLength: 4 })
const filledIn = fc.record({
  judul: typed,
  telepon: fc.oneof(fc.constantFrom('', '081325550117', '+62 813'), typed),
  lahir: fc.constantFrom('', '2006-04-17', '2025-01-01'),
  ukuran: fc.constantFrom('', 'S', 'XL', 'XXL'),
  jumlah: figures,
  ipk: figures,
  biaya: fc.option(fc.nat()),
  setuju: fc.boolean(),
  kabar: fc.boolean(),
  alasan: typed,
  agama: fc.constantFrom(null, { kode: '1', nama: 'Islam' }),
  berkas: fc.constantFrom(null, new File(['a'], 'a.pdf')),
  anggota: fc.array(fc.record({ namaLengkap: typed, sks: figures, hadir: fc.boolean() }), { maxLength: 2 }),
})
/** Most random input is rejected, so valid input is generated too. */
const filledInWell = filledIn.map((values) => ({
  ...FILLED,
  kabar: values.kabar,
  alasan: values.alasan,
  ipk: values.ipk,
}))

test('builds a body that the contract accepts from any accepted input', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(filledIn, filledInWell), async (values) => {
      const { errors } = await fieldsResolver(() => FIELDS)(values, undefined, options)
      if (Object.keys(errors).length > 0) return
      sent += 1
      expect(BODY.safeParse(bodyOf(FIELDS, values)).error).toBeUndefined()
    }),
    { numRuns: 300 },
  )
  expect(sent).toBeGreaterThan(20)
})

test('builds a body with the field names of the contract, also within entries', () => {
  expect(bodyOf(FIELDS, FILLED)).toEqual({
    judul: 'Batik',
    ukuran: 'M',
    jumlah: 12,
    ipk: 3.5,
    biaya: 1_500_000,
    setuju: true,
    kabar: false,
    kodeAgama: '1',
    anggota: [{ nama: 'Raka', hadir: false }],
  })
})

test('omits an emptied field of a new record and sends it as empty in an edit', () => {
  const emptied = { ...FILLED, judul: ' ', agama: null, anggota: [] }
  const fields = FIELDS.filter(({ name }) => ['judul', 'agama', 'anggota'].includes(name))
  expect(bodyOf(fields, emptied)).toEqual({})
  expect(bodyOf(fields, emptied, true)).toEqual({ kodeAgama: '', anggota: [] }) // a title must not be empty
  expect(names(changedFields(FIELDS, FILLED, emptied))).toEqual(['judul', 'agama', 'anggota'])
})

test.each<[string, FieldSpec, z.ZodMiniType, unknown, Record<string, unknown>]>([
  ['a reference', { kind: 'search', search: 'wilayah' }, z.string(), null, { isian: '' }],
  ['a date', { kind: 'date' }, z.string(), '', { isian: '' }],
  ['a choice that may be none', { kind: 'choice', choices: UKURAN }, z.enum(['M', '']), '', { isian: '' }],
  ['a choice that has to be one', { kind: 'choice', choices: UKURAN }, z.enum(['M']), '', {}],
  ['lines', { kind: 'texts' }, z.array(z.string()), [], { isian: [] }],
  ['a number', { kind: 'number' }, z.int(), '', {}],
])('sends %s emptied in an edit when the contract allows it', (_, spec, schema, value, body) => {
  expect(bodyOf(one(spec, z.optional(schema)), { isian: value }, true)).toEqual(body)
})

test('omits a typed value whose field is not shown', () => {
  const told = { ...FILLED, kabar: true, alasan: 'sakit' }
  expect(bodyOf(FIELDS, told)).toMatchObject({ alasan: 'sakit' })
  expect(bodyOf(FIELDS, { ...told, kabar: false })).not.toHaveProperty('alasan')
})

test.each([
  ['3,5', 3.5],
  ['3.50', 3.5],
  [',5', 0.5],
  ['7,', 7],
  ['0', 0],
  ['-', undefined],
  ['', undefined],
  [null, undefined],
])('parses a number with comma or dot: %j is %j', (written, number) => {
  const [field] = one({ kind: 'number', decimal: true }, z.number())
  expect(field && wireOf(field, written)).toBe(number)
})

test.each<[string, FieldSpec, unknown, unknown, boolean]>([
  ['spaces around a text', { kind: 'text' }, 'Batik', ' Batik  ', false],
  ['another way to write a number', { kind: 'number' }, '3,5', '3.50', false],
  [
    'another name of the same reference',
    { kind: 'list', list: 'agama' },
    { kode: '1', nama: 'a' },
    { kode: '1', nama: 'b' },
    false,
  ],
  ['another reference', { kind: 'list', list: 'agama' }, { kode: '1', nama: 'a' }, { kode: '2', nama: 'a' }, true],
  ['no tick and one that was taken back', { kind: 'tick' }, undefined, false, false],
  ['a tick', { kind: 'tick' }, false, true, true],
  ['spaces around a password', { kind: 'password', autoComplete: 'new-password' }, 'kembang', 'kembang ', true],
  ['an amount that was emptied', { kind: 'rupiah' }, 5000, null, true],
])('%s: returns whether it is a change', (_, spec, before, after, isChange) => {
  const fields = one(spec)
  expect(changedFields(fields, { isian: before }, { isian: after })).toHaveLength(isChange ? 1 : 0)
})

test('treats another chosen file as a change, whatever its content', () => {
  const fields = one({ kind: 'file' }, z.instanceof(Blob))
  const [file, twin] = [new File(['a'], 'a.pdf'), new File(['a'], 'a.pdf')]
  const isChanged = (before: unknown, after: unknown) =>
    changedFields(fields, { isian: before }, { isian: after }).length > 0
  expect([isChanged(file, file), isChanged(file, twin), isChanged(null, file), isChanged(file, null)]).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('sends the code of a numeric choice as a number, and nothing when none is chosen', () => {
  const choices = [2026, 2025].map((year) => ({ kode: String(year), nama: String(year) }))
  const fields = one({ kind: 'choice', choices, numeric: true }, z.int())
  expect(bodyOf(fields, { isian: '2025' })).toEqual({ isian: 2025 })
  expect(bodyOf(fields, startValues(fields, { isian: 2026 }))).toEqual({ isian: 2026 })
  expect(bodyOf(fields, { isian: '' })).toEqual({})
})
