import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { deep, isPlain, MUTATIONS } from '../audit/mutations.ts'
import { answersOf } from '../contract/bundle.ts'
import { arrangeCase, CASES, mainOf, operationNamed, RAW } from './cases.ts'
import { healthyScreen } from './shell.tsx'

vi.setConfig({ testTimeout: 30_000 }) // a screen is opened once for each kind

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each drift is told once
})

const known = (name: string) => (body: unknown) => {
  const text = MUTATIONS.find((mutation) => mutation.name === name)?.answer(body).text
  if (text === undefined) throw new Error(`no mutation is called ${name}`)
  return JSON.parse(text) as object
}
/** Changes every value of an answer, the innermost first; it stays an answer. */
const inside = (change: (value: unknown) => unknown) => (body: unknown) =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, change(deep(value, change))]))

let made = 0
/** Of another type, and no two alike: what has an id keeps one. */
const otherLeaf = (value: unknown): unknown => {
  if (isPlain(value) || Array.isArray(value)) return value
  made += 1
  return typeof value === 'string' && made % 2 === 0 ? made : { bukan: made }
}

/** The kinds that break most, whether they leave nothing to read, or break values only; `npm run audit` opens every screen with all of them. */
const KINDS: readonly { name: string; answer: (body: unknown) => object; isUnreadable?: true; isLeaves?: true }[] = [
  { name: 'every second field missing', answer: known('every second field missing') },
  { name: 'all fields missing', answer: known('all fields missing') },
  { name: 'null for every value', answer: known('null for every value'), isLeaves: true },
  { name: 'null for the answer', answer: known('null for every list and object'), isUnreadable: true },
  { name: 'another type for every value in it', answer: inside(otherLeaf), isLeaves: true },
  { name: 'another type for every list in it', answer: inside((value) => (Array.isArray(value) ? 'daftar' : value)) },
  { name: 'an empty list for every object in it', answer: inside((value) => (isPlain(value) ? [] : value)) },
]
/** Parts that are nothing without one value: what is owed, and whether there are classes today. */
const NEEDED: Readonly<Record<string, number>> = { '/dashboard': 2 }
/** What the example of the contract says without its lists: that the card is locked, and why; an event without speakers yet. */
const SAYS_ENOUGH: ReadonlySet<string> = new Set([
  '/cetak-kartu-ujian?jenis=UAS',
  '/seminar/77',
  '/seminar/jadwal-pembicara?id=77',
  '/sertifikasi/16',
  '/sertifikasi/jadwal-pembicara?id=15',
])
/** A page in the browser's own words is as bad as none. */
const MIN_CHARACTERS = 20

test.each(CASES)('$address: no answer of a gateway makes it blank, or shows what nobody can read', async (one) => {
  const arranged = arrangeCase(one)
  const { own } = await healthyScreen(one)
  for (const { name, answer, isUnreadable, isLeaves } of KINDS) {
    // Of money nothing is shown that is not whole (x-strict): that costs its part on purpose.
    const asked = own.filter(({ operation }) => !isLeaves || !operationNamed(operation)?.isStrict)
    const answers = Object.fromEntries(
      asked.map(({ pathname, operation }) => [pathname, answer(answersOf(operation)[0] ?? {})]),
    )
    const { unmount } = await renderScreen(one.address, { ...arranged, answers })
    const text = mainOf().textContent
    expect(text, name).not.toMatch(RAW)
    expect(text, name).not.toContain('ERROR 500')
    expect(text.replace(/\s/g, '').length, name).toBeGreaterThan(MIN_CHARACTERS)
    const failed = screen.queryAllByText('Muat Ulang', { selector: 'main button' }).length
    if (isLeaves) expect(failed, `${name}: it costs more than itself`).toBeLessThanOrEqual(NEEDED[one.address] ?? 0)
    if (isUnreadable && own.length > 0 && !SAYS_ENOUGH.has(one.address))
      expect(failed, `${name}: it looks empty`).toBeGreaterThan(0)
    unmount()
  }
})
