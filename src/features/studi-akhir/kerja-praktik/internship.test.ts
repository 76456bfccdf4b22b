// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readSidangKerjaPraktik, readUsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { countDays, defenceObstacle, isMember, type Known, stageOf, stepsOf } from './internship.ts'

const TODAY = '2027-02-01'
const usulan = (status: unknown, more = {}) =>
  readUsulanKerjaPraktik({
    id: '341',
    status,
    tanggalMulai: '2027-01-18',
    tanggalSelesai: '2027-02-26',
    anggota: [
      { idMahasiswa: '1', isKetua: true },
      { idMahasiswa: '2', isKetua: false },
    ],
    ...more,
  })
const sidang = (status: unknown, more = {}) => readSidangKerjaPraktik({ id: '60', status, ...more })
const known = (status: unknown, more: Partial<Known> = {}): Known => ({
  usulan: usulan(status),
  sidang: null,
  count: 1,
  needed: 3,
  waiting: 0,
  isApprovedOnly: true,
  isClosed: false,
  isMember: false,
  isDefencePast: false,
  ...more,
})
const textOf = (of: Known, today = TODAY) =>
  stepsOf(of, today)
    .map(({ key, state, actor }) => `${key} ${state}${actor ? ` (${actor})` : ''}`)
    .join(', ')

describe('steps of an internship', () => {
  it.each([
    [
      'a waiting proposal',
      known('diajukan', { count: 0 }),
      TODAY,
      'proposal now (programme), field later, guidance later, defence later, done later',
    ],
    [
      'a draft stored by the gateway',
      known('draft', { count: 0 }),
      TODAY,
      'proposal now (you), field later, guidance later, defence later, done later',
    ],
    ['a rejected proposal', known('ditolak'), TODAY, 'proposal stopped'],
    ['an unknown status', known('diparkir'), TODAY, 'proposal unknown'],
    [
      'approved, before its weeks',
      known('disetujui', { count: 0 }),
      '2026-12-01',
      'proposal done, field later, guidance later, defence later, done later',
    ],
    ['its weeks', known('berjalan'), TODAY, 'proposal done, field now, guidance later, defence later, done later'],
    [
      'its weeks with enough meetings',
      known('berjalan', { count: 3 }),
      TODAY,
      'proposal done, field now, guidance done, defence later, done later',
    ],
    [
      'after its weeks, meetings missing',
      known('berjalan'),
      '2027-02-27',
      'proposal done, field done, guidance now (you), defence later, done later',
    ],
    [
      'after its weeks, with a waiting record',
      known('berjalan', { waiting: 1 }),
      '2027-02-27',
      'proposal done, field done, guidance now (supervisor), defence later, done later',
    ],
    [
      'after its weeks, ready for the defence',
      known('berjalan', { count: 3 }),
      '2027-02-27',
      'proposal done, field done, guidance done, defence now (you), done later',
    ],
    [
      'a requested defence',
      known('sidang', { sidang: sidang('diajukan') }),
      '2027-03-02',
      'proposal done, field done, guidance done, defence now (programme), done later',
    ],
    [
      'a scheduled defence',
      known('sidang', { sidang: sidang('dijadwalkan') }),
      '2027-03-05',
      'proposal done, field done, guidance done, defence now, done later',
    ],
    [
      'a rejected defence, meetings missing',
      known('sidang', { sidang: sidang('ditolak') }),
      '2027-03-05',
      'proposal done, field done, guidance now (you), defence stopped, done later',
    ],
    [
      'a defence that was not passed, another one allowed',
      known('sidang', {
        usulan: usulan('sidang', { bolehSidang: true }),
        sidang: sidang('selesai', { hasil: 'Tidak lulus' }),
      }),
      '2027-03-05',
      'proposal done, field done, guidance done, defence now (you), done later',
    ],
    [
      'its weeks, a defence allowed',
      known('berjalan', { usulan: usulan('berjalan', { bolehSidang: true }) }),
      TODAY,
      'proposal done, field now, guidance done, defence now (you), done later',
    ],
    [
      'after its weeks, for a member',
      known('berjalan', { count: 3, isMember: true }),
      '2027-02-27',
      'proposal done, field done, guidance done, defence now (leader), done later',
    ],
    [
      'after its weeks, with unknown records',
      known('berjalan', { count: null, waiting: null }),
      '2027-02-27',
      'proposal done, field done, guidance now, defence later, done later',
    ],
    [
      'a defence that is over',
      known('sidang', { sidang: sidang('dijadwalkan'), isDefencePast: true }),
      '2027-03-05',
      'proposal done, field done, guidance done, defence now (campus), done later',
    ],
    [
      'a defence of an unknown status',
      known('sidang', { sidang: sidang('ditunda') }),
      '2027-03-05',
      'proposal done, field done, guidance done, defence unknown, done later',
    ],
    [
      'a defence that cannot be read',
      known('sidang', { sidang: undefined }),
      '2027-03-05',
      'proposal done, field done, guidance done, defence now, done later',
    ],
    [
      'a revision',
      known('sidang', { sidang: sidang('selesai', { batasRevisi: '2027-03-22' }) }),
      '2027-03-10',
      'proposal done, field done, guidance done, defence done, revision now, done later',
    ],
    [
      'a revision past its deadline',
      known('sidang', { sidang: sidang('selesai', { batasRevisi: '2027-03-22' }) }),
      '2027-03-23',
      'proposal done, field done, guidance done, defence done, revision now (campus), done later',
    ],
    [
      'a passed defence without a mark',
      known('sidang', { sidang: sidang('selesai') }),
      '2027-03-10',
      'proposal done, field done, guidance done, defence done, done now (campus)',
    ],
    [
      'done after a revision',
      known('selesai', { sidang: sidang('selesai', { batasRevisi: '2027-03-22' }) }),
      '2027-04-01',
      'proposal done, field done, guidance done, defence done, revision done, done done',
    ],
    [
      'done',
      known('selesai', { count: null, needed: null }),
      '2027-04-01',
      'proposal done, field done, defence done, done done',
    ],
    [
      'approved without dates and without a number of meetings',
      known('disetujui', {
        usulan: usulan('disetujui', { tanggalMulai: null, tanggalSelesai: null }),
        count: null,
        needed: null,
      }),
      TODAY,
      'proposal done, field now, defence later, done later',
    ],
  ])('%s', (_, of, today, expected) => {
    expect(textOf(of, today)).toBe(expected)
  })
})

describe('obstacle to a defence request', () => {
  const asked = (bolehSidang: unknown, status = 'berjalan', more: Partial<Known> = {}) =>
    known(status, { usulan: usulan(status, { bolehSidang }), ...more })
  it.each([
    ['none when the gateway allows it', asked(true), null],
    ['none without a permission in the response', asked(null), null],
    ['none with an unreadable permission', asked('entah', 'diparkir'), null],
    ['the role of a member', asked(true, 'berjalan', { isMember: true }), { kind: 'member' }],
    ['an unapproved proposal', asked(false, 'diajukan'), { kind: 'unapproved' }],
    ['missing meetings', asked(false), { kind: 'meetings', missing: 2 }],
    ['the campus', asked(false, 'berjalan', { count: 3 }), { kind: 'campus' }],
    ['the campus, with unknown meetings', asked(false, 'berjalan', { count: null }), { kind: 'campus' }],
  ])('%s', (_, of, expected) => {
    expect(defenceObstacle(of, '2027-02-27')).toEqual(expected)
  })

  it('is the internship itself while it runs', () => {
    expect(defenceObstacle(asked(false, 'berjalan', { count: 3 }), '2027-02-26')).toEqual({ kind: 'running' })
  })
})

it.each([
  ['2027-01-18', '2027-02-26', 40],
  ['2027-01-18', '2027-02-16', 30],
  ['2027-01-18', '2027-01-18', 1],
  ['2027-01-18', '2027-01-17', null],
  [null, '2027-01-17', null],
])('counts the days from %s to %s as %s', (from, until, days) => {
  expect(countDays(from, until)).toBe(days)
})

it('maps statuses to stages and recognises members', () => {
  expect(stageOf({ status: 'toString' })).toBe('unknown')
  expect([
    isMember(usulan('diajukan'), '1'),
    isMember(usulan('diajukan'), '2'),
    isMember(usulan('diajukan'), '3'),
  ]).toEqual([false, true, false])
})
