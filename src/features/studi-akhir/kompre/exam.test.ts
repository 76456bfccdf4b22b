// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readJadwalKompre, readPartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { eventsOf, obstacleOf, participationIn, stateOf, stepsOf } from './exam.ts'

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
const own = (status: unknown, more = {}) =>
  readPartisipasiKompre({ id: '940', scheduleId: '31', status, tanggal: '2026-11-26', ...more })
const sitting = (more = {}) =>
  readJadwalKompre({
    id: '31',
    tanggal: '2026-11-26',
    jamMulai: '11.00',
    jamSelesai: '13.00',
    ruang: 'R. 401',
    tanggalBuka: '2026-10-05',
    tanggalTutup: '2026-11-13',
    ...more,
  })

describe('steps of a participation', () => {
  it.each([
    ['terdaftar', false, 'registered done, approved now, exam later, result later'],
    ['disetujui', false, 'registered done, approved done, exam now, result later'],
    ['disetujui', true, 'registered done, approved done, exam unknown, result now'],
    ['terdaftar', true, 'registered done, approved now, exam later, result later'],
    ['lulus', true, 'registered done, approved done, exam done, result done'],
    ['tidakLulus', true, 'registered done, approved done, exam done, result stopped'],
    ['ditolak', false, 'registered done, approved stopped'],
    ['batal', false, 'registered stopped'],
    ['diparkir', false, 'registered done, approved unknown'],
    [null, false, 'registered done, approved unknown'],
  ])('status %s with the exam hours over: %s', (status, isOver, expected) => {
    const steps = stepsOf(own(status), isOver).map(({ key, state }) => `${key} ${state}`)
    expect(steps.join(', ')).toBe(expected)
  })
})

describe('obstacle to registering', () => {
  it.each([
    ['none when the campus allows it', { bolehMendaftar: true, alasan: 'x' }, null],
    [
      'the campus, with its reason',
      { bolehMendaftar: false, alasan: 'Kuota penuh.' },
      { kind: 'campus', text: 'Kuota penuh.' },
    ],
    ['none without a permission in the response', {}, null],
    ['none with an unreadable permission', { bolehMendaftar: 'entah', alasan: 'x' }, null],
    ['the campus without a reason', { bolehMendaftar: false }, { kind: 'closed' }],
    ['a registration that is not open yet', { bolehMendaftar: false, tanggalBuka: '2026-10-23' }, { kind: 'before' }],
    ['a registration that is over', { bolehMendaftar: false, tanggalTutup: '2026-10-21' }, { kind: 'after' }],
    [
      'a registration that ended after the response',
      { bolehMendaftar: true, tanggalTutup: '2026-10-21' },
      { kind: 'after' },
    ],
    ['no seats', { bolehMendaftar: false, kuota: 40, jumlahPeserta: 40 }, { kind: 'full' }],
  ])('%s', (_, more, expected) => {
    expect(obstacleOf(sitting(more), NOW)).toEqual(expected)
  })
})

it('uses the open participation of a sitting, else the newest that is not cancelled', () => {
  const rows = [own('batal', { id: '3' }), own('terdaftar', { id: '2' }), own('ditolak', { id: '1' })]
  expect(participationIn(rows, '31')?.id).toBe('2')
  expect(
    participationIn(
      [rows[0], rows[2]].filter((row) => row !== undefined),
      '31',
    )?.id,
  ).toBe('1')
  expect(participationIn([own('batal')], '31')).toBeUndefined()
  expect(participationIn([own('terdaftar', { scheduleId: null })], '')).toBeUndefined()
  expect(stateOf({ status: 'constructor' })).toBe('unknown')
})

it('is an event with hours, for the whole day, or none', () => {
  expect(eventsOf(sitting(), 'Kompre', 'KD-1')).toEqual([
    {
      id: 'kompre-31',
      nama: 'Kompre',
      tanggal: '2026-11-26',
      jam: { mulai: 660, selesai: 780 },
      ruang: 'R. 401',
      keterangan: 'KD-1',
    },
  ])
  expect(eventsOf(sitting({ jamMulai: null }), 'Kompre')[0]?.jam).toBeNull()
  expect(eventsOf(sitting({ tanggal: null }), 'Kompre')).toEqual([])
})
