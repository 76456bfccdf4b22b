// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readProposal, readProposalJadwal, readProposalPrasyarat } from '#generated/client/proposal/readers.ts'
import { eventsOf, isGuidanceDone, isGuided, isOffered, obstacleOf, stepsOf } from './proposal.ts'

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
const WINDOW = { bolehMengajukan: true, tanggalMulai: '2026-09-07', tanggalSelesai: '2026-11-13' }

describe('steps of a proposal', () => {
  it.each([
    ['draft', null, 'draft now, submitted later, guidance later, exam later, passed later'],
    ['diajukan', null, 'draft done, submitted now, guidance later, exam later, passed later'],
    ['bimbingan', null, 'draft done, submitted done, guidance now, exam later, passed later'],
    ['dijadwalkan', null, 'draft done, submitted done, guidance done, exam now, passed later'],
    ['revisi', null, 'draft done, submitted done, guidance done, exam done, revision now, passed later'],
    ['lulus', '2026-12-08', 'draft done, submitted done, guidance done, exam done, revision done, passed done'],
    ['lulus', null, 'draft done, submitted done, guidance done, exam done, passed done'],
    ['ditolak', null, 'draft done, submitted stopped, again now'],
    ['diarsipkan', null, 'unknown unknown'],
    ['', null, 'unknown unknown'],
    ['toString', null, 'unknown unknown'],
  ])('status %s, revision until %s', (status, batasRevisi, expected) => {
    expect(
      stepsOf(readProposal({ id: '1', status, batasRevisi }))
        .map(({ key, state }) => `${key} ${state}`)
        .join(', '),
    ).toBe(expected)
  })
})

it('requests guidance records only for a guided proposal', () => {
  const guided = ['draft', 'diajukan', 'bimbingan', 'dijadwalkan', 'revisi', 'lulus', 'ditolak', 'x'].filter((status) =>
    isGuided({ status }),
  )
  expect(guided).toEqual(['bimbingan', 'dijadwalkan', 'revisi', 'lulus'])
})

it.each([
  [2, 3, false],
  [3, 3, true],
  [4, 3, true],
  [null, 3, null],
  [3, null, null],
])('%s of %s meetings: done %s', (count, needed, expected) => {
  expect(isGuidanceDone({ count, needed })).toBe(expected)
})

describe('obstacle to a new proposal', () => {
  it.each([
    ['nothing', {}, null],
    [
      'the campus, with its reason',
      { bolehMengajukan: false, alasan: 'SKS kurang.' },
      { kind: 'campus', text: 'SKS kurang.' },
    ],
    ['the campus, without a reason', { bolehMengajukan: false }, { kind: 'refused' }],
    ['none without a permission in the response', { bolehMengajukan: null, alasan: 'SKS kurang.' }, null],
    ['a window that is not open yet', { tanggalMulai: '2026-10-23' }, { kind: 'early' }],
    ['a window that has closed', { tanggalSelesai: '2026-10-21' }, { kind: 'closed' }],
    ['none without a window', { tanggalMulai: null, tanggalSelesai: null }, null],
  ])('%s', (_, more, expected) => {
    expect(obstacleOf(readProposalPrasyarat({ ...WINDOW, ...more }), NOW)).toEqual(expected)
  })
})

describe('exam as a calendar event', () => {
  const EXAM = { id: '88', tanggal: '2026-11-17', jamMulai: '13.30', jamSelesai: '14.30', ruang: 'R. 210' }
  const eventOf = (more = {}) => eventsOf(readProposalJadwal({ ...EXAM, ...more }), 'Ujian', 'Bawa naskah.')

  it('has its date, hours, room and note', () => {
    expect(eventOf()).toEqual([
      {
        id: 'proposal-88',
        nama: 'Ujian',
        tanggal: '2026-11-17',
        jam: { mulai: 810, selesai: 870 },
        ruang: 'R. 210',
        keterangan: 'Bawa naskah.',
      },
    ])
  })

  it('lasts an hour without an end, the whole day without hours, and does not exist without a date', () => {
    expect(eventOf({ jamSelesai: null })[0]?.jam).toEqual({ mulai: 810, selesai: 870 })
    expect(eventOf({ jamMulai: null, jamSelesai: null })[0]?.jam).toBeNull()
    expect(eventOf({ tanggal: null })).toEqual([])
  })
})

it.each([
  ['draft', true, true],
  ['draft', null, true],
  ['draft', false, false],
  ['lulus', true, true],
  ['lulus', null, false],
  ['diarsipkan', null, true],
])('of a proposal %s with permission %s, offers an action: %s', (status, permission, expected) => {
  expect(isOffered(permission, { status })).toBe(expected)
})
