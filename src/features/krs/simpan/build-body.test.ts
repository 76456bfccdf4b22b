// @vitest-environment node
import { expect, test } from 'vitest'
import { readKrsEdit, readKrsKurikulum } from '#generated/client/krs/readers.ts'
import { SaveKrsBody } from '#generated/models/krs/saveKrsBody.zod.ts'
import { buildBody } from '../rencana/plan.ts'
import { toCatalogue } from '../tawaran/catalogue.ts'

const ids = Array.from({ length: 41 }, (_, index) => index + 1)
const offer = { makul: ids.map((id) => ({ idMakul: id % 2 ? id : String(id), kelas: [{ idKelas: id * 10 }] })) }
const catalogue = toCatalogue(readKrsKurikulum(offer), readKrsEdit({}))
const rows = (count: number) => ids.slice(0, count).map((id) => ({ idMakul: String(id), idKelas: String(id * 10) }))
const NEXT = { tahun: 2027, semester: 2 }
const build = (count: number, reserves = 0, periode: typeof NEXT | null = NEXT) =>
  buildBody({ makul: rows(count), makulCadangan: rows(41).slice(41 - reserves) }, catalogue, periode)

test('builds the request body of the contract and keeps the type of each id', () => {
  const body = build(2, 1)
  expect(body).toEqual({
    ...NEXT,
    makul: [
      { idMakul: 1, idKelas: 10 },
      { idMakul: '2', idKelas: 20 },
    ],
    makulCadangan: [{ idMakul: 41, idKelas: 410 }],
  })
  expect(SaveKrsBody.safeParse(body).success).toBe(true)
})

test('builds no body above the contract limit, for an unknown pick or without a period', () => {
  expect([build(40), build(41), build(1, 0, null)].map(Boolean)).toEqual([true, false, false])
  expect(buildBody({ makul: [{ idMakul: '1', idKelas: '7' }], makulCadangan: [] }, catalogue, NEXT)).toBeNull()
  expect(SaveKrsBody.safeParse(build(40)).success).toBe(true)
})
