import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'
import { fillStorage } from '#tests/full-storage.ts'
import { readDraft, removeDraft, removeOldDrafts, writeDraft } from './draft-store.ts'

const NOW = Date.parse('2028-02-14T08:00:00+07:00')
const DAY_MS = 86_400_000
const SEKAR = '061001 240117023 ROLE_MAHASISWA 240117023'
const DRAFT = { values: { alamat: 'Jalan Melati 5' }, savedAt: NOW }

afterEach(() => localStore.clear())

test('returns a draft only to the owner and the form that wrote it', () => {
  writeDraft(SEKAR, 'biodata', DRAFT)
  expect(readDraft(SEKAR, 'biodata', NOW + DAY_MS)).toEqual(DRAFT)
  expect(readDraft(SEKAR, 'cuti', NOW)).toBeNull()
  removeDraft(SEKAR, 'biodata')
  expect(readDraft(SEKAR, 'biodata', NOW)).toBeNull()
})

test('never returns the draft of another owner or form, for any names', () => {
  const name = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', '[', ']', '\\', 'draft ') })
  fc.assert(
    fc.property(name, name, name, name, (owner, form, otherOwner, otherForm) => {
      fc.pre(owner !== otherOwner || form !== otherForm)
      localStore.clear()
      writeDraft(owner, form, DRAFT)
      expect(readDraft(otherOwner, otherForm, NOW)).toBeNull()
    }),
  )
})

test.each([
  ['six days', 6, true],
  ['seven days', 7, true],
  ['eight days', 8, false],
])('a draft is kept after %s: %s', (_, days, isThere) => {
  writeDraft(SEKAR, 'biodata', DRAFT)
  expect(readDraft(SEKAR, 'biodata', NOW + days * DAY_MS) !== null).toBe(isThere)
  removeOldDrafts(NOW + days * DAY_MS)
  expect(localStore.names().some(isDraftName)).toBe(isThere)
})

test.each([
  ['a day ten days ahead', 10, 10, true],
  ['a day ten days ahead', 10, 11, false],
  ['tomorrow', 1, 7, true],
  ['a day in ten years', 3650, 182, true],
  ['a day in ten years', 3650, 183, false],
])('a draft with a deadline on %s (in %i days) is kept after %i days: %s', (_, until, days, isThere) => {
  writeDraft(SEKAR, 'krs', { ...DRAFT, keepUntil: NOW + until * DAY_MS })
  expect(readDraft(SEKAR, 'krs', NOW + days * DAY_MS) !== null).toBe(isThere)
  removeOldDrafts(NOW + days * DAY_MS)
  expect(localStore.names().some(isDraftName)).toBe(isThere)
})

test.each(['', '{', '[]', 'null', '{"values":3,"savedAt":1}', '{"values":{}}'])(
  'ignores and removes a stored draft with the content %j',
  (text) => {
    writeDraft(SEKAR, 'biodata', DRAFT)
    const [stored = ''] = localStore.names().filter(isDraftName)
    localStore.set(stored, text)
    expect(readDraft(SEKAR, 'biodata', NOW)).toBeNull()
    removeOldDrafts(NOW)
    expect(localStore.names()).toEqual([])
  },
)

test('keeps the draft in memory for this page when storage is full', () => {
  fillStorage('localStorage')
  writeDraft(SEKAR, 'biodata', DRAFT)
  expect(readDraft(SEKAR, 'biodata', NOW)).toEqual(DRAFT)
})
