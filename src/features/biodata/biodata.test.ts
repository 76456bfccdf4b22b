// @vitest-environment node
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBiodata } from '#generated/client/biodata/readers.ts'
import type { FieldValues } from '#kit/form/field.ts'
import { changedFields, isPilihan, wireOf } from '#kit/form/field-values.ts'
import { fieldsResolver } from '#kit/form/validate.ts'
import { setClock } from '#shared/state/clock.ts'
import { biodataCerita } from '#tools/demo/world/personas/aktif-biodata.ts'
import { bodiesOf, FIELDS, sentFields, valuesOf } from './biodata-fields.ts'

beforeEach(() => setClock(() => Date.parse('2026-10-22T14:05:00+07:00')))
afterEach(() => setClock(Date.now))

const SEKAR = readBiodata({ isEditMahasiswa: true, ...biodataCerita() })
const BEFORE = valuesOf(SEKAR)
const with_ = (changes: FieldValues): FieldValues => ({ ...BEFORE, ...changes })
const problems = async (changes: FieldValues, before = BEFORE): Promise<Record<string, unknown>> => {
  const judge = fieldsResolver((values) => sentFields(before, values))
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await judge({ ...before, ...changes }, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

test('starts with the values of the gateway, and counts none of them as changed', () => {
  expect(BEFORE['utama-tanggalLahir']).toBe('2006-04-17')
  expect(BEFORE['alamat-wilayah']).toEqual({ kode: '036304', nama: expect.stringContaining('Gajahmungkur') as string })
  expect(BEFORE['wali-nama']).toBe('')
  expect(bodiesOf(BEFORE, BEFORE)).toEqual({})
})

test('sends a changed phone number, and no other field or group', () => {
  expect(bodiesOf(BEFORE, with_({ 'diri-telepon': ' 0811111111 ' }))).toEqual({ diri: { telepon: '0811111111' } })
})

test('sends a chosen region by its code, under its name in the contract', () => {
  const wilayah = { kode: '036309', nama: 'Kec. Tembalang' }
  expect(bodiesOf(BEFORE, with_({ 'alamat-wilayah': wilayah }))).toEqual({ alamat: { idWilayah: '036309' } })
})

test('reads the day of a birth date with time, in any time zone of the device', () => {
  const utama = { ...SEKAR.utama, tanggalLahir: '2006-04-17T00:00:00+07:00' }
  expect(valuesOf(readBiodata({ ...SEKAR, utama }))['utama-tanggalLahir']).toBe('2006-04-17')
})

test('sends a cleared field as empty, and does not send one that was empty before', () => {
  expect(bodiesOf(BEFORE, with_({ 'pendidikan-asalSekolah': null }))).toEqual({ pendidikan: { asalSekolah: '' } })
  expect(bodiesOf(BEFORE, with_({ 'pendidikan-asalProdi': null }))).toEqual({})
})

test('sends the required fields of a group with any change of it', () => {
  expect(bodiesOf(BEFORE, with_({ 'utama-nisn': '0061234568', 'ayah-nik': '3374090211750001' }))).toEqual({
    utama: {
      nama: 'Sekar Ayu Prameswari',
      tempatLahir: 'Semarang',
      tanggalLahir: '2006-04-17',
      jenisKelamin: 'P',
      nisn: '0061234568',
    },
    orangtua: { ayah: { nama: 'Bambang Prasetyo', nik: '3374090211750001' } },
  })
})

test.each<[string, unknown, string | undefined]>([
  ['utama-nama', ' ', 'ui:form.required'],
  ['utama-tempatLahir', '', 'ui:form.required'],
  ['utama-jenisKelamin', '', 'ui:form.required'],
  ['utama-tanggalLahir', '', 'ui:form.required'],
  ['utama-tanggalLahir', '2011-10-22', undefined],
  ['utama-tanggalLahir', '2011-10-23', 'ui:rule.usiaMahasiswa'],
  ['ibu-tanggalLahir', '1996-10-22', undefined],
  ['ibu-tanggalLahir', '1996-10-23', 'ui:rule.usiaOrangTua'],
  ['wali-tanggalLahir', '2004-10-23', undefined],
  ['ibu-tanggalLahir', '', undefined],
  ['utama-nik', '', undefined],
  ['utama-nik', '337409570406000', 'ui:rule.nik'],
  ['utama-nik', '33740957040600031', undefined],
  ['diri-telepon', '62812345678', undefined], // sent as 0812345678
  ['diri-telepon', '08123456', 'ui:rule.telepon'],
  ['diri-telepon', '', undefined],
  ['ayah-telepon', '812345678', 'ui:rule.telepon'],
  ['diri-email', 'sekar@arunika', 'ui:rule.email'],
  ['diri-email', 'sekar@arunika.example.id', undefined],
  ['diri-golonganDarah', 'X', 'ui:form.invalid'],
  ['alamat-rt', '123456', 'ui:form.tooLong'],
  ['wali-nik', '3374090211750001', undefined],
])('validates %s with the value %j: %s', async (name, value, message) => {
  expect((await problems({ [name]: value }))[name]).toBe(message)
})

test('requires the name of a guardian when another field of the guardian is filled', async () => {
  expect(await problems({ 'wali-nik': '3374090211750001' })).toEqual({ 'wali-nama': 'ui:form.required' })
})

test('does not block a change because of existing values that break the rules', async () => {
  const diri = { ...SEKAR.diri, telepon: '62812345678', email: 'tidak-ada' }
  const broken = valuesOf(readBiodata({ ...SEKAR, diri }))
  const after = { ...broken, 'diri-golonganDarah': 'A' }
  expect(await problems({ 'diri-golonganDarah': 'A' }, broken)).toEqual({})
  expect(bodiesOf(broken, after)).toEqual({ diri: { golonganDarah: 'A' } })
})

test('returns values that the form can show for any response', () => {
  const group = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...FIELDS.map(({ key }) => key)), fc.anything()))
  const keys = ['utama', 'diri', 'alamat', 'ayah', 'ibu', 'wali', 'pendidikan']
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), group), (answer) => {
      const values = valuesOf(readBiodata({ isEditMahasiswa: true, ...answer }))
      for (const { name, kind } of FIELDS) {
        const value = values[name]
        if (kind !== 'list' && kind !== 'search') expect(typeof value).toBe('string')
        else expect(value === null || (isPilihan(value) && value.kode !== '')).toBe(true)
      }
      expect(changedFields(FIELDS, values, values)).toEqual([])
    }),
  )
})

test('sends every changed field, and of the others only required ones', () => {
  const names = FIELDS.filter(({ kind }) => kind === 'text').map(({ name }) => name)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ minLength: 1 })), (changes) => {
      const after = with_(changes)
      const sent = new Set(sentFields(BEFORE, after))
      for (const field of FIELDS) {
        const [was, is] = [BEFORE, after].map((values) => wireOf(field, values[field.name]))
        if (was !== is) expect(sent).toContain(field)
        else if (sent.has(field)) expect(field.required).toBe(true)
      }
    }),
  )
})
