// @vitest-environment node
import { expect, test } from 'vitest'
import { type HandedIn, noteOf, readNote, standingOf } from './handed-in.ts'

const FILE = new File(['rancangan'], 'rancangan.pdf')
const T1 = '2026-10-22T14:05:00+07:00'
const T2 = '2026-10-22T14:06:00+07:00'
const own = (waktu = '', ukuran: number | null = FILE.size): HandedIn => ({ nama: FILE.name, ukuran, waktu })
const other: HandedIn = { nama: 'lain.pdf', ukuran: 5, waktu: T1 }
const noted = (was: readonly HandedIn[] | null) =>
  readNote(JSON.parse(JSON.stringify(noteOf({ place: {}, draft: 'd', file: FILE, was }))))

test.each<[string, readonly HandedIn[] | null, readonly HandedIn[] | null, string]>([
  ['nothing before, it is there', [], [own(T1)], 'arrived'],
  ['nothing before, nothing there', [], [], 'absent'],
  ['another before, it is there', [other], [own(T2)], 'arrived'],
  ['another before, the same there', [other], [other], 'absent'],
  ['another before, a third one there', [other], [{ ...other, waktu: T2 }], 'other'],
  ['nothing before, another one there', [], [other], 'other'],
  ['it was there before, at the same time', [own(T1)], [own(T1)], 'absent'],
  ['it was there before, at another time', [own(T1)], [own(T2)], 'arrived'],
  ['it was there before, without a time', [own()], [own()], 'unknown'],
  ['it was there before, another one beside it', [own(T1)], [own(T1), other], 'other'],
  ['one of its name with another size', [], [own(T1, 1)], 'other'],
  ['one of its name without a size', [], [own(T1, null)], 'arrived'],
  ['not known before, nothing there', null, [], 'absent'],
  ['not known before, it is there', null, [own(T1)], 'unknown'],
  ['not known now', [], null, 'unknown'],
])('compares a submitted file with the note: %s', (_, was, now, standing) => {
  expect(standingOf(noted(was), now)).toBe(standing)
})

test('returns unknown for an unreadable note', () => {
  expect(standingOf(readNote(null), [own(T1)])).toBe('unknown')
})
