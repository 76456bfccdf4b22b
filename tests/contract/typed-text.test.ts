import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kumpulkanFields } from '#features/bahan-dan-tugas/kumpulkan-dialog.tsx'
import { penarikanFields } from '#features/biaya-kuliah/saldo/saldo-card.tsx'
import { FIELDS as BIODATA } from '#features/biodata/biodata-fields.ts'
import { CHANGE_FIELDS, FORGOT_FIELDS, RESET_FIELDS } from '#features/kata-sandi/kata-sandi-form.ts'
import { fieldsOfSoal, jawabanOf, type Soal } from '#features/kuesioner/soal.ts'
import { FIELDS as PESAN } from '#features/pa-online/tulis-pesan.tsx'
import { seminar } from '#features/seminar/seminar.ts'
import { sertifikasi } from '#features/sertifikasi/sertifikasi.ts'
import { FIELDS as SKPI } from '#features/skpi/tambah.tsx'
import { readTugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import type { Field } from '#kit/form/field.ts'
import { wireOf } from '#kit/form/field-values.ts'

const FORMS: Record<string, readonly Field[]> = {
  biodata: BIODATA,
  'change of password': CHANGE_FIELDS,
  'forgotten password': FORGOT_FIELDS,
  'new password': RESET_FIELDS,
  'message to the advisor': PESAN,
  seminar: seminar.fields,
  sertifikasi: sertifikasi.fields,
  skpi: SKPI,
  tugas: kumpulkanFields(readTugasKuliah({})),
  penarikan: penarikanFields({ minimal: 0, maksimal: 1 }),
}

/** Text of what people type: words, signs of markup and of code, spaces and invisible signs. */
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

describe.each(Object.entries(FORMS))('the form %s', (_, fields) => {
  const written = fields.filter(
    ({ kind, ...field }) =>
      kind === 'lines' || kind === 'password' || (kind === 'text' && !('rule' in field && field.rule === 'telepon')),
  )

  test('sends text as it was typed, trimmed; a password exactly; a numeric-only field as digits', () => {
    expect(written).not.toHaveLength(0)
    fc.assert(
      fc.property(fc.constantFrom(...written), typed, (field, text) => {
        expect(wireOf(field, text)).toBe(expected(field, text))
      }),
    )
  })
})

test('a questionnaire sends an answer in words as it was typed, trimmed', () => {
  const soal: Soal = {
    idPertanyaan: '731',
    pertanyaan: 'Kritik',
    jenisJawaban: 'teks',
    jawaban: '',
    maksimalKarakter: null,
    nama: 'soal-731',
    nomor: 1,
    jenis: 'teks',
    pilihan: [],
    isWajib: false,
    maks: 1000,
  }
  expect(fieldsOfSoal([soal])).toHaveLength(1)
  fc.assert(
    fc.property(typed, (text) => {
      const sent = jawabanOf([soal], { 'soal-731': text })
      expect(sent).toEqual(isVisible(text) ? [{ idPertanyaan: '731', jawaban: text.trim() }] : [])
    }),
  )
})
