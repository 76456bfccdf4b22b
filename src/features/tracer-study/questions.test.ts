// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readGetTracerForm, readGetTracerResponse } from '#generated/client/tracer-study/readers.ts'
import { answeredQuestions, isReadable } from './questions.ts'

const PILIHAN = [
  { kode: 'web', nama: 'Pengembangan web' },
  { kode: 'data', nama: 'Analisis data' },
]
const BAGIAN = {
  judul: 'Rencana',
  pertanyaan: [
    { idPertanyaan: 'P1', pertanyaan: 'Rencana?', jenis: 'teks' },
    { idPertanyaan: 'P2', pertanyaan: 'Bidang?', jenis: 'pilihan', pilihan: PILIHAN },
    { idPertanyaan: 'P3', pertanyaan: 'Seberapa siap?', jenis: 'skala', skalaMinimal: 1, skalaMaksimal: 5 },
  ],
}
const form = (bagian: unknown, more = {}) => readGetTracerForm({ id: '9', bagian, ...more })
const withQuestion = (row: unknown) => [{ ...BAGIAN, pertanyaan: [...BAGIAN.pertanyaan, row] }]

describe('readable form', () => {
  it.each([
    ['with every question', [BAGIAN], {}, true],
    ['that declares no questions', [], { jumlahPertanyaan: 0 }, true],
    ['without questions', [], { jumlahPertanyaan: 3 }, false],
    ['with a section that cannot be read', [BAGIAN, 7], {}, false],
    ['with questions as an object', [{ ...BAGIAN, pertanyaan: { a: 1 } }], {}, false],
    ['with a question without an id', withQuestion({ pertanyaan: 'Apa?' }), {}, false],
    [
      'with a choice that cannot be read',
      withQuestion({ idPertanyaan: 'P4', jenis: 'pilihan', pilihan: [7] }),
      {},
      false,
    ],
    [
      'with a scale that cannot be read',
      withQuestion({ idPertanyaan: 'P4', jenis: 'skala', skalaMinimal: 'a' }),
      {},
      false,
    ],
    ['with nothing to choose from', withQuestion({ idPertanyaan: 'P4', jenis: 'pilihan' }), {}, false],
  ])('%s', (_, bagian, more, expected) => {
    expect(isReadable(form(bagian, more))).toBe(expected)
  })
})

describe('given answers', () => {
  const answered = (jawaban: unknown, bagian: unknown = [BAGIAN]) =>
    answeredQuestions(form(bagian), readGetTracerResponse({ idForm: '9', jawaban }).jawaban).map(({ nama, soal }) => [
      nama,
      ...soal.map(({ nomor, pertanyaan, jenis }) => `${nomor}. ${pertanyaan} ${jenis}`),
    ])
  const given = (idPertanyaan: string, pertanyaan = '') => ({ idPertanyaan, pertanyaan, nilai: ['web'] })

  it.each([
    [
      'appear beside the original text of the question',
      [given('P2', 'Bidang waktu itu?')],
      [['Rencana', '1. Bidang waktu itu? pilihan']],
    ],
    [
      'are kept for a question that the form no longer has',
      [given('P0', 'Dihapus?'), given('P1')],
      [
        ['', '1. Dihapus? paragraf'],
        ['Rencana', '2. Rencana? teks'],
      ],
    ],
    ['omit questions added to the form later', [given('P1')], [['Rencana', '1. Rencana? teks']]],
    ['include only readable rows', [given('P1'), null], [['Rencana', '1. Rencana? teks']]],
    ['may be empty', [], []],
  ])('%s', (_, jawaban, expected) => {
    expect(answered(jawaban)).toEqual(expected)
  })

  it('remain visible when the form is unreadable', () => {
    expect(answered([given('P1', 'Rencana?')], 'entah')).toEqual([['', '1. Rencana? paragraf']])
  })
})
