import { ARRIVAL_MS } from '#kit/action/arrival.ts'
import { isRecord } from '#shared/is-record.ts'
import type { SaldoState } from './saldo-state.ts'

/** By what a balance is known again after a reload. No amount stands in it: what is kept on the device says no rupiah. */
export interface SaldoMarks {
  /** Makes the marks of two withdrawals differ. */
  salt: string
  /** As it was before the withdrawal left. */
  before: number
  /** The same with the withdrawal held, and with it paid out: what the campus makes of one that has arrived. */
  held: number
  paid: number
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

const markOf = (salt: string, { saldo, tertahan }: SaldoState): number =>
  Array.from(`${salt} ${saldo} ${tertahan}`).reduce(
    (mark, letter) => Math.imul(mark ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0,
    FNV_OFFSET,
  )

/**
 * Marks of the balance around a withdrawal.
 * @param nominal what is withdrawn, in rupiah
 */
export const marksOf = (salt: string, before: SaldoState, nominal: number): SaldoMarks => ({
  salt,
  before: markOf(salt, before),
  held: markOf(salt, { ...before, tertahan: before.tertahan + nominal }),
  paid: markOf(salt, { ...before, saldo: before.saldo - nominal }),
})

const isMarks = (value: unknown): value is SaldoMarks =>
  isRecord(value) &&
  typeof value['salt'] === 'string' &&
  [value['before'], value['held'], value['paid']].every((mark) => typeof mark === 'number')

/** The marks that a withdrawal has noted before it left; null when there are none or they can not be read. */
export const readMarks = (noted: unknown): SaldoMarks | null => (isMarks(noted) ? noted : null)

/**
 * What the balance says about a withdrawal whose answer was lost. A balance that something else has moved too says
 * nothing, and neither does one without the withdrawal before it can no longer arrive (trust.md, 9).
 * @param marks null when nothing is known of the balance before
 * @param state null when the balance can not be read
 * @param elapsedMs since the last moment at which it may have left
 */
export const resultOfPenarikan = (
  marks: SaldoMarks | null,
  state: SaldoState | null,
  elapsedMs: number,
): 'done' | 'not-done' | 'unknown' => {
  if (!marks || !state) return 'unknown'
  const mark = markOf(marks.salt, state)
  if (mark === marks.held || mark === marks.paid) return 'done'
  return mark === marks.before && elapsedMs >= ARRIVAL_MS ? 'not-done' : 'unknown'
}
