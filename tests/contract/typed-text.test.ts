import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seminar } from '#features/acara/seminar/seminar.ts'
import { sertifikasi } from '#features/acara/sertifikasi/sertifikasi.ts'
import { submitFields } from '#features/bahan-dan-tugas/submit-tugas-dialog.tsx'
import { penarikanFields } from '#features/biaya-kuliah/saldo/saldo-card.tsx'
import { FIELDS as BIODATA } from '#features/biodata/biodata-fields.ts'
import { CHANGE_FIELDS, FORGOT_FIELDS, RESET_FIELDS } from '#features/kata-sandi/kata-sandi-form.ts'
import { FIELDS as PESAN } from '#features/pa-online/tulis-pesan.tsx'
import { FIELDS as SKPI } from '#features/skpi/add-kelengkapan.tsx'
import { readTugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import type { Field } from '#kit/form/field.ts'
import { wireOf } from '#kit/form/field-values.ts'
import { fieldsResolver } from '#kit/form/validate.ts'
import { fieldsOfSoal, jawabanOf, type Soal } from '#kit/soal/soal.ts'

const FORMS: Record<string, readonly Field[]> = {
  biodata: BIODATA,
  'change of password': CHANGE_FIELDS,
  'forgotten password': FORGOT_FIELDS,
  'new password': RESET_FIELDS,
  'message to the advisor': PESAN,
  seminar: seminar.fields,
  sertifikasi: sertifikasi.fields,
  skpi: SKPI,
  tugas: submitFields(readTugasKuliah({})),
  penarikan: penarikanFields({ minimal: 0, maksimal: 1 }),
}

/** Generates typed text: words, markup and code characters, spaces and invisible characters. */
const typed = fc
  .array(
    fc.constantFrom(
      'a',
      'Ni',
      '7',
      ' ',
      '\n',
      '<',
      '>',
      '</b>',
      '<b>',
      '&',
      '&amp;',
      '"',
      "'",
      '\u200b',
      '‑',
      'é',
      '👩‍🎓',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

const isVisible = (text: string) => /[^\s\u200b]/.test(text)

const expected = (field: Field, text: string): unknown => {
  if (field.kind === 'password') return text
  if (field.kind === 'text' && field.input === 'numeric') return text.replace(/\D/g, '')
  return isVisible(text) ? text.trim() : ''
}

describe.each(Object.entries(FORMS))('form %s', (_, fields) => {
  const written = fields.filter(
    ({ kind, ...field }) =>
      kind === 'lines' || kind === 'password' || (kind === 'text' && !('rule' in field && field.rule === 'telepon')),
  )

  test('sends trimmed text, an unchanged password and a numeric field as digits', () => {
    expect(written).not.toHaveLength(0)
    fc.assert(
      fc.property(fc.constantFrom(...written), typed, (field, text) => {
        expect(wireOf(field, text)).toBe(expected(field, text))
      }),
    )
  })
})

/** Returns the validation error of one text field; undefined for none. */
const saidOf = async (field: Field, text: string): Promise<unknown> => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await fieldsResolver(() => [field])({ [field.name]: text }, undefined, options)
  return errors[field.name]?.message
}
const OF_LENGTH = /^ui:form\.(required|tooLong)$/

test('[R5-014] validates only presence and length of a field without a rule of the specification', async () => {
  const free = Object.values(FORMS)
    .flat()
    .filter((field) => ['text', 'lines', 'password'].includes(field.kind) && !('rule' in field && field.rule))
  expect(free.length).toBeGreaterThan(20)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...free), typed, async (field, text) => {
      expect((await saidOf(field, text)) ?? 'ui:form.required').toMatch(OF_LENGTH)
    }),
  )
})

test.each(['teks', 'paragraf'] as const)('sends a text answer (%s) of a question as it was typed, trimmed', (jenis) => {
  const soal: Soal = {
    id: '731',
    pertanyaan: 'Kritik',
    name: 'soal-731',
    nomor: 1,
    jenis,
    pilihan: [],
    isWajib: false,
    maxLength: 1000,
  }
  expect(fieldsOfSoal([soal])).toHaveLength(1)
  fc.assert(
    fc.property(typed, (text) => {
      const sent = jawabanOf([soal], { 'soal-731': text })
      expect(sent).toEqual(isVisible(text) ? [{ id: '731', nilai: [text.trim()] }] : [])
    }),
  )
})
