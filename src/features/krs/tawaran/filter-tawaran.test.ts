// @vitest-environment node
import { expect, test } from 'vitest'
import { readKrsEdit, readKrsKurikulum } from '#generated/client/krs/readers.ts'
import { filterTawaran, NO_FILTER, semesterChoices, type TawaranFilter, toCatalogue } from './catalogue.ts'

const kelas = (hari: number, dosen: string) => [
  { idKelas: hari, dosen: [{ nama: dosen }], jadwal: [{ hari: { kode: hari } }] },
]
const { makul } = toCatalogue(
  readKrsKurikulum({
    makul: [
      {
        idMakul: 1,
        kodeMakul: 'IF2601',
        namaMakul: 'Kecerdasan Buatan',
        semesterKe: 6,
        kelas: kelas(1, 'Sri Handayani'),
      },
      { idMakul: 2, kodeMakul: 'IF2402', namaMakul: 'Basis Data', semesterKe: 4, kelas: kelas(2, 'Ratna Wulandari') },
      { idMakul: 3, kodeMakul: 'UN2401', namaMakul: 'Bahasa Inggris', semesterKe: null, kelas: null },
    ],
  }),
  readKrsEdit({}),
)

test.each<[Partial<TawaranFilter>, string[]]>([
  [{}, ['1', '2', '3']],
  [{ cari: 'basis' }, ['2']],
  [{ cari: '  DATA basis ' }, ['2']],
  [{ cari: 'if24' }, ['2']],
  [{ cari: 'handayani' }, ['1']],
  [{ cari: 'kuantum' }, []],
  [{ semesterKe: 6 }, ['1']],
  [{ hari: 2 }, ['2']],
  [{ hari: 2, semesterKe: 6 }, []],
  [{ cari: 'ba', semesterKe: 4 }, ['2']],
])('filters by %j and finds %j', (filter, ids) => {
  expect(filterTawaran(makul, { ...NO_FILTER, ...filter }).map(({ idMakul }) => idMakul)).toEqual(ids)
})

test('lists the semesters of the offer in order, without duplicates', () => {
  expect(semesterChoices([...makul, ...makul])).toEqual([4, 6])
})
