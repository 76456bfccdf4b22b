// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderOf, runRounds } from './rounds.mjs'

test('measures the builds in the order A B C, then C B A', () => {
  expect([0, 1, 2].map((round) => orderOf(['A', 'B', 'C'], round).join(''))).toEqual(['ABC', 'CBA', 'ABC'])
})

test('gives every build the same average position over two rounds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(10), (names, round) => {
      const places = names.map((name) => orderOf(names, round).indexOf(name) + orderOf(names, round + 1).indexOf(name))
      expect(new Set(places)).toEqual(new Set([names.length - 1]))
    }),
  )
})

test('discards the first pass, opens a browser for each round and reads the load before each', async () => {
  let visits = 0
  let open = 0
  let opened = 0
  const visitor = (name: string) => ({
    name,
    measure: () => {
      visits += 1
      return Promise.resolve({ [name]: { visit: visits } })
    },
  })
  const { samples, loads } = await runRounds({
    visitors: [visitor('A'), visitor('B')],
    rounds: 2,
    open: () => {
      open += 1
      opened += 1
      return Promise.resolve({
        close: () => {
          open -= 1
          return Promise.resolve()
        },
      })
    },
    readLoad: () => ({ others: visits }),
    onRound: () => undefined,
  })
  expect(samples).toEqual({ A: [{ visit: 3 }, { visit: 6 }], B: [{ visit: 4 }, { visit: 5 }] })
  expect(loads).toEqual([{ others: 2 }, { others: 4 }, { others: 6 }])
  expect([open, opened]).toEqual([0, 3])
})
