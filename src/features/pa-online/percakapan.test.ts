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
])('a sender written %j is %s', (pengirim, expected) => expect(pengirimOf({ pengirim })).toBe(expected))

test('messages stand in order of time whatever the order and the zone of the answer', () => {
  const rows = [
    pesan({ isi: 'b', waktu: '2026-10-20T09:40:00+07:00' }),
    pesan({ isi: 'a', waktu: '2026-10-20T11:00:00+09:00' }),
    pesan({ isi: 'c', waktu: '2026-10-20T03:02:00Z' }),
  ]
  expect(sortPesan(rows).map(isi)).toEqual(['a', 'b', 'c'])
})

test('a message without a time stays behind the one that it came after, and on its day', () => {
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

test('no message is lost or doubled by the order and the days; each day stands once, and in order', () => {
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

test('the last word of the advisor is found behind one’s own; what is not said to be unread is not new', () => {
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
] as const)('of a message whose answer was lost, %s says: %s', (_, expected, before, after, since) => {
  expect(resultOfPesan(noted([...before]), { data: [...after], meta: null }, since)).toBe(expected)
})

test('a message is not called missing where only a part of the conversation was answered', () => {
  const meta = { currentPage: 1, itemsPerPage: 20, totalItems: 45 }
  const data = Array.from({ length: 20 }, () => pesan({ pengirim: 'dosen' }))
  expect(resultOfPesan(noted([]), { data, meta }, LATE)).toBe('unknown')
  expect(resultOfPesan(noted([]), { data, meta: null }, LATE)).toBe('unknown')
  expect(resultOfPesan(noted([]), { data, meta: { ...meta, totalItems: 20 } }, LATE)).toBe('not-done')
})

test('the same message is known at the end of the conversation, and no longer once the advisor has answered', () => {
  const at = (minute: number) => `2026-10-20T09:${minute}:00+07:00`
  expect(endsWith([], TULISAN)).toBe(false)
  expect(endsWith([own({ waktu: at(40) })], TULISAN)).toBe(true)
  expect(endsWith([own({ waktu: at(40) })], { isi: TULISAN.isi })).toBe(false)
  expect(endsWith([pesan({ pengirim: 'dosen', isi: 'ya', waktu: at(50) }), own({ waktu: at(40) })], TULISAN)).toBe(
    false,
  )
})

test('two attempts of one message have marks that nobody can compare', () => {
  expect(markOfPesan('a', TULISAN)).not.toBe(markOfPesan('b', TULISAN))
})

test('what was typed is known again as it is read, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', 'a', ' ', '\n', '\r\n', '/') }), (typed) => {
      const read = readPaOnlinePesan({ topik: typed, isi: typed })
      expect(markOfPesan('s', read)).toBe(markOfPesan('s', { topik: typed, isi: typed }))
    }),
  )
})
