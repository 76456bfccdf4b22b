// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJenisSurat } from '#generated/client/surat/readers.ts'
import { readTracerForm } from '#generated/client/tracer-study/readers.ts'
import { SuratIsianBody } from '#generated/models/surat/suratIsianBody.zod.ts'
import { SubmitTracerResponseBody } from '#generated/models/tracer-study/submitTracerResponseBody.zod.ts'
import { readRows } from '#shared/wire/readers.ts'
import type { FieldValues } from '../form/field.ts'
import { startValues } from '../form/field-values.ts'
import { fieldsResolver } from '../form/validate.ts'
import {
  fieldsOfSoal,
  groupSoal,
  jawabanOf,
  jawabanText,
  nilaiOf,
  type Pertanyaan,
  type PilihanSoal,
  progressOf,
  type Soal,
  skalaSoal,
  soalOfRefusal,
} from './soal.ts'

const LIMITS = { maxLength: 20, unknown: 'paragraf' } as const
const pilih = (...codes: (string | number)[]): PilihanSoal[] =>
  codes.map((wire) => ({ nilai: String(wire), wire, label: `label ${wire}` }))
const ask = (...rows: Partial<Pertanyaan>[]): Soal[] =>
  groupSoal(
    [
      {
        nama: 'A',
        pertanyaan: rows.map((row, index) => ({
          id: String(index + 1),
          pertanyaan: 'P',
          jenis: 'teks',
          isWajib: true,
          ...row,
        })),
      },
    ],
    LIMITS,
  ).flatMap(({ soal }) => soal)

const errorsOf = async (rows: readonly Soal[], values: FieldValues) => {
  const fields = fieldsOfSoal(rows)
  const { errors } = await fieldsResolver(() => fields)({ ...startValues(fields), ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return errors
}

test.each<[string, Partial<Pertanyaan>, Soal['jenis']]>([
  ...(['teks', 'paragraf', 'angka', 'tanggal'] as const).map(
    (jenis) => [jenis, { jenis, pilihan: pilih(1) }, jenis] as [string, Partial<Pertanyaan>, Soal['jenis']],
  ),
  ['pilihan', { jenis: 'pilihan', pilihan: pilih('a') }, 'pilihan'],
  ['pilihanGanda', { jenis: 'pilihanGanda', pilihan: pilih('a') }, 'pilihanGanda'],
  ['skala', { jenis: 'skala', pilihan: skalaSoal(1, 5, '', '') }, 'skala'],
  ['a scale wider than a thumb', { jenis: 'skala', pilihan: skalaSoal(1, 10, '', '') }, 'pilihan'],
  ['choices that cannot be read', { jenis: 'pilihan', pilihan: [] }, 'unreadable'],
  ['a scale without ends', { jenis: 'skala', pilihan: skalaSoal(null, 5, '', '') }, 'unreadable'],
  ['an unknown kind', { jenis: 'bintang' }, 'paragraf'],
  ['an unknown kind with choices', { jenis: 'bintang', pilihan: pilih('a') }, 'pilihan'],
  ['no kind', { jenis: '' }, 'paragraf'],
  ['no id', { id: '' }, 'unreadable'],
])('reads the kind of a question of %s', (_, row, jenis) => {
  const [soal] = ask(row)
  expect(soal?.jenis).toBe(jenis)
  expect(soal?.isWajib).toBe(jenis !== 'unreadable')
})

test.each<[Partial<Pertanyaan>, unknown, string | null]>([
  [{ jenis: 'teks' }, '', 'ui:form.required'],
  [{ jenis: 'teks' }, '\u200b ', 'ui:form.required'],
  [{ jenis: 'teks' }, 'x'.repeat(21), 'ui:form.tooLong'],
  [{ jenis: 'teks', maksimalKarakter: 5 }, 'enam huruf', 'ui:form.tooLong'],
  [{ jenis: 'paragraf' }, '<b> & {{x}}', null],
  [{ jenis: 'angka' }, '', 'ui:form.required'],
  [{ jenis: 'angka' }, '3,50', null],
  [{ jenis: 'angka' }, 'tiga', 'ui:form.required'],
  [{ jenis: 'angka', isBulat: true, nilaiMinimal: 1 }, '2,5', 'ui:form.whole'],
  [{ jenis: 'angka', isBulat: true, nilaiMinimal: 1 }, '0', 'ui:form.atLeast?min=1'],
  [{ jenis: 'angka', isBulat: true, nilaiMinimal: 1 }, '2', null],
  [{ jenis: 'angka', maksimalKarakter: 2 }, '99999', 'ui:form.tooLong'],
  [{ jenis: 'angka', maksimalKarakter: 2 }, '99', null],
  [{ jenis: 'tanggal' }, '2026-02-28', null],
  [{ jenis: 'tanggal' }, '2026-02-30', 'ui:form.invalid'],
  [{ jenis: 'tanggal' }, 'kemarin', 'ui:form.invalid'],
  [{ jenis: 'pilihan', pilihan: pilih('a', 'b') }, 'b', null],
  [{ jenis: 'pilihan', pilihan: pilih('a', 'b') }, 'c', 'ui:form.required'],
  [{ jenis: 'pilihanGanda', pilihan: pilih('a', 'b') }, [], 'ui:form.required'],
  [{ jenis: 'pilihanGanda', pilihan: pilih('a', 'b') }, ['b', 'a'], null],
  [{ jenis: 'pilihanGanda', pilihan: pilih('a', 'b') }, ['c'], 'ui:form.required'],
  [{ jenis: 'skala', pilihan: skalaSoal(1, 5, '', '') }, '5', null],
  [{ jenis: 'skala', pilihan: skalaSoal(1, 5, '', '') }, '6', 'ui:form.required'],
])('validates a required question (%j) with %j as %j', async (row, value, message) => {
  const errors = await errorsOf(ask(row), { 'soal-1': value })
  expect(errors['soal-1']?.message ?? null).toBe(message)
})

test('does not preselect a choice without a label', async () => {
  const rows = ask({ jenis: 'pilihan', pilihan: [{ nilai: 'a', wire: 'a', label: '' }] })
  expect((await errorsOf(rows, {}))['soal-1']?.message).toBe('ui:form.required')
})

test('sends the original choices in the order of the questions and omits empty answers', () => {
  const rows = ask(
    { jenis: 'teks' },
    { jenis: 'angka' },
    { jenis: 'pilihan', pilihan: pilih('007') },
    { jenis: 'pilihanGanda', pilihan: pilih('a', 2, 'c') },
    { jenis: 'skala', pilihan: skalaSoal(1, 5, '', '') },
    { jenis: 'tanggal' },
  )
  const values = {
    'soal-1': ' Baik ',
    'soal-2': '1,50',
    'soal-3': '007',
    'soal-4': ['c', 'x', '2'],
    'soal-5': '4',
    'soal-6': '',
  }
  expect(jawabanOf(rows, values)).toEqual([
    { id: '1', nilai: ['Baik'] },
    { id: '2', nilai: ['1.5'] },
    { id: '3', nilai: ['007'] },
    { id: '4', nilai: [2, 'c'] },
    { id: '5', nilai: [4] },
  ])
})

test('neither counts nor sends a drafted answer that is no longer offered', () => {
  const rows = ask({ jenis: 'skala', pilihan: skalaSoal(1, 4, '', '') })
  const values = { 'soal-1': '5' }
  expect([rows.map((one) => nilaiOf(one, values)), jawabanOf(rows, values)]).toEqual([[[]], []])
  expect(progressOf(rows, values)).toMatchObject({ answered: 0, total: 1 })
})

test.each([
  ['required questions', [true, true, false], 2],
  ['all questions when none is required', [false, null], 2],
])('counts for progress %s', (_, wajib, total) => {
  const rows = ask(...wajib.map((isWajib) => ({ isWajib })))
  expect(progressOf(rows, { 'soal-1': 'x' })).toMatchObject({ answered: 1, total })
})

test('accepts the form exactly when no required answer is missing, for any answers', async () => {
  const rows = ask(
    { jenis: 'skala', pilihan: skalaSoal(1, 4, '', '') },
    { jenis: 'pilihanGanda', pilihan: pilih('a', 'b'), isWajib: false },
    { jenis: 'teks' },
  )
  const scale = fc.constantFrom('', '1', '4', '9')
  const several = fc.subarray(['a', 'b', 'x'])
  await fc.assert(
    fc.asyncProperty(scale, several, fc.constantFrom('', '  ', 'Baik'), async (a, b, c) => {
      const values = { 'soal-1': a, 'soal-2': b, 'soal-3': c }
      const isWhole = ['1', '4'].includes(a) && c.trim() !== ''
      expect(Object.keys(await errorsOf(rows, values)).length === 0).toBe(isWhole)
      for (const { nilai } of jawabanOf(rows, values))
        for (const one of nilai) expect([1, 4, 'a', 'b', 'Baik']).toContain(one)
    }),
  )
})

test.each([
  ['721', '721'],
  ['jawaban.1', '722'],
  ['jawaban.1.nilai', '722'],
  ['721.nilai', '721'],
  ['isian.1', undefined],
  ['jawaban.9', undefined],
  ['999', undefined],
])('maps a rejection of %j to question %j', (field, id) => {
  const rows = ask({ id: '720' }, { id: '721' }, { id: '722' })
  const sent = jawabanOf(rows, { 'soal-721': 'x', 'soal-722': 'y' })
  expect(soalOfRefusal(rows, field, { list: 'jawaban', sent })?.id).toBe(id)
})

describe('questions of other features', () => {
  test('reads seven kinds in sections for the tracer study and builds its answers', () => {
    const jenis = ['teks', 'paragraf', 'angka', 'tanggal', 'pilihan', 'pilihanGanda', 'skala', 'bintang']
    const { bagian } = readTracerForm({
      id: 21,
      bagian: [
        {
          judul: 'Sesudah lulus',
          keterangan: 'Tahun pertama',
          pertanyaan: jenis.map((one) => ({
            idPertanyaan: `P-${one}`,
            pertanyaan: one,
            jenis: one,
            wajib: true,
            pilihan: one.startsWith('pilihan')
              ? [{ kode: 1, nama: 'Ya' }, { kode: 'b' }, { nama: 'tanpa kode' }]
              : null,
            ...(one === 'skala' && {
              skalaMinimal: 1,
              skalaMaksimal: 5,
              labelMinimal: 'Tidak',
              labelMaksimal: 'Sangat',
            }),
          })),
        },
      ],
    })
    const groups = groupSoal(
      readRows(bagian, 'noted').map(({ judul, keterangan, pertanyaan }) => ({
        nama: judul,
        keterangan,
        pertanyaan: readRows(pertanyaan, 'noted').map((row) => ({
          id: row.idPertanyaan,
          pertanyaan: row.pertanyaan,
          bantuan: row.bantuan,
          jenis: row.jenis,
          isWajib: row.wajib,
          pilihan:
            row.jenis === 'skala'
              ? skalaSoal(row.skalaMinimal, row.skalaMaksimal, row.labelMinimal, row.labelMaksimal)
              : readRows(row.pilihan, 'noted').flatMap(({ kode, nama }) =>
                  kode === '' ? [] : [{ nilai: kode, wire: kode, label: nama }],
                ),
        })),
      })),
      { maxLength: 2000, unknown: 'paragraf' },
    )
    const rows = groups.flatMap(({ soal }) => soal)
    expect(groups[0]).toMatchObject({ nama: 'Sesudah lulus', keterangan: 'Tahun pertama' })
    expect(rows.map((one) => one.jenis)).toEqual([...jenis.slice(0, -1), 'paragraf'])
    const given: unknown[] = ['a', 'b', '2,5', '2026-11-24', '1', ['b', '1'], '5', 'c']
    const values = Object.fromEntries(rows.map(({ name }, index) => [name, given[index]]))
    const jawaban = jawabanOf(rows, values).map(({ id, nilai }) => ({ idPertanyaan: id, nilai: nilai.map(String) }))
    expect(SubmitTracerResponseBody.parse({ jawaban }).jawaban.map(({ nilai }) => nilai)).toEqual([
      ...[['a'], ['b'], ['2.5'], ['2026-11-24'], ['1'], ['1', 'b'], ['5'], ['c']],
    ])
    expect(rows.map((one) => jawabanText(one, ['1', 'x'], 'id'))[5]).toBe('Ya; x')
  })

  test('reads five kinds in one section for a letter, an unknown kind as a line, and builds answers by code', () => {
    const { isian } = readJenisSurat({
      idJenisSurat: 5,
      isian: [
        { kode: 'instansi', label: 'Nama instansi: lengkap', jenis: 'teks', isWajib: true, maksimalKarakter: 900 },
        { kode: 'mulai', label: 'Mulai', jenis: 'tanggal', isWajib: true },
        { kode: 'jumlahLembar', jenis: 'angka' },
        { kode: 'pengambilan', jenis: 'pilihan', pilihan: [{ kode: 'pos', nama: 'Pos' }] },
        { kode: 'warna', jenis: 'warna' },
      ],
    })
    const [group] = groupSoal(
      [
        {
          nama: '',
          pertanyaan: readRows(isian, 'noted').map((row) => ({
            id: row.kode,
            pertanyaan: row.label,
            jenis: row.jenis,
            isWajib: row.isWajib,
            maksimalKarakter: row.maksimalKarakter,
            pilihan: readRows(row.pilihan, 'noted').map(({ kode, nama }) => ({ nilai: kode, wire: kode, label: nama })),
          })),
        },
      ],
      { maxLength: 500, unknown: 'teks' },
    )
    const rows = group?.soal ?? []
    expect(rows.map(({ jenis, maxLength }) => [jenis, maxLength])).toEqual([
      ...[
        ['teks', 500],
        ['tanggal', 500],
        ['angka', 500],
        ['pilihan', 500],
        ['teks', 500],
      ],
    ])
    const values = { 'soal-instansi': 'PT <A>', 'soal-mulai': '2027-02-01', 'soal-pengambilan': 'pos' }
    const sent = jawabanOf(rows, values).map(({ id, nilai }) => ({ kode: id, nilai: nilai.join() }))
    expect(sent.map((one) => SuratIsianBody.parse(one))).toEqual([
      { kode: 'instansi', nilai: 'PT <A>' },
      { kode: 'mulai', nilai: '2027-02-01' },
      { kode: 'pengambilan', nilai: 'pos' },
    ])
    expect(soalOfRefusal(rows, 'isian.2', { list: 'isian', sent: jawabanOf(rows, values) })?.id).toBe('pengambilan')
  })
})

test('gives questions whose ids differ only in punctuation separate fields', () => {
  const names = ask({ id: 'a-1' }, { id: 'a.1' }, { id: 'a_1' }, { id: 'a 1' }, { id: 'A1' }).map(({ name }) => name)
  expect(new Set(names).size).toBe(5)
  expect(names.filter((name) => /[.[\]]/.test(name))).toEqual([])
})
