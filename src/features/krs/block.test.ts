// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readKrsEdit, readKrsPembatasWaktu } from '#generated/client/krs/readers.ts'
import { type BlockFacts, blockOf, isLocked, type JenisKrs, krsStateOf } from './krs-state.ts'

const OPEN: BlockFacts = { jenis: 'krs', fase: 'open', locks: [], alasanDikunci: '', isAktif: true }
/** Returns the locks as parsed from the registration and from the window. */
const locksOf = (edit: object, waktu: object = {}) => [readKrsEdit(edit), readKrsPembatasWaktu(waktu), undefined]
const rule = (facts: Partial<BlockFacts>) => blockOf({ ...OPEN, ...facts })?.rule

test('returns no block for an active student whose KRS is open', () => {
  expect(blockOf(OPEN)).toBeNull()
})

describe.each<[JenisKrs, string]>([
  ['krss', 'isDikunci'],
  ['krs', 'isKrsDikunci'],
  ['pkrs', 'isPkrsDikunci'],
])('[R4-028] locked %s', (jenis, own) => {
  it.each([true, 1, '1', 'true'])(`is closed when ${own} is %j in either response`, (value) => {
    for (const locks of [
      locksOf({ [own]: value }),
      locksOf({}, { [own]: value }),
      locksOf({ [own]: false }, { [own]: value }),
    ]) {
      expect(isLocked(jenis, locks)).toBe(true)
      expect(blockOf({ ...OPEN, jenis, locks })).toMatchObject({ rule: 'KRS-KUNCI', isClosed: true })
    }
  })

  it('ignores the lock flag of another registration but obeys the general lock', () => {
    const others = { isKrsDikunci: true, isPkrsDikunci: true, isDikunci: false, [own]: false }
    expect(isLocked(jenis, locksOf(others))).toBe(false)
    expect(isLocked(jenis, locksOf({ isDikunci: true }))).toBe(true)
  })
})

test('[R4-021] blocks registration for an inactive student', () => {
  expect(blockOf({ ...OPEN, isAktif: false })).toMatchObject({ rule: 'KRS-STATUS', isClosed: true })
})

test.each<[BlockFacts['fase'], string, boolean]>([
  ['before', 'KRS-BELUM-BUKA', false],
  ['after', 'KRS-DITUTUP', true],
  ['shut', 'KRS-TIDAK-DIBUKA', true],
])('gives a window in phase %s the reason %s, even when the registration is also locked', (fase, wanted, isClosed) => {
  const locks = locksOf({ isKrsDikunci: true })
  expect(blockOf({ ...OPEN, fase })).toMatchObject({ rule: wanted, isClosed })
  expect(blockOf({ ...OPEN, fase, locks })).toMatchObject({ rule: wanted, isClosed })
})

test('reports the first reason in the order status, tunggakan, questionnaire, general lock, window', () => {
  const locks = locksOf({ isKrsDikunci: true })
  const alasanDikunci = 'KRS terkunci karena tunggakan dua semester'
  expect(rule({ fase: 'before', locks, alasanDikunci, isAktif: false })).toBe('KRS-STATUS')
  expect(rule({ fase: 'before', locks, alasanDikunci })).toBe('KRS-TUNGGAKAN')
  expect(rule({ locks, alasanDikunci: 'Isi kuesioner dahulu' })).toBe('KRS-KUESIONER')
  expect(rule({ fase: 'before', locks: locksOf({ isDikunci: true }) })).toBe('KRS-KUNCI')
  expect(rule({ fase: 'before', locks, alasanDikunci: 'KRS dibuka 11 Januari' })).toBe('KRS-BELUM-BUKA')
  expect(rule({ alasanDikunci })).toBeUndefined()
})

test.each<[JenisKrs, string]>([
  ['krss', 'isDikunci'],
  ['krs', 'isKrsDikunci'],
  ['pkrs', 'isPkrsDikunci'],
])('closes a %s that is locked for an approved leave in every phase of its window', (jenis, own) => {
  const facts = { ...OPEN, jenis, locks: locksOf({ [own]: true }), alasanDikunci: 'KRS terkunci karena cuti disetujui' }
  for (const fase of ['before', 'open', 'after', 'shut'] as const)
    expect(blockOf({ ...facts, fase })).toEqual({ rule: 'KRS-CUTI', isClosed: true })
  expect(blockOf({ ...facts, fase: 'before', alasanDikunci: 'Dibuka 11 Januari, kecuali percutian' })?.rule).toBe(
    'KRS-BELUM-BUKA',
  )
})

test('[R4-028] never reports a locked registration as open for sending', () => {
  const facts = fc.record({
    jenis: fc.constantFrom<JenisKrs>('krss', 'krs', 'pkrs'),
    fase: fc.constantFrom<BlockFacts['fase']>('before', 'open', 'after', 'shut', 'unknown'),
    locks: fc
      .record({ isKrsDikunci: fc.anything(), isPkrsDikunci: fc.anything(), isDikunci: fc.constantFrom(true, null) })
      .map((waktu) => locksOf({}, waktu)),
    alasanDikunci: fc.string(),
    isAktif: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (one) => {
      if (isLocked(one.jenis, one.locks)) expect(blockOf(one)).not.toBeNull()
    }),
  )
})

test('names the closed window rather than a lock that it is too late to resolve', () => {
  const facts = { rule: 'KRS-KUESIONER', isSent: false, decision: null, isKnown: true } as const
  expect(krsStateOf({ ...facts, fase: 'open' })).toBe('locked')
  expect(krsStateOf({ ...facts, fase: 'after' })).toBe('closed')
})
