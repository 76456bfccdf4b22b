// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readInformasiLockJurnal, readPengajuanJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { UNREADABLE } from '#shared/wire/readers.ts'
import { canDelete, currentOf, obstacleOf, sourceOf, stateOf, stepsOf, stepsOfArticle } from './lock.ts'

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
const WINDOW = { bolehMengajukan: true, isTerkunci: false, tanggalMulai: '2026-09-07', tanggalSelesai: '2026-12-18' }
const informasi = (more = {}) => readInformasiLockJurnal({ ...WINDOW, ...more })
const row = (status: unknown, more = {}) => readPengajuanJurnal({ idJurnal: 'J-1', status, ...more })
const rowsOf = (statuses: readonly unknown[]) =>
  statuses.map((status, index) => row(status, { idJurnal: `J-${9 - index}` }))
const judulSkripsi = 'Rancang Bangun'

describe('steps to the locked title', () => {
  it.each([
    ['no title', '', [], {}, 'title now, submitted later, examined later, locked later'],
    ['nothing submitted', judulSkripsi, [], {}, 'title done, submitted now, examined later, locked later'],
    ['waits', judulSkripsi, ['menunggu', 'ditolak'], {}, 'title done, submitted done, examined now, locked later'],
    [
      'rejected',
      judulSkripsi,
      ['ditolak'],
      {},
      'title done, submitted done, examined stopped, again now, locked later',
    ],
    [
      'accepted, although a later one waits',
      judulSkripsi,
      ['menunggu', 'disetujui'],
      { isTerkunci: true },
      'title done, submitted done, examined done, locked done',
    ],
    [
      'accepted, while the campus does not tell of the lock',
      judulSkripsi,
      ['disetujui'],
      { isTerkunci: null },
      'title done, submitted done, examined done, locked done',
    ],
    ['locked without an article', judulSkripsi, ['ditolak'], { isTerkunci: true }, 'title done, locked done'],
    [
      'an unknown status',
      judulSkripsi,
      ['diarsipkan'],
      { isTerkunci: null },
      'title done, submitted done, examined unknown, locked later',
    ],
    ['no status', judulSkripsi, [null], {}, 'title done, submitted done, examined unknown, locked later'],
  ])('%s', (_, title, statuses, more, expected) => {
    const steps = stepsOf({ judulSkripsi: title }, rowsOf(statuses), informasi(more))
    expect(steps.map(({ key, state }) => `${key} ${state}`).join(', ')).toBe(expected)
  })

  it.each([
    ['menunggu', 'submitted done, examined now, locked later'],
    ['disetujui', 'submitted done, examined done, locked done'],
    ['ditolak', 'submitted done, examined stopped'],
    ['diarsipkan', 'submitted done, examined unknown, locked later'],
  ])('of one article with status %s', (status, expected) => {
    expect(
      stepsOfArticle(row(status))
        .map(({ key, state }) => `${key} ${state}`)
        .join(', '),
    ).toBe(expected)
  })

  it('uses the accepted article, else the pending one, else the newest', () => {
    const idOf = (statuses: readonly string[]) => currentOf(rowsOf(statuses))?.idJurnal
    expect(idOf(['ditolak', 'menunggu', 'disetujui'])).toBe('J-7')
    expect(idOf(['ditolak', 'menunggu'])).toBe('J-8')
    expect(idOf(['ditolak', 'ditolak'])).toBe('J-9')
    expect(currentOf([])).toBeNull()
    expect(currentOf([null, ...rowsOf(['ditolak'])]), 'one that could not be read may be newer').toBeUndefined()
    expect(currentOf([null, ...rowsOf(['menunggu'])])?.status).toBe('menunggu')
  })
})

describe('obstacle to a submission', () => {
  it.each([
    ['nothing', {}, judulSkripsi, null],
    [
      'the campus, with its reason',
      { bolehMengajukan: false, alasan: 'Belum.' },
      judulSkripsi,
      { kind: 'campus', text: 'Belum.' },
    ],
    ['the campus, without a reason', { bolehMengajukan: false }, judulSkripsi, { kind: 'refused' }],
    ['none without a permission in the response', { bolehMengajukan: null, alasan: 'Belum.' }, judulSkripsi, null],
    ['no title', {}, '', { kind: 'title' }],
    ['an unreadable title', {}, UNREADABLE, { kind: 'titleUnread' }],
    ['a title that is too long to be sent', {}, 'x'.repeat(256), { kind: 'titleLong' }],
    ['a locked title', { isTerkunci: true }, judulSkripsi, { kind: 'locked' }],
    ['none without a lock in the response', { isTerkunci: null }, judulSkripsi, null],
    ['a window that is not open yet', { tanggalMulai: '2026-10-23' }, judulSkripsi, { kind: 'early' }],
    ['a window that has closed', { tanggalSelesai: '2026-10-21' }, judulSkripsi, { kind: 'closed' }],
  ])('%s', (_, more, title, expected) => {
    expect(obstacleOf(informasi(more), { judulSkripsi: title }, NOW, 255)).toEqual(expected)
  })
})

it('allows deleting a submission unless it is locked or accepted', () => {
  for (const isDikunci of [false, null, 'lama'])
    expect(canDelete(row('menunggu', { isDikunci })), String(isDikunci)).toBe(true)
  expect(canDelete(row('menunggu', { isDikunci: true }))).toBe(false)
  expect(canDelete(row('disetujui', { isDikunci: null }))).toBe(false)
  expect(canDelete(readPengajuanJurnal({ isDikunci: false })), 'without an id').toBe(false)
})

it('ignores inherited object properties when reading a status', () => {
  expect(stateOf({ status: 'toString' })).toBe('unknown')
})

it.each([
  [{ namaJurnal: 'Jurnal A', volume: '8', nomor: '2', tahunTerbit: 2026 }, 'Jurnal A 8(2), 2026'],
  [{ namaJurnal: 'Jurnal A', volume: '8' }, 'Jurnal A 8'],
  [{ namaJurnal: 'Jurnal A', nomor: '2' }, 'Jurnal A (2)'],
  [{ tahunTerbit: 2026 }, '2026'],
  [{}, ''],
])('formats the source of an article: %j', (more, expected) => {
  expect(sourceOf(row('menunggu', more))).toBe(expected)
})
