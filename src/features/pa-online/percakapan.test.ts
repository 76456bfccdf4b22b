// @vitest-environment node
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PaOnlinePesan, readPaOnlinePesan } from '#generated/client/pa-online/readers.ts'
import { ARRIVAL_MS } from '#kit/action/arrival.ts'
import { setClock } from '#shared/state/clock.ts'
import { byHari, countPesan, endsWith, isBaru, lastOfDosen, markOfPesan, pengirimOf, sortPesan } from './percakapan.ts'
import { resultOfPesan } from './send-pesan.ts'

const pesan = (part: Partial<PaOnlinePesan>): PaOnlinePesan => ({ ...readPaOnlinePesan({}), ...part })
const isi = ({ isi: written }: PaOnlinePesan) => written

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
beforeEach(() => setClock(() => NOW))
afterEach(() => setClock(Date.now))

test.each([
  ['mahasiswa', 'mahasiswa'],
  [' Mahasiswa ', 'mahasiswa'],
  ['DOSEN', 'dosen'],
  ['', 'lain'],
  ['admin', 'lain'],
])('reads the sender %j as %s', (pengirim, expected) => expect(pengirimOf({ pengirim })).toBe(expected))

test('sorts messages by time across time zones', () => {
  const rows = [
    pesan({ isi: 'b', waktu: '2026-10-20T09:40:00+07:00' }),
    pesan({ isi: 'a', waktu: '2026-10-20T11:00:00+09:00' }),
    pesan({ isi: 'c', waktu: '2026-10-20T03:02:00Z' }),
  ]
  expect(sortPesan(rows).map(isi)).toEqual(['a', 'b', 'c'])
})

test('keeps a message without a time after its predecessor and on the same day', () => {
  const rows = sortPesan([
    pesan({ isi: 'b', waktu: '2026-10-20T09:40:00+07:00' }),
    pesan({ isi: 'b2' }),
    pesan({ isi: 'a', waktu: '2026-10-19T09:40:00+07:00' }),
  ])
  expect(rows.map(isi)).toEqual(['a', 'b', 'b2'])
  const days = byHari(rows, (waktu) => waktu?.slice(0, 10) ?? '')
  expect(days.map(({ hari, pesan: found }) => [hari, found.map(isi)])).toEqual([
    ['2026-10-19', ['a']],
    ['2026-10-20', ['b', 'b2']],
  ])
})

const anyPesan = fc
  .record({
    isi: fc.string(),
    waktu: fc.option(fc.integer({ min: 0, max: 9 }).map((day) => `2026-10-1${day}T08:00:00+07:00`)),
    pengirim: fc.constantFrom('mahasiswa', 'dosen', ''),
  })
  .map(pesan)

test('loses and duplicates no message when sorting, and lists each day once, in order', () => {
  fc.assert(
    fc.property(fc.array(anyPesan), (rows) => {
      const sorted = sortPesan(rows)
      expect(new Set(sorted)).toEqual(new Set(rows))
      expect(sortPesan(sorted)).toEqual(sorted)
      const days = byHari(sorted, (waktu) => waktu?.slice(0, 10) ?? '')
      expect(days.flatMap((day) => day.pesan)).toEqual(sorted)
      const named = days.map(({ hari }) => hari).filter(Boolean)
      expect(named).toEqual([...new Set(named)].toSorted())
    }),
  )
})

test('finds the last message of the advisor and treats an unknown read state as not new', () => {
  const said = pesan({ pengirim: 'dosen', isi: 'ya', isDibaca: false })
  expect(lastOfDosen([said, pesan({ pengirim: 'mahasiswa', isi: 'baik' })])).toBe(said)
  expect(lastOfDosen([pesan({ pengirim: 'mahasiswa' })])).toBeNull()
  expect([isBaru(said), isBaru({ ...said, isDibaca: null }), isBaru({ ...said, pengirim: 'mahasiswa' })]).toEqual([
    true,
    false,
    false,
  ])
})

const TULISAN = { topik: 'Kemajuan studi', isi: 'Baik, Pak.\nTerima kasih.' }
const own = (part: Partial<PaOnlinePesan> = {}) => pesan({ pengirim: 'mahasiswa', ...TULISAN, ...part })
const LATE = NOW - ARRIVAL_MS
const noted = (rows: PaOnlinePesan[]) => {
  const mark = markOfPesan('s', TULISAN)
  return { tahun: 2027, semester: 1, salt: 's', mark, ...countPesan(rows, 's', mark) }
}
const dosen = pesan({ pengirim: 'dosen', ...TULISAN })

test.each([
  ['one more of the same', 'done', [], [own()], NOW],
  ['one more of the same beside an equal one', 'done', [own()], [own(), own()], NOW],
  ['the same with other line ends', 'done', [], [own({ isi: 'Baik, Pak.\r\nTerima kasih. ' })], NOW],
  ['an equal one of before alone, at once', 'unknown', [own()], [own()], NOW],
  ['an equal one of before alone, when it can no longer arrive', 'not-done', [own()], [own()], LATE],
  ['nothing, at once', 'unknown', [], [], NOW],
  ['nothing, when it can no longer arrive', 'not-done', [], [], LATE],
  ['the same words by the advisor', 'not-done', [], [dosen], LATE],
  ['another message of the student', 'unknown', [], [own({ isi: 'Lain' })], LATE],
  ['the same words under another topic', 'unknown', [], [own({ topik: '' })], LATE],
] as const)('given %s, resolves a message with a lost response as %s', (_, expected, before, after, since) => {
  expect(resultOfPesan(noted([...before]), { data: [...after], meta: null }, since)).toBe(expected)
})

test('does not report a message as missing when only part of the conversation is returned', () => {
  const meta = { currentPage: 1, itemsPerPage: 20, totalItems: 45 }
  const data = Array.from({ length: 20 }, () => pesan({ pengirim: 'dosen' }))
  expect(resultOfPesan(noted([]), { data, meta }, LATE)).toBe('unknown')
  expect(resultOfPesan(noted([]), { data, meta: null }, LATE)).toBe('unknown')
  expect(resultOfPesan(noted([]), { data, meta: { ...meta, totalItems: 20 } }, LATE)).toBe('not-done')
})

test('recognises a message at the end of the conversation, but not after a reply', () => {
  const at = (minute: number) => `2026-10-20T09:${minute}:00+07:00`
  expect(endsWith([], TULISAN)).toBe(false)
  expect(endsWith([own({ waktu: at(40) })], TULISAN)).toBe(true)
  expect(endsWith([own({ waktu: at(40) })], { isi: TULISAN.isi })).toBe(false)
  expect(endsWith([pesan({ pengirim: 'dosen', isi: 'ya', waktu: at(50) }), own({ waktu: at(40) })], TULISAN)).toBe(
    false,
  )
})

test('creates different marks for two attempts of one message', () => {
  expect(markOfPesan('a', TULISAN)).not.toBe(markOfPesan('b', TULISAN))
})

test('recognises typed text in the response, whatever its characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', 'a', ' ', '\n', '\r\n', '/') }), (typed) => {
      const read = readPaOnlinePesan({ topik: typed, isi: typed })
      expect(markOfPesan('s', read)).toBe(markOfPesan('s', { topik: typed, isi: typed }))
    }),
  )
})
