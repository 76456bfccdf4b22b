// @vitest-environment node
import { expect, test } from 'vitest'
import { readKuesionerFormulir } from '#generated/client/kuesioner/readers.ts'
import { jawabanOf, jawabanText } from '#kit/soal/soal.ts'
import { isReadableForm, kelompokSoal } from './soal.ts'

const SKALA = [1, 2, 3, 4].map((nilai) => ({ nilai, label: `label ${nilai}` }))
const read = (pertanyaan: unknown[], skala: unknown = SKALA) =>
  kelompokSoal(readKuesionerFormulir({ skala, kelompok: [{ nama: 'A', pertanyaan }] })).flatMap(({ soal }) => soal)
const soal = (known: object = {}, skala: unknown = SKALA) => read([{ idPertanyaan: '1', ...known }], skala)[0]

test.each([
  ['a scale', { jenisJawaban: 'skala' }, SKALA, 'skala', 4],
  ['choices of its own', { jenisJawaban: 'pilihan', pilihan: [{ nilai: 'a' }, { nilai: 'b' }] }, SKALA, 'pilihan', 2],
  ['a scale of its own', { jenisJawaban: 'skala', pilihan: [{ nilai: 1 }] }, SKALA, 'skala', 1],
  [
    'a scale too wide for a thumb',
    { jenisJawaban: 'skala' },
    Array.from({ length: 8 }, (_, nilai) => ({ nilai })),
    'pilihan',
    8,
  ],
  ['a text', { jenisJawaban: 'teks' }, SKALA, 'paragraf', 0],
  ['an unknown type with a scale', { jenisJawaban: 'bintang' }, SKALA, 'skala', 4],
  ['an unknown type with its own choices', { jenisJawaban: 'x', pilihan: [{ nilai: 1 }] }, SKALA, 'pilihan', 1],
  ['an unknown type without choices', { jenisJawaban: 'bintang' }, null, 'paragraf', 0],
  ['a scale without choices', { jenisJawaban: 'skala' }, null, 'unreadable', 0],
])('reads the answer type of a question: %s', (_, known, skala, jenis, count) => {
  const one = soal(known, skala)
  expect([one?.jenis, one?.pilihan.length]).toEqual([jenis, count])
})

test.each([
  ['every part is readable', { kelompok: [{ nama: 'A', pertanyaan: [{ idPertanyaan: 1 }] }] }, true],
  ['a section is unreadable', { kelompok: [{ nama: 'A', pertanyaan: [] }, null] }, false],
  ['its questions are unreadable', { kelompok: [{ nama: 'A', pertanyaan: { satu: 1 } }] }, false],
  ['a question has no id', { kelompok: [{ nama: 'A', pertanyaan: [{ jenisJawaban: 'teks' }] }] }, false],
  ['a value of the scale is unreadable', { kelompok: [], skala: [{ nilai: 1, label: 'x' }, 'lima'] }, false],
  ['there are no sections', {}, false],
])('returns whether a form is readable when %s: %s', (_, known, isReadable) => {
  expect(isReadableForm(readKuesionerFormulir(known))).toBe(isReadable)
})

test('numbers questions across all groups and drops duplicates', () => {
  const groups = kelompokSoal(
    readKuesionerFormulir({
      kelompok: [
        { nama: 'A', pertanyaan: [{ idPertanyaan: 1 }, { idPertanyaan: 2 }] },
        null,
        { nama: 'B', pertanyaan: [{ idPertanyaan: '2' }] },
        { nama: 'C', pertanyaan: [{ idPertanyaan: 3 }] },
      ],
    }),
  )
  expect(groups.map(({ nama, soal: rows }) => [nama, rows.map(({ nomor }) => nomor)])).toEqual([
    ['A', [1, 2]],
    ['C', [3]],
  ])
})

test.each([
  [null, 1000],
  [500, 500],
  [5000, 1000],
  [0, 1000],
])('limits a text with maksimalKarakter %j to %d characters, at most the contract limit', (maksimalKarakter, maks) => {
  expect(soal({ jenisJawaban: 'teks', maksimalKarakter })?.maxLength).toBe(maks)
})

test('sends a choice as received, trims a text and omits empty answers', () => {
  const rows = read([
    { idPertanyaan: 1, jenisJawaban: 'skala' },
    { idPertanyaan: 2, jenisJawaban: 'pilihan', pilihan: [{ nilai: '007', label: 'x' }] },
    { idPertanyaan: 3, jenisJawaban: 'teks' },
    { idPertanyaan: 4, jenisJawaban: 'teks' },
  ])
  expect(jawabanOf(rows, { 'soal-1': '4', 'soal-2': '007', 'soal-3': ' Baik \n', 'soal-4': '  ' })).toEqual([
    { id: '1', nilai: [4] },
    { id: '2', nilai: ['007'] },
    { id: '3', nilai: ['Baik'] },
  ])
})

test.each([
  ['skala', '3', '3, label 3'],
  ['skala', '9', '9'],
  ['skala', '', ''],
  ['pilihan', '3', 'label 3'],
  ['pilihan', '9', '9'],
  ['teks', 'Baik', 'Baik'],
])('formats a %s answer %j as %j', (jenisJawaban, jawaban, words) => {
  const one = soal({ jenisJawaban, jawaban })
  expect(one && jawabanText(one, [one.jawaban], 'id')).toBe(words)
})
