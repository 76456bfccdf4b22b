// @vitest-environment node
import type { ResolverOptions } from 'react-hook-form'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setClock } from '#shared/state/clock.ts'
import { type FieldSpec, type FieldValues, fieldsOf } from './field.ts'
import { startValues } from './field-values.ts'
import { type Check, fieldsResolver } from './validate.ts'

beforeEach(() => setClock(() => Date.parse('2026-11-24T10:00:00+07:00')))
afterEach(() => setClock(Date.now))

const OPTIONS: ResolverOptions<FieldValues> = { fields: {}, shouldUseNativeValidation: false }

interface Form {
  body: Parameters<typeof fieldsOf>[0]
  table: Record<string, FieldSpec>
  check?: Check
}
/** Returns the errors of a form with the given values; none when it may be sent. */
const judged = async ({ body, table, check }: Form, values: FieldValues) => {
  const fields = fieldsOf(body, table)
  const { errors } = await fieldsResolver(() => fields, check)(
    { ...startValues(fields), ...values },
    undefined,
    OPTIONS,
  )
  return errors
}
/** Returns the error message of one field. */
const said = async (schema: z.ZodMiniType, spec: FieldSpec, value: unknown) =>
  (await judged({ body: z.object({ isian: schema }), table: { isian: spec } }, { isian: value }))['isian']?.message ??
  null

const NIK = { kind: 'text', rule: 'nik' } as const
const HP = { kind: 'text', rule: 'telepon' } as const
const EMAIL = { kind: 'text', rule: 'email' } as const
const ANGKA = { kind: 'text', rule: 'angka' } as const
const LAHIR = { kind: 'date', rule: 'usiaMahasiswa' } as const
const LAHIR_ORANG_TUA = { kind: 'date', rule: 'usiaOrangTua' } as const

test.each<[FieldSpec & { kind: string }, string, string | null]>([
  [NIK, '3374015704060001', null],
  [NIK, '33740157040600011', null], // more digits than usual only show a hint
  [NIK, ' 3374015704060001 ', null],
  [NIK, '337401570406000', 'ui:rule.nik'],
  [NIK, '3374 0157 0406 0001', 'ui:rule.nik'],
  [HP, '081325550117', null],
  [HP, '6281325550117', null], // sent as 081325550117
  [HP, '81325550117', 'ui:rule.telepon'],
  [HP, '08132555', 'ui:rule.telepon'],
  [EMAIL, 'sekar@arunika.example', null],
  [EMAIL, 'sekar@arunika', 'ui:rule.email'],
  [EMAIL, 'sekar', 'ui:rule.email'],
  [ANGKA, '0099', null],
  [ANGKA, '12a', 'ui:rule.angka'],
  [LAHIR, '2011-11-24', null],
  [LAHIR, '2011-11-25', 'ui:rule.usiaMahasiswa'],
  [LAHIR, 'kemarin', 'ui:rule.usiaMahasiswa'],
  [LAHIR_ORANG_TUA, '1996-11-24', null],
  [LAHIR_ORANG_TUA, '1996-11-25', 'ui:rule.usiaOrangTua'],
])('[section 5] validates %o with %j as %j', async (spec, value, message) => {
  expect(await said(z.string(), spec, value)).toBe(message)
})

test.each([NIK, HP, EMAIL, ANGKA, LAHIR, LAHIR_ORANG_TUA])(
  'adds no requirement to the contract: %o may stay empty only when it is optional',
  async (spec) => {
    expect(await said(z.optional(z.string()), spec, ' ')).toBeNull()
    expect(await said(z.string(), spec, ' ')).toBe('ui:form.required')
  },
)

const TEXT = { kind: 'text' } as const
const NUMBER = { kind: 'number' } as const
const UKURAN = { kind: 'choice', texts: 'ukuran', choices: [{ kode: 'S', nama: 'S' }] } as const

test.each<[string, z.ZodMiniType, FieldSpec, unknown, string | null]>([
  ['text of spaces', z.string(), TEXT, '   ', 'ui:form.required'],
  ['no number', z.int(), NUMBER, '', 'ui:form.required'],
  ['no choice', z.enum(['S']), UKURAN, '', 'ui:form.required'],
  ['no reference', z.string(), { kind: 'list', list: 'agama' }, null, 'ui:form.required'],
  ['no file', z.instanceof(Blob), { kind: 'file' }, null, 'ui:form.required'],
  ['no amount', z.int(), { kind: 'rupiah' }, null, 'ui:form.required'],
  ['a required consent that is not ticked', z.literal(true), { kind: 'tick' }, false, 'ui:form.required'],
  ['a required consent that is ticked', z.literal(true), { kind: 'tick' }, true, null],
  ['an unticked box when false is a valid answer', z.boolean(), { kind: 'tick' }, false, null],
  ['an unticked box that the form requires', z.boolean(), { kind: 'tick', required: true }, false, 'ui:form.required'],
  ['an optional tick', z.optional(z.boolean()), { kind: 'tick' }, false, null],
  ['no entry', z.array(z.object({})), { kind: 'rows', fields: {} }, [], 'ui:form.required'],
  ['one character too many', z.string().check(z.maxLength(3)), TEXT, 'abcd', 'ui:form.tooLong'],
  ['the maximum length after trimming', z.string().check(z.maxLength(3)), TEXT, ' abc ', null],
  ['too little', z.number().check(z.gte(2.5)), NUMBER, '2,4', 'ui:form.atLeast?min=2.5'],
  ['enough', z.number().check(z.gte(2.5)), NUMBER, '2,5', null],
  ['too much', z.number().check(z.lte(4)), NUMBER, '4.01', 'ui:form.atMost?max=4'],
  ['a day in the distant past', z.string(), { kind: 'date' }, '0026-10-22', 'ui:form.years?first=1900&last=2200'],
  ['a day far ahead', z.string(), { kind: 'date' }, '2999-01-01', 'ui:form.years?first=1900&last=2200'],
  ['a day', z.string(), { kind: 'date' }, '2026-10-22', null],
  ['a fraction for an integer', z.int(), NUMBER, '2,5', 'ui:form.invalid'],
  ['a number out of range', z.number(), NUMBER, '9'.repeat(400), 'ui:form.invalid'],
  ['a word that is no choice', z.enum(['S']), UKURAN, 'XXL', 'ui:form.invalid'],
  ['text of another pattern', z.string().check(z.regex(/^K-/)), TEXT, 'J-1', 'ui:form.invalid'],
])('applies the contract: %s', async (_, schema, spec, value, message) => {
  expect(await said(schema, spec, value)).toBe(message)
})

const SANDI: Form = {
  body: z.object({ baru: z.string(), ulang: z.string() }),
  table: { baru: TEXT, ulang: TEXT },
  check: ({ baru, ulang }) => ({ ulang: baru === ulang ? null : 'sandi:mismatch' }),
}

test('shows a cross-field error at one field, after the errors of that field alone', async () => {
  expect(await judged(SANDI, { baru: 'a', ulang: 'b' })).toMatchObject({ ulang: { message: 'sandi:mismatch' } })
  expect(await judged(SANDI, { baru: 'a', ulang: '' })).toMatchObject({ ulang: { message: 'ui:form.required' } })
  expect(await judged(SANDI, { baru: 'a', ulang: 'a' })).toEqual({})
})

const ALASAN: Form = {
  body: z.object({ setuju: z.optional(z.boolean()), alasan: z.string() }),
  table: { setuju: { kind: 'tick' }, alasan: { kind: 'lines', when: ({ setuju }) => setuju === true } },
  check: ({ alasan }) => ({ alasan: alasan === 'tidak tahu' ? 'surat:why' : null }),
}

test('ignores a field that is not shown, whatever its value', async () => {
  expect(await judged(ALASAN, { setuju: true })).toMatchObject({ alasan: { message: 'ui:form.required' } })
  expect(await judged(ALASAN, { setuju: true, alasan: 'tidak tahu' })).toMatchObject({
    alasan: { message: 'surat:why' },
  })
  expect(await judged(ALASAN, { setuju: false })).toEqual({})
  expect(await judged(ALASAN, { setuju: false, alasan: 'tidak tahu' })).toEqual({})
})

const TIM: Form = {
  body: z.object({
    anggota: z.array(z.object({ nama: z.string(), nomor: z.optional(z.string()), hadir: z.optional(z.boolean()) })),
  }),
  table: {
    anggota: {
      kind: 'rows',
      fields: { namaLengkap: { ...TEXT, bodyKey: 'nama' }, nomor: ANGKA, hadir: { kind: 'tick' } },
    },
  },
}

test('shows an error of an entry at its field in that entry', async () => {
  const anggota = [
    { namaLengkap: 'Raka', nomor: '', hadir: false },
    { namaLengkap: ' ', nomor: 'x1', hadir: true },
  ]
  expect(await judged(TIM, { anggota })).toMatchObject({
    anggota: [undefined, { namaLengkap: { message: 'ui:form.required' }, nomor: { message: 'ui:rule.angka' } }],
  })
  expect(await judged(TIM, { anggota: anggota.slice(0, 1) })).toEqual({})
})

test('validates only the fields that the form passes in', async () => {
  const fields = fieldsOf(SANDI.body, SANDI.table)
  const resolver = fieldsResolver(() => fields.filter(({ name }) => name === 'baru'))
  expect((await resolver({ baru: 'a', ulang: '' }, undefined, OPTIONS)).errors).toEqual({})
})
