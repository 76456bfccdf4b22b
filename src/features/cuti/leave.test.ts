// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readPengajuanCuti, readWaktuPengajuanCuti } from '#generated/client/cuti/readers.ts'
import { labelOf, obstacleOf, shownWindows, stateOf, stepsOf } from './leave.ts'

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
const WINDOW = { tahun: 2027, semester: 2, tanggalMulai: '2026-10-12', tanggalSelesai: '2027-01-08' }
const window = (more = {}) => readWaktuPengajuanCuti({ ...WINDOW, ...more })
const request = (status: unknown, more = {}) =>
  readPengajuanCuti({ idPengajuanCuti: '1', tahun: 2027, semester: 2, status, ...more })

describe('obstacle to a request', () => {
  it.each([
    ['nothing, where the campus says yes', { bolehMengajukan: true }, [], null],
    ['nothing, where the campus says nothing', {}, [], null],
    [
      'the campus, in its words',
      { bolehMengajukan: false, alasan: 'Jatah habis.' },
      [],
      { kind: 'campus', text: 'Jatah habis.' },
    ],
    ['the campus, without words', { bolehMengajukan: false }, [], { kind: 'refused' }],
    [
      'a closed window, where the campus says no without words',
      { bolehMengajukan: false, tanggalSelesai: '2026-10-21' },
      [],
      { kind: 'closed' },
    ],
    ['nothing, where the window says no dates', { tanggalMulai: null, tanggalSelesai: null }, [], null],
    ['nothing, where the semesters left cannot be read', { sisaCuti: 'entah' }, [], null],
    [
      'nothing, where none is left and the campus says yes all the same',
      { sisaCuti: 0, bolehMengajukan: true },
      [],
      null,
    ],
    ['a window that has closed', { tanggalSelesai: '2026-10-21' }, [], { kind: 'closed' }],
    ['a window that is not open yet', { tanggalMulai: '2026-10-23' }, [], { kind: 'closed' }],
    ['no semesters left', { sisaCuti: 0 }, [], { kind: 'used' }],
    ['a request that waits for this period', {}, ['Menunggu persetujuan'], { kind: 'waiting' }],
    ['leave that was granted for this period', {}, ['Disetujui'], { kind: 'granted' }],
    ['nothing, after a refused one', {}, ['Ditolak', 'Dibatalkan'], null],
    ['nothing, after one of a status that nobody knows', {}, ['Diparkir'], null],
  ])('is %s', (_, more, statuses, expected) => {
    expect(
      obstacleOf(
        window(more),
        statuses.map((status) => request(status)),
        NOW,
      ),
    ).toEqual(expected)
  })

  it('is not a request for another period', () => {
    expect(obstacleOf(window(), [request('Menunggu persetujuan', { semester: 1 })], NOW)).toBeNull()
  })
})

describe('steps of a request', () => {
  it.each([
    ['Menunggu persetujuan', {}, 'requested done, decision now, decree later'],
    ['Disetujui', { nomorSk: '1/SK' }, 'requested done, decision done, decree done'],
    ['Disetujui', {}, 'requested done, decision done, decree now'],
    ['Ditolak', {}, 'requested done, decision stopped'],
    ['Dibatalkan', {}, 'requested done, decision stopped'],
    ['Diparkir', {}, 'requested done, decision unknown'],
    [null, {}, 'requested done, decision unknown'],
  ])('for the status %s with %j', (status, more, expected) => {
    expect(
      stepsOf(request(status, more))
        .map(({ key, state }) => `${key} ${state}`)
        .join(', '),
    ).toBe(expected)
    expect(stateOf(request(status))).toBeDefined()
  })
})

it('shows windows that are open or ahead, else the one that closed last', () => {
  const [open, ahead, closed] = [
    window({ idWaktuPengajuanCuti: 'open' }),
    window({ idWaktuPengajuanCuti: 'ahead', tanggalMulai: '2026-12-01' }),
    window({ idWaktuPengajuanCuti: 'closed', tanggalSelesai: '2026-10-20' }),
  ]
  const ids = (windows: readonly ReturnType<typeof window>[]) =>
    shownWindows(windows, NOW).map(({ idWaktuPengajuanCuti }) => idWaktuPengajuanCuti)
  expect(ids([ahead, open, closed])).toEqual(['ahead', 'open'])
  expect(ids([closed, closed])).toEqual(['closed'])
  const older = window({ idWaktuPengajuanCuti: 'older', tanggalSelesai: '2026-04-20' })
  expect(ids([older, closed]), 'whatever their order').toEqual(['closed'])
  expect(ids([])).toEqual([])
})

it('shows a window that the gateway repeats once', () => {
  const windows = ['18', '19', '18', ''].map((idWaktuPengajuanCuti) => window({ idWaktuPengajuanCuti }))
  expect(shownWindows(windows, NOW)).toEqual([windows[0], windows[1], windows[3]])
})

it.each([
  [{ label: 'Semester Genap TA 26/27', tahun: 2027, semester: 2 }, '2026/2027 Genap'],
  [{ label: 'Semester istimewa' }, 'Semester istimewa'],
  [{}, '–'],
])('labels the semester of %j as %s', (known, text) => {
  expect(labelOf(readPengajuanCuti(known))).toBe(text)
})
