// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSaldoCcash } from '#generated/client/biaya-kuliah/readers.ts'
import { ARRIVAL_MS } from '#kit/action/arrival.ts'
import { saldoBebas, saldoState } from './use-saldo.ts'
import { marksOf, resultOfPenarikan } from './withdraw-saldo.ts'

const BEFORE = { saldo: 400_000, tertahan: 50_000 }
const NOMINAL = 100_000
const MARKS = marksOf('a1', BEFORE, NOMINAL)

test.each([
  [{ saldo: 400_000, saldoTertahan: 50_000 }, BEFORE, 350_000],
  [{ saldo: '400000' }, { saldo: 400_000, tertahan: 0 }, 400_000],
  [{ saldo: 0, saldoTertahan: null }, { saldo: 0, tertahan: 0 }, 0],
  [{ saldo: 5, saldoTertahan: 7 }, { saldo: 5, tertahan: 7 }, 0],
  [{ saldo: 400_000, saldoTertahan: 'x' }, null, null],
  [{ saldo: -1, saldoTertahan: 0 }, null, null],
  [{ saldoTertahan: 0 }, null, null],
])('reads the balance %j as %j, of which %j can be spent', (answer, state, bebas) => {
  const read = readSaldoCcash(answer)
  expect(saldoState(read)).toEqual(state)
  expect(saldoBebas(read)).toBe(bebas)
})

test.each([
  ['held', { saldo: 400_000, tertahan: 150_000 }, 0, 'done'],
  ['paid out already, days later', { saldo: 300_000, tertahan: 50_000 }, ARRIVAL_MS * 5000, 'done'],
  ['as before, while it may still arrive', BEFORE, ARRIVAL_MS - 1, 'unknown'],
  ['as before, a minute later', BEFORE, ARRIVAL_MS, 'not-done'],
  ['moved by something else', { saldo: 390_000, tertahan: 50_000 }, ARRIVAL_MS, 'unknown'],
  ['not to be read', null, ARRIVAL_MS, 'unknown'],
] as const)('decides on a withdrawal whose response was lost, when the balance is %s (%s)', (_, state, ms, result) => {
  expect(resultOfPenarikan(MARKS, state, ms)).toBe(result)
})

test('allows no resend when the balance before is unknown', () => {
  expect(resultOfPenarikan(null, BEFORE, ARRIVAL_MS)).toBe('unknown')
})

const rupiah = fc.integer({ min: 0, max: 50_000_000 })

test('reports a withdrawal that is held or paid out as done, and no other, whatever the amounts', () => {
  fc.assert(
    fc.property(
      rupiah,
      rupiah,
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.string(),
      (saldo, tertahan, nominal, salt) => {
        const marks = marksOf(salt, { saldo, tertahan }, nominal)
        expect(resultOfPenarikan(marks, { saldo, tertahan: tertahan + nominal }, ARRIVAL_MS)).toBe('done')
        expect(resultOfPenarikan(marks, { saldo: saldo - nominal, tertahan }, ARRIVAL_MS)).toBe('done')
        expect(resultOfPenarikan(marks, { saldo, tertahan }, ARRIVAL_MS)).toBe('not-done')
      },
    ),
  )
})

test('stores no rupiah amounts', () => {
  const kept = JSON.stringify(MARKS)
  for (const amount of [400_000, 50_000, 150_000, 300_000, NOMINAL]) expect(kept).not.toContain(String(amount))
})
