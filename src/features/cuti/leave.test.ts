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
    ['none when the campus allows a request', { bolehMengajukan: true }, [], null],
    ['none when the campus does not say whether a request is allowed', {}, [], null],
    [
      'the reason given by the campus',
      { bolehMengajukan: false, alasan: 'Jatah habis.' },
      [],
      { kind: 'campus', text: 'Jatah habis.' },
    ],
    ['a refusal by the campus without a reason', { bolehMengajukan: false }, [], { kind: 'refused' }],
    [
      'a closed window when the campus refuses without a reason',
      { bolehMengajukan: false, tanggalSelesai: '2026-10-21' },
      [],
      { kind: 'closed' },
    ],
    ['none when the window has no dates', { tanggalMulai: null, tanggalSelesai: null }, [], null],
    ['none when the semesters left cannot be read', { sisaCuti: 'entah' }, [], null],
    [
      'none when no semesters are left but the campus allows a request',
      { sisaCuti: 0, bolehMengajukan: true },
      [],
      null,
    ],
    ['a window that has closed', { tanggalSelesai: '2026-10-21' }, [], { kind: 'closed' }],
    ['a window that is not open yet', { tanggalMulai: '2026-10-23' }, [], { kind: 'closed' }],
    ['no semesters left', { sisaCuti: 0 }, [], { kind: 'used' }],
    ['a waiting request for the same period', {}, ['Menunggu persetujuan'], { kind: 'waiting' }],
    ['an approved request for the same period', {}, ['Disetujui'], { kind: 'granted' }],
    ['none after a rejected and a cancelled request', {}, ['Ditolak', 'Dibatalkan'], null],
    ['none after a request with an unknown status', {}, ['Diparkir'], null],
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
