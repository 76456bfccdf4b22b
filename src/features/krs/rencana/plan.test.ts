// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readKrsEdit, readKrsKurikulum } from '#generated/client/krs/readers.ts'
import { toCatalogue } from '../tawaran/catalogue.ts'
import {
  EMPTY_PLAN,
  isSamePlan,
  type Pilihan,
  type Plan,
  pickMakul,
  readPlan,
  registeredPlan,
  removeMakul,
  reserveMakul,
  resolvePilihan,
  writePlan,
} from './plan.ts'

const id = fc.constantFrom('2601', '2602', '2603', '2604', '2605')
const pilihan: fc.Arbitrary<Pilihan> = fc.record({ idMakul: id, idKelas: fc.constantFrom('1', '2', '3') })
const step = fc.tuple(fc.constantFrom('pick', 'reserve', 'remove'), pilihan)
const plan = fc.array(step, { maxLength: 12 }).map((steps) =>
  steps.reduce<Plan>((before, [what, one]) => {
    if (what === 'pick') return pickMakul(before, one)
    return what === 'reserve' ? reserveMakul(before, one) : removeMakul(before, one.idMakul)
  }, EMPTY_PLAN),
)
const idsOf = ({ makul, makulCadangan }: Plan) => [...makul, ...makulCadangan].map(({ idMakul }) => idMakul)

describe('plan after any picks, reserves and drops', () => {
  it('contains no makul twice', () => {
    fc.assert(
      fc.property(plan, (one) => {
        expect(new Set(idsOf(one)).size).toBe(idsOf(one).length)
      }),
    )
  })

  it('survives a round trip through the draft', () => {
    fc.assert(
      fc.property(plan, (one) => {
        expect(readPlan(writePlan(one))).toEqual(one)
        expect(writePlan(one) === '').toBe(idsOf(one).length === 0)
      }),
    )
  })

  it('applies the last choice for a makul and changes no other', () => {
    fc.assert(
      fc.property(plan, pilihan, (before, wish) => {
        const others = ({ makul, makulCadangan }: Plan) =>
          [makul, makulCadangan].map((rows) => rows.filter(({ idMakul }) => idMakul !== wish.idMakul))
        const picked = pickMakul(before, wish)
        const reserved = reserveMakul(before, wish)
        expect(picked.makul).toContainEqual(wish)
        expect(reserved.makulCadangan).toContainEqual(wish)
        expect(idsOf(removeMakul(before, wish.idMakul))).not.toContain(wish.idMakul)
        for (const after of [picked, reserved, removeMakul(before, wish.idMakul)])
          expect(others(after)).toEqual(others(before))
      }),
    )
  })

  it('equals the same picks in any order, but not a plan with another class', () => {
    fc.assert(
      fc.property(plan, (one) => {
        expect(isSamePlan(one, { ...one, makul: one.makul.toReversed() })).toBe(true)
        if (one.makulCadangan.length > 1)
          expect(isSamePlan(one, { ...one, makulCadangan: one.makulCadangan.toReversed() })).toBe(false)
        const [first] = one.makul
        if (first) expect(isSamePlan(one, pickMakul(one, { ...first, idKelas: 'lain' }))).toBe(false)
      }),
    )
  })
})

test.each(['{', '[]', '3', '{"makul":3}', '{"makul":[null,{"idMakul":1}]}'])(
  'parses the invalid draft %s as an empty plan',
  (text) => {
    expect(readPlan(text)).toEqual(EMPTY_PLAN)
  },
)

test('[R3-027] reads makul and makulCadangan, accepts numeric ids and skips rows without ids', () => {
  const rows = readKrsEdit({
    makul: [{ idMakul: 2601, idKelas: '60101' }, { idMakul: '2602' }],
    makulCadangan: [{ idMakul: '2603', idKelas: 1 }],
  })
  expect(registeredPlan(rows)).toEqual({
    makul: [{ idMakul: '2601', idKelas: '60101' }],
    makulCadangan: [{ idMakul: '2603', idKelas: '1' }],
  })
  expect(registeredPlan(readKrsEdit({ makul: null }))).toEqual(EMPTY_PLAN)
})

test('shows a registered class that is no longer offered, but not an unknown one', () => {
  const offer = readKrsKurikulum({
    makul: [{ idMakul: '2601', namaMakul: 'Kecerdasan Buatan', kelas: [{ idKelas: '60102', nama: 'B' }] }],
  })
  const own = readKrsEdit({
    makul: [
      { idMakul: 2601, idKelas: 60101, kelas: 'A' },
      { idMakul: 9, idKelas: 91, kelas: 'C' },
    ],
  })
  const catalogue = toCatalogue(offer, own)
  const shown = resolvePilihan([...registeredPlan(own).makul, { idMakul: '7', idKelas: '7' }], catalogue)
  expect(shown.map(({ makul, kelas }) => [makul.namaMakul, kelas.nama, makul.isDitawarkan])).toEqual([
    ['Kecerdasan Buatan', 'A', true],
    ['9', 'C', false],
  ])
  expect(catalogue.makul).toHaveLength(1)
})

test('lists a makul once when the offer repeats it', () => {
  const row = { idMakul: '2601', kelas: [] }
  const { makul, cadangan } = toCatalogue(
    readKrsKurikulum({ makul: [row, row], makulCadangan: [row] }),
    readKrsEdit({}),
  )
  expect([makul.length, cadangan.length]).toEqual([1, 0])
})
