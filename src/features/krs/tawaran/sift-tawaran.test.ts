// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toSksMeter } from '#domain/krs/sks.ts'
import { readKrsEdit, readKrsKurikulum } from '#generated/client/krs/readers.ts'
import { resolvePilihan } from '../rencana/plan.ts'
import { toCatalogue } from './catalogue.ts'
import { BOXES, type Boxes, NO_BOXES, siftTawaran } from './sift-tawaran.ts'

type Jam = [hari: number, mulai: string, selesai: string]

const jadwalOf = (jam: Jam | null) =>
  jam ? [{ hari: { kode: jam[0] }, jamMulai: jam[1], jamSelesai: jam[2] }] : [{ hari: null }]
const kelas = (idKelas: string, jam: Jam | null, terisi: number | null = 5, rest: object = {}) => ({
  ...{ idKelas, jadwal: jadwalOf(jam), kuota: 10, terisi },
  ...rest,
})
const makul = (idMakul: string, rows: unknown, sks: number | null = 3) => ({ idMakul, sks, kelas: rows })

const MONDAY: Jam = [1, '08.00', '10.00']
const LATER: Jam = [1, '09.00', '11.00']
const FRIDAY: Jam = [5, '08.00', '10.00']
const UAS = { ujian: [{ jenis: 'UAS', tanggalUjian: '2027-06-07', jamMulai: '08.00', jamSelesai: '10.00' }] }

const catalogue = toCatalogue(
  readKrsKurikulum({
    makul: [
      makul('picked', [kelas('p', MONDAY, 10, UAS)]),
      makul('reserved', [kelas('r', LATER, 10)], 9),
      makul('clash', [kelas('a', LATER)]),
      makul('exam', [kelas('a', FRIDAY, 5, UAS)]),
      makul('full', [kelas('a', FRIDAY, 10)]),
      makul('big', [kelas('a', FRIDAY)], 5),
      makul('two', [kelas('a', LATER), kelas('b', FRIDAY)]),
      makul('apart', [kelas('a', LATER), kelas('b', FRIDAY, 10)]), // a seat only in the clashing class
      makul('hours', [kelas('a', null)]),
      makul('seats', [kelas('a', FRIDAY, null)]),
      makul('sks', [kelas('a', FRIDAY)], null),
      makul('none', []),
      makul('part', [kelas('a', LATER, 10), 7]),
    ],
  }),
  readKrsEdit({}),
)
const picks = resolvePilihan([{ idMakul: 'picked', idKelas: 'p' }], catalogue)
const meter = toSksMeter(
  picks.map((one) => one.makul),
  7,
)
const facts = { picks, meter, stays: new Set(['picked', 'reserved']) }
const sift = (boxes: Partial<Boxes>, more: Partial<typeof facts> = {}) => {
  const { shown, hidden } = siftTawaran(catalogue.makul, { ...NO_BOXES, ...boxes }, { ...facts, ...more })
  const ids = new Set(shown.map(({ idMakul }) => idMakul))
  return { hidden, gone: catalogue.makul.map(({ idMakul }) => idMakul).filter((id) => !ids.has(id)) }
}

describe('checkboxes of the offer', () => {
  it.each<[Partial<Boxes>, string[]]>([
    [{}, []],
    [{ noClash: true }, ['clash', 'exam']],
    [{ hasSeat: true }, ['full']],
    [{ fits: true }, ['big']],
    [{ noClash: true, hasSeat: true }, ['clash', 'exam', 'full', 'apart']],
    [{ noClash: true, hasSeat: true, fits: true }, ['clash', 'exam', 'full', 'big', 'apart']],
  ])('%j hides %j', (boxes, gone) => {
    expect(sift(boxes).gone).toEqual(gone)
  })

  it('counts each hidden makul once, at the first reason', () => {
    expect(sift({ noClash: true, hasSeat: true, fits: true }).hidden).toEqual({ noClash: 2, hasSeat: 2, fits: 1 })
  })

  it('hides nothing for the credits when there is no limit or the sum is unknown', () => {
    expect(sift({ fits: true }, { meter: { ...meter, maksimal: null, sisa: null } }).gone).toEqual([])
  })

  it('hides picked, reserved and watched makul never', () => {
    const all = new Set(catalogue.makul.map(({ idMakul }) => idMakul))
    expect(sift({ noClash: true, hasSeat: true, fits: true }, { stays: all }).gone).toEqual([])
  })
})

const anyKelas = fc.record({
  jam: fc.constantFrom<Jam | null>(MONDAY, LATER, FRIDAY, null),
  terisi: fc.constantFrom(null, 0, 10),
})
const anyMakul = fc.record({
  sks: fc.constantFrom(null, 2, 8),
  kelas: fc.array(anyKelas, { maxLength: 3 }),
})

test('keeps the order, loses no makul, and hides one only for a reason that is known', () => {
  fc.assert(
    fc.property(
      fc.array(anyMakul, { maxLength: 6 }),
      fc.record({ ...Object.fromEntries(BOXES.map((box) => [box, fc.boolean()])) }),
      (rows, checked) => {
        const boxes = { ...NO_BOXES, ...checked }
        const offer = toCatalogue(
          readKrsKurikulum({
            makul: rows.map((row, place) =>
              makul(
                `${place}`,
                row.kelas.map(({ jam, terisi }, index) => kelas(`${place}-${index}`, jam, terisi)),
                row.sks,
              ),
            ),
          }),
          readKrsEdit({}),
        ).makul
        const { shown, hidden } = siftTawaran(offer, boxes, facts)
        expect(shown).toEqual(offer.filter((one) => shown.includes(one)))
        expect(shown.length + hidden.noClash + hidden.hasSeat + hidden.fits).toBe(offer.length)
        const isUnknown = ({ kelas: all, sks }: (typeof rows)[number]) =>
          sks === null && (all.length === 0 || all.some(({ jam, terisi }) => jam === null && terisi === null))
        for (const [place, row] of rows.entries())
          if (isUnknown(row)) expect(shown.map(({ idMakul }) => idMakul)).toContain(`${place}`)
      },
    ),
  )
})
