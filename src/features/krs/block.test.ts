// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readKrsEdit, readKrsPembatasWaktu } from '#generated/client/krs/readers.ts'
import { type BlockFacts, blockOf, isLocked, type JenisKrs } from './krs-state.ts'

const OPEN: BlockFacts = { jenis: 'krs', fase: 'open', locks: [], alasanDikunci: '', isAktif: true }
/** Returns the locks as parsed from the registration and from the window. */
const locksOf = (edit: object, waktu: object = {}) => [readKrsEdit(edit), readKrsPembatasWaktu(waktu), undefined]
const rule = (facts: Partial<BlockFacts>) => blockOf({ ...OPEN, ...facts })?.rule

test('nothing stands in the way of an active student whose KRS is open', () => {
  expect(blockOf(OPEN)).toBeNull()
})

describe.each<[JenisKrs, string]>([
  ['krss', 'isDikunci'],
  ['krs', 'isKrsDikunci'],
  ['pkrs', 'isPkrsDikunci'],
])('[R4-028] a locked %s', (jenis, own) => {
  it.each([true, 1, '1', 'true'])(`can not be edited when ${own} is %j, in whichever answer it stands`, (value) => {
    for (const locks of [
      locksOf({ [own]: value }),
      locksOf({}, { [own]: value }),
      locksOf({ [own]: false }, { [own]: value }),
    ]) {
      expect(isLocked(jenis, locks)).toBe(true)
      expect(blockOf({ ...OPEN, jenis, locks })).toMatchObject({ rule: 'KRS-KUNCI', isClosed: true })
    }
  })

  it('is not locked by the flag of another registration, but by the general one', () => {
    const others = { isKrsDikunci: true, isPkrsDikunci: true, isDikunci: false, [own]: false }
    expect(isLocked(jenis, locksOf(others))).toBe(false)
    expect(isLocked(jenis, locksOf({ isDikunci: true }))).toBe(true)
  })
})

test('[R4-021] a student who is not active can not register', () => {
  expect(blockOf({ ...OPEN, isAktif: false })).toMatchObject({ rule: 'KRS-STATUS', isClosed: true })
})

test.each<[BlockFacts['fase'], string, boolean]>([
  ['before', 'KRS-BELUM-BUKA', false],
  ['after', 'KRS-DITUTUP', true],
  ['shut', 'KRS-TIDAK-DIBUKA', true],
])('a window that is %s gives the reason %s, also where it locks', (fase, wanted, isClosed) => {
  const locks = locksOf({ isKrsDikunci: true })
  expect(blockOf({ ...OPEN, fase })).toMatchObject({ rule: wanted, isClosed })
  expect(blockOf({ ...OPEN, fase, locks })).toMatchObject({ rule: wanted, isClosed })
})

test('what has to be solved first is named first: status, arrears, questionnaire, a general lock, the window', () => {
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
])('a %s that is locked for an approved leave is closed, whatever its window says', (jenis, own) => {
  const facts = { ...OPEN, jenis, locks: locksOf({ [own]: true }), alasanDikunci: 'KRS terkunci karena cuti disetujui' }
  for (const fase of ['before', 'open', 'after', 'shut'] as const)
    expect(blockOf({ ...facts, fase })).toEqual({ rule: 'KRS-CUTI', isClosed: true })
  expect(blockOf({ ...facts, fase: 'before', alasanDikunci: 'Dibuka 11 Januari, kecuali percutian' })?.rule).toBe(
    'KRS-BELUM-BUKA',
  )
})

test('[R4-028] whatever else is true, a locked registration is never open for sending', () => {
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
