// @vitest-environment node
import { expect, test } from 'vitest'
import { readKrsEdit, readKrsKurikulum } from '#generated/client/krs/readers.ts'
import { toCatalogue } from '../tawaran/catalogue.ts'
import { EMPTY_PLAN, type Plan, recheckPlan, resolvePilihan } from './plan.ts'
import { planFigures } from './plan-tabs.tsx'

const jadwal = (kode: number) => [{ hari: { kode }, jamMulai: '08.00', jamSelesai: '10.30' }]
const offer = readKrsKurikulum({
  makul: [
    { idMakul: 1, sks: 3, eligible: 'Ya', kelas: [{ idKelas: 11, kuota: 40, terisi: 12, jadwal: jadwal(1) }] },
    { idMakul: 2, sks: 3, eligible: 1, kelas: [{ idKelas: 21, kuota: 40, terisi: 40, jadwal: jadwal(1) }] },
    { idMakul: 3, sks: 2, eligible: 'Tidak', kelas: [{ idKelas: 31, jadwal: jadwal(4) }] },
  ],
})
const NOTHING = readKrsEdit({})
const pilihan = (idMakul: number, idKelas: number) => ({ idMakul: String(idMakul), idKelas: String(idKelas) })
const PLAN: Plan = {
  makul: [pilihan(1, 11), pilihan(1, 12), pilihan(2, 21), pilihan(3, 31), pilihan(9, 91)],
  makulCadangan: [pilihan(2, 21), pilihan(3, 31)],
}

test('reports full, missing and ineligible picks of an old plan', () => {
  const found = recheckPlan(PLAN, toCatalogue(offer, NOTHING), EMPTY_PLAN)
  expect(found.map(({ pilihan: { idKelas }, what }) => [idKelas, what])).toEqual([
    ['12', 'kelasGone'],
    ['21', 'full'],
    ['31', 'notEligible'],
    ['91', 'gone'],
    ['31', 'notEligible'],
  ])
})

test('reports no difference for a registered class, even when it is full or no longer offered', () => {
  const own = readKrsEdit({
    makul: [
      { idMakul: 2, idKelas: 21 },
      { idMakul: 9, idKelas: 91 },
    ],
    makulCadangan: [],
  })
  const plan = { makul: [pilihan(2, 21), pilihan(9, 91)], makulCadangan: [] }
  expect(recheckPlan(plan, toCatalogue(offer, own), plan)).toEqual([])
})

test('computes the SKS, the clashes and the free days of a plan', () => {
  const catalogue = toCatalogue(offer, NOTHING)
  expect(planFigures(resolvePilihan([pilihan(1, 11), pilihan(2, 21), pilihan(3, 31)], catalogue))).toEqual({
    makul: 3,
    sks: 8,
    clashes: 1,
    hariKosong: [2, 3, 5],
  })
  expect(planFigures([]).hariKosong).toEqual([])
})

test('counts no day as free while a class has no meeting times', () => {
  const catalogue = toCatalogue(readKrsKurikulum({ makul: [{ idMakul: 1, kelas: [{ idKelas: 11 }] }] }), NOTHING)
  expect(planFigures(resolvePilihan([pilihan(1, 11)], catalogue)).hariKosong).toEqual([])
})
