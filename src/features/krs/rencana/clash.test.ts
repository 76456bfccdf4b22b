// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KelasTawaran, MakulTawaran, UjianKelas } from '../tawaran/catalogue.ts'
import { clashesBetween, clashesOf, clashMinutes, freeCadangan, freeKelas, otherOf, ujianClashesOf } from './clash.ts'
import type { Terpilih } from './plan.ts'

type Meeting = [hari: number, mulai: number, selesai: number]

const kelasOf = (idKelas: string, meetings: Meeting[], rest: Partial<KelasTawaran> = {}): KelasTawaran => ({
  idKelas,
  wireId: idKelas,
  nama: idKelas,
  dosen: '',
  jadwal: meetings.map(([hari, mulai, selesai]) => ({
    hari,
    namaHari: '',
    jam: { mulai, selesai },
    ruang: '',
    gedung: '',
  })),
  ujian: [],
  sisa: 5,
  ...rest,
})
const makulOf = (idMakul: string, ...kelas: KelasTawaran[]): MakulTawaran => ({
  idMakul,
  wireId: idMakul,
  kodeMakul: idMakul,
  namaMakul: idMakul,
  sks: 3,
  semesterKe: 6,
  sifat: 'Wajib',
  isEligible: true,
  alasanTidakEligible: '',
  prasyarat: [],
  nilaiSebelumnya: '',
  kelas,
  isPart: false,
  isDitawarkan: true,
})
const pick = (idMakul: string, meetings: Meeting[], ujian: UjianKelas[] = []): Terpilih => {
  const kelas = kelasOf(`${idMakul}-A`, meetings, { ujian })
  return { makul: makulOf(idMakul, kelas), kelas }
}

test.each<[string, Meeting, Meeting, number]>([
  ['overlap by an hour', [1, 480, 630], [1, 570, 700], 60],
  ['one inside the other', [1, 480, 630], [1, 500, 510], 10],
  ['the same times', [1, 480, 630], [1, 480, 630], 150],
  ['one after the other without a break', [1, 480, 630], [1, 630, 700], 0],
  ['the same times on other days', [1, 480, 630], [2, 480, 630], 0],
  ['the same times on unknown days', [0, 480, 630], [0, 480, 630], 0],
])('computes the clash minutes of two classes: %s (%i, %i, %i)', (_, a, b, minutes) => {
  const clashes = clashesBetween(pick('IF1', [a]), pick('IF2', [b]))
  expect(clashes.map(clashMinutes)).toEqual(minutes > 0 ? [minutes] : [])
})

test('finds no clash for a class without times', () => {
  const silent = pick('IF1', [])
  expect(clashesBetween(silent, pick('IF2', [[1, 480, 630]]))).toEqual([])
})

const meeting = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 420, max: 1000 }), fc.integer({ min: 1, max: 200 }))
  .map(([hari, mulai, length]): Meeting => [hari, mulai, mulai + length])
const picks = fc
  .array(fc.array(meeting, { maxLength: 3 }), { maxLength: 7 })
  .map((rows) => rows.map((meetings, place) => pick(`IF${place}`, meetings)))

test('finds the same clashes in any order of picks and never a pick against itself', () => {
  const keys = (rows: Terpilih[]) =>
    clashesOf(rows)
      .map(({ first, second, hari, mulai, selesai }) =>
        [[first.makul.idMakul, second.makul.idMakul].toSorted().join('+'), hari, mulai, selesai].join(' '),
      )
      .toSorted()
  fc.assert(
    fc.property(picks, (rows) => {
      expect(keys(rows.toReversed())).toEqual(keys(rows))
      for (const { first, second } of clashesOf(rows)) expect(first.makul.idMakul).not.toBe(second.makul.idMakul)
    }),
  )
})

test('finds no clash unless two picks clash, and removing a pick never adds one', () => {
  fc.assert(
    fc.property(picks, (rows) => {
      const before = clashesOf(rows).length
      rows.forEach((_, place) => {
        expect(clashesOf(rows.toSpliced(place, 1)).length).toBeLessThanOrEqual(before)
      })
    }),
  )
})

test('finds exam clashes only on the same day and returns the other course', () => {
  const uas = (tanggal: string, mulai: number): UjianKelas => ({ jenis: 'UAS', tanggal, mulai, selesai: mulai + 120 })
  const a = pick('IF1', [], [uas('2027-06-07', 480)])
  const b = pick('IF2', [], [uas('2027-06-07', 540)])
  const c = pick('IF3', [], [uas('2027-06-08', 540)])
  const [clash, ...more] = ujianClashesOf([a, b, c])
  expect(more).toEqual([])
  expect(clash).toMatchObject({ jenis: 'UAS', tanggal: '2027-06-07', mulai: 540, selesai: 600 })
  expect(clash && otherOf(clash, 'IF1').makul.idMakul).toBe('IF2')
})

test('never suggests an alternative that clashes or is full', () => {
  const seats = fc.constantFrom(0, 3, null)
  const kelas = fc.array(fc.tuple(meeting, seats), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(picks, kelas, fc.array(kelas, { maxLength: 4 }), (rows, own, reserves) => {
      const toTerpilih = (id: string, list: [Meeting, number | null][]): Terpilih[] => {
        const all = list.map(([one, sisa], place) => kelasOf(`${id}-${place}`, [one], { sisa }))
        const [first] = all
        return first ? [{ makul: makulOf(id, ...all), kelas: first }] : []
      }
      const [instead] = toTerpilih('X', own)
      if (!instead) return
      const all = [...rows, instead]
      for (const free of freeKelas(instead, all)) {
        expect(free.sisa).not.toBe(0)
        expect(clashesOf([...rows, { ...instead, kelas: free }]).length).toBe(clashesOf(rows).length)
      }
      const cadangan = reserves.flatMap((list, place) => toTerpilih(`R${place}`, list))
      for (const free of freeCadangan(instead, all, cadangan)) {
        expect(free.kelas.sisa).not.toBe(0)
        expect(clashesOf([...rows, free]).length).toBe(clashesOf(rows).length)
      }
    }),
  )
})
