// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addJumlah,
  comparePecahan,
  fromUnits,
  plus,
  rataRata,
  roundPecahan,
  roundPecahanDown,
  roundPecahanUp,
  toPecahan,
  toUnits,
} from '#domain/nilai/rata-rata.ts'
import { dasarOf, kejarIpk, type MakulBerbobot, simulateIpk, sksSaatLulus } from './simulate-ipk.ts'

const BOBOT = [0, 1, 2, 2.5, 3, 3.5, 3.7, 4]
const SKS = [1, 1.5, 2, 3, 4, 6]
const makul = (kunci: fc.Arbitrary<string>) =>
  fc.record({ kunci, bobot: fc.constantFrom(...BOBOT) }).map(
    // A course has the same credits everywhere.
    ({ kunci: key, bobot }): MakulBerbobot => ({ kunci: key, sks: SKS[key.length % SKS.length] ?? 3, bobot }),
  )
const KUNCI = fc.stringMatching(/^[ab]{1,6}$/)
const TRANSKRIP = fc.uniqueArray(makul(KUNCI), { selector: ({ kunci }) => kunci, minLength: 1, maxLength: 40 })
const HARAPAN = fc.array(makul(KUNCI), { maxLength: 20 })
const saidOf = (rows: readonly MakulBerbobot[], decimals: number) => {
  const jumlah = addJumlah(rows)
  const average = rataRata(jumlah)
  return {
    ipk: average && Number(roundPecahan(average, decimals)),
    totalSks: fromUnits(jumlah.sks),
    totalMutu: rows.reduce((sum, { sks, bobot }) => sum + sks * bobot, 0),
  }
}
const ipkOf = (rows: readonly MakulBerbobot[], harapan: readonly MakulBerbobot[]) => {
  const found = rataRata(simulateIpk(dasarOf(rows, saidOf(rows, 2), 2), harapan))
  if (!found) throw new Error('no credits')
  return found
}
const A = { kunci: 'IF1', sks: 3, bobot: 4 }
const C = { kunci: 'IF2', sks: 3, bobot: 2 }

describe('expected grades', () => {
  test('keep the IPK of the gateway when none is entered, whatever its calculation', () => {
    fc.assert(
      fc.property(
        TRANSKRIP,
        fc.constantFrom(2, 4),
        fc.option(fc.integer({ min: 100, max: 400 })),
        (rows, decimals, other) => {
          const said = saidOf(rows, decimals)
          const ipk = other === null ? said.ipk : other / 100
          const dasar = dasarOf(rows, { ...said, ipk }, decimals)
          const found = rataRata(simulateIpk(dasar, []))
          expect(found && roundPecahan(found, decimals)).toBe(
            ipk === null ? null : roundPecahan(toPecahan(ipk), decimals),
          )
        },
      ),
    )
  })

  test('never lower the IPK when they improve', () => {
    fc.assert(
      fc.property(TRANSKRIP, HARAPAN, fc.nat(), fc.constantFrom(...BOBOT), (rows, harapan, place, more) => {
        const raised = harapan.map((one, at) =>
          at === place % harapan.length ? { ...one, bobot: one.bobot + more } : one,
        )
        expect(comparePecahan(ipkOf(rows, raised), ipkOf(rows, harapan))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('give the same IPK in any order', () => {
    fc.assert(
      fc.property(TRANSKRIP, HARAPAN, (rows, harapan) => {
        expect(comparePecahan(ipkOf(rows.toReversed(), harapan.toReversed()), ipkOf(rows, harapan))).toBe(0)
      }),
    )
  })

  test.each<[string, MakulBerbobot[], string]>([
    ['one that runs', [{ kunci: 'IF3', sks: 3, bobot: 4 }], '3.33'],
    ['a repeated one, once, with the better grade', [{ ...C, bobot: 4 }], '4.00'],
    ['a repeated one that went worse', [{ ...A, bobot: 1 }], '3.00'],
    ['the same one twice, once', [C, { ...C, bobot: 3 }], '3.50'],
  ])('count %s', (_title, harapan, ipk) => {
    expect(roundPecahan(ipkOf([A, C], harapan), 2)).toBe(ipk)
  })

  test('start from the figures of the gateway and flag a different calculation', () => {
    const dasar = dasarOf([A, C], { ipk: 3.2, totalSks: 10, totalMutu: null }, 2)
    expect([dasar.isDihitungLain, fromUnits(dasar.jumlah.sks)]).toEqual([true, 10])
    expect(fromUnits(dasarOf([A, A], { ipk: 4, totalSks: A.sks, totalMutu: null }, 2).jumlah.sks)).toBe(A.sks)
    expect(fromUnits(dasarOf([A, A], { ipk: 4, totalSks: null, totalMutu: null }, 2).jumlah.sks)).toBe(2 * A.sks)
    expect(dasarOf([A, C], { ipk: 3, totalSks: 6, totalMutu: 18 }, 2).isDihitungLain).toBe(false)
    expect(dasarOf([A, C, { ...C, bobot: 3 }], { ipk: 3.5, totalSks: 6, totalMutu: 21 }, 2).isDihitungLain).toBe(false)
  })

  test('make up the whole IPK without earlier grades, and return null without any grade', () => {
    const dasar = dasarOf([], { ipk: 0, totalSks: 0, totalMutu: 0 }, 2)
    expect(rataRata(simulateIpk(dasar, []))).toBeNull()
    expect(rataRata(simulateIpk(dasar, [A]))).toEqual(expect.objectContaining({ bawah: toUnits(3) * toUnits(1) }))
  })
})

describe('target IPK at graduation', () => {
  const WISH = fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100)

  test('is reached exactly by the required average and is classified correctly', () => {
    fc.assert(
      fc.property(TRANSKRIP, fc.integer({ min: 1, max: 160 }), WISH, (rows, more, ingin) => {
        const kini = addJumlah(rows)
        const { hasil, perlu, sisa, terbaik } = kejarIpk(kini, fromUnits(kini.sks) + more, ingin, 4)
        expect(sisa).toBeCloseTo(more, 6)
        const sks = toUnits(more)
        const laterOn = (mutu: bigint) => rataRata(plus(kini, { sks, mutu })) ?? toPecahan(0)
        if (perlu) {
          expect(comparePecahan(laterOn((perlu.atas * sks * toUnits(1)) / perlu.bawah), toPecahan(ingin))).toBe(0)
          const up = toUnits(Number(roundPecahanUp(perlu, 2)))
          expect(comparePecahan(laterOn(up * sks), toPecahan(ingin))).toBeGreaterThanOrEqual(0)
        }
        if (hasil === 'sudah') expect(comparePecahan(laterOn(0n), toPecahan(ingin))).toBeGreaterThanOrEqual(0)
        if (hasil === 'tidak') expect(comparePecahan(terbaik ?? toPecahan(9), toPecahan(ingin))).toBeLessThan(0)
        if (hasil !== 'tidak')
          expect(comparePecahan(terbaik ?? toPecahan(0), toPecahan(ingin))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  const STORY = addJumlah([{ sks: 84, bobot: 295 / 84 }])
  test.each([
    [3.6, 'bisa', '3.73', '3.71'],
    [3.71, 'bisa', '3.99', '3.71'],
    [3.72, 'tidak', null, '3.71'],
    [2, 'sudah', null, '3.71'],
  ])('rates a target of %s after 84 of 144 credits at 3.51 as %s', (ingin, hasil, perlu, terbaik) => {
    const found = kejarIpk(STORY, 144, ingin, 4)
    expect(found.hasil).toBe(hasil)
    expect(found.perlu && roundPecahanUp(found.perlu, 2)).toBe(perlu)
    expect(found.terbaik && roundPecahanDown(found.terbaik, 2)).toBe(terbaik)
  })

  test('includes running credits, even beyond the credits of the programme', () => {
    expect([sksSaatLulus(STORY, 144, 22), sksSaatLulus(STORY, 90, 22)]).toEqual([144, 106])
    expect(kejarIpk(STORY, sksSaatLulus(STORY, 80, 6), 3.54, 4)).toMatchObject({ sisa: 6, hasil: 'bisa' })
  })

  test('requires nothing when no credits remain', () => {
    expect(kejarIpk(STORY, 84, 4, 4)).toMatchObject({ hasil: 'selesai', sisa: 0, perlu: null })
  })
})

test.each([
  [3.51265, 4, '3.5127'],
  [3.515, 2, '3.52'],
  [3.5149999, 2, '3.51'],
  [3.5149999999, 2, '3.51'],
  [0, 2, '0.00'],
  [4, 4, '4.0000'],
  [2.5, 0, '3'],
])('[R9-039] [R9-040] rounds %s to %s decimals as %s', (value, decimals, text) => {
  expect(roundPecahan(toPecahan(value), decimals)).toBe(text)
})
