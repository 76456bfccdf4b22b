import { describe, expect, test } from 'vitest'
import { readSidangKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { readJadwalKompre } from '#generated/client/kompre/readers.ts'
import { readProposalJadwal } from '#generated/client/proposal/readers.ts'
import { readSidang } from '#generated/client/sidang/readers.ts'
import { readLabelPembimbing } from '#generated/client/tugas-akhir/readers.ts'
import { readCalonPembimbing, readPembimbingStudiAkhir, readTahapanStudiAkhir } from '#generated/client/umum/readers.ts'
import { hasBegun, isPast } from './appointment.ts'
import { progressOf, recordState } from './guidance/guidance.ts'
import { hoursText } from './hours.ts'
import { defenceEvents } from './kerja-praktik/defence-events.ts'
import { hasRepeats } from './keywords.ts'
import { eventsOf as kompreEvents } from './kompre/exam.ts'
import { inOrder, roleOf } from './people.tsx'
import { eventsOf as proposalEvents } from './proposal/proposal.ts'
import {
  checkSupervisors,
  refusedSupervisor,
  rolesOf,
  startSupervisors,
  supervisorFields,
  supervisorsOf,
} from './supervisors.ts'
import { endOfTahapan } from './tahapan.ts'
import { eventsOf as finalProjectEvents } from './tugas-akhir/final-project.ts'

const label = (urutan: number | null, name: string, wajib: boolean | null = true) =>
  readLabelPembimbing({ urutan, label: name, wajib })
const person = (urutan: number | null, id: string, own = '') =>
  readPembimbingStudiAkhir({ urutan, id, nama: `Dosen ${id}`, label: own })
const candidate = (id: string, sisaKuota: number | null) =>
  readCalonPembimbing({ id, nama: `Dosen ${id}`, keahlian: 'Basis data', sisaKuota })
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ')

describe('role of a person', () => {
  test.each([
    [
      'the label of the campus for its place',
      person(2, 'a', 'Pendamping'),
      [label(2, 'Pembimbing II')],
      'Pembimbing II',
    ],
    [
      'the label of the person when the campus has none',
      person(3, 'a', 'Penguji'),
      [label(2, 'Pembimbing II')],
      'Penguji',
    ],
    [
      'the label of the person when the place is unknown',
      person(null, 'a', 'Penguji'),
      [label(null, 'Ketua')],
      'Penguji',
    ],
    ['empty without a label', person(1, 'a'), [], ''],
  ])('is %s', (_, of, labels, expected) => {
    expect(roleOf(of, labels)).toBe(expected)
  })

  test('sorts people by place, those without a place last', () => {
    const people = inOrder([person(null, 'z'), person(2, 'b'), null, person(1, 'a')])
    expect(people.map((one) => one?.id)).toEqual(['a', 'b', 'z', undefined])
  })
})

describe('roles in an edit', () => {
  const label = (urutan: number) => ({ urutan, label: `Pembimbing ${urutan}`, wajib: true })
  test('are sorted before they are truncated to the number in the rules', () => {
    expect(rolesOf([label(2), label(1)], 1).map(({ urutan }) => urutan)).toEqual([1])
  })
  test('keep the role of a supervisor that the rules no longer require', () => {
    const current = [person(1, 'a'), person(2, 'b')]
    expect(rolesOf([], 1, current).map(({ urutan }) => urutan)).toEqual([1, 2])
    expect(
      supervisorsOf(rolesOf([], 1, current), { 'pembimbing-1-idDosen': 'a', 'pembimbing-2-idDosen': 'b' }),
    ).toHaveLength(2)
  })
  test('are empty when the campus appoints the supervisors itself', () => {
    expect(rolesOf([], 0)).toEqual([])
  })
})

describe('progress with unknown records', () => {
  test('has no count, because meetings held are not meetings that count', () => {
    const work = { jumlahBimbingan: 3, minimalBimbingan: 3 }
    expect(progressOf(undefined, work)).toMatchObject({ count: null, waiting: null })
    expect(
      progressOf({ data: [null], jumlahDisetujui: 2, minimalBimbingan: 3, bolehMenambah: null }, work),
    ).toMatchObject({
      count: 2,
      waiting: null,
    })
  })
})

describe('appointment', () => {
  const DAY = { tanggal: '2026-11-17', jamMulai: '13.30', jamSelesai: '14.30' }
  test.each([
    ['after its end', DAY, '2026-11-17T14:30:00+07:00', true],
    ['before its end', DAY, '2026-11-17T14:29:00+07:00', false],
    ['before its usual end, without an end', { ...DAY, jamSelesai: '' }, '2026-11-17T14:29:00+07:00', false],
    ['after its usual end, without an end', { ...DAY, jamSelesai: '' }, '2026-11-17T14:30:00+07:00', true],
    ['on its day, without hours', { ...DAY, jamMulai: '', jamSelesai: '' }, '2026-11-17T23:00:00+07:00', false],
    ['after its day, without hours', { ...DAY, jamMulai: '', jamSelesai: '' }, '2026-11-18T00:01:00+07:00', true],
    ['without a day', { ...DAY, tanggal: undefined }, '2027-11-18T00:01:00+07:00', false],
  ])('checked %s, returns whether it is past: %#', (_, of, at, expected) => {
    expect(isPast(of, Date.parse(at))).toBe(expected)
  })
})

describe('appointment without a known end', () => {
  const HOURS = { id: '7', tanggal: '2026-11-17', jamMulai: '13.30', jamSelesai: '' }
  const names = { defence: 'Sidang', deadline: 'Batas' }
  const events = {
    proposal: (of: object) => proposalEvents(readProposalJadwal(of), 'Ujian', ''),
    'final project': (of: object) => finalProjectEvents(readSidang(of), undefined, names, 0).day,
    internship: (of: object) => defenceEvents(readSidangKerjaPraktik(of), 'Sidang'),
    kompre: (of: object) => kompreEvents(readJadwalKompre(of), 'Kompre'),
  }
  test.each(Object.entries(events))('lasts the default time in the calendar file: %s', (_, eventsOf) => {
    expect(eventsOf(HOURS)[0]?.jam).toEqual({ mulai: 810, selesai: 870 })
    expect(eventsOf({ ...HOURS, jamMulai: '23.30' })[0]?.jam).toEqual({ mulai: 1410, selesai: 1440 })
    expect(eventsOf({ ...HOURS, jamSelesai: 'selesai' })[0]?.jam).toEqual({ mulai: 810, selesai: 870 })
    expect(eventsOf({ ...HOURS, jamMulai: '' })[0]?.jam).toBeNull()
  })

  test('has begun at its start time, and without hours after its day', () => {
    expect(hasBegun(HOURS, Date.parse('2026-11-17T13:30:00+07:00'))).toBe(true)
    expect(hasBegun(HOURS, Date.parse('2026-11-17T13:29:00+07:00'))).toBe(false)
    expect(hasBegun({ ...HOURS, jamMulai: '' }, Date.parse('2026-11-17T23:00:00+07:00'))).toBe(false)
    expect(hasBegun({ ...HOURS, tanggal: null }, Date.parse('2026-11-19T23:00:00+07:00'))).toBe(false)
  })
})

describe('roles that need a lecturer', () => {
  test.each([
    [
      'labels in their order',
      [label(2, 'II', false), label(1, 'I')],
      null,
      [
        [1, 'I', true],
        [2, 'II', false],
      ],
    ],
    ['as many labels as the rules allow', [label(1, 'I'), label(2, 'II')], 1, [[1, 'I', true]]],
    ['an unknown obligation counts as not required', [label(1, 'I', null)], null, [[1, 'I', false]]],
    [
      'as many unnamed roles as the rules require',
      [],
      2,
      [
        [1, '', true],
        [2, '', true],
      ],
    ],
    ['one unnamed role without labels and rules', [], null, [[1, '', true]]],
  ])('%s', (_, labels, count, expected) => {
    expect(rolesOf(labels, count).map(({ urutan, label: name, isRequired }) => [urutan, name, isRequired])).toEqual(
      expected,
    )
  })
})

describe('choice of lecturers', () => {
  const roles = rolesOf([label(1, 'I'), label(2, 'II', false)], null)
  const candidates = [candidate('a', 2), candidate('b', 0), candidate('c', null)]

  test('disables a lecturer without quota and shows why, unless the work already has this lecturer', () => {
    const [first] = supervisorFields({ roles, candidates, t })
    expect(first).toMatchObject({ kind: 'choice', labelText: 'I', required: true, closed: ['b'] })
    expect(first?.kind === 'choice' && first.choices.map(({ nama }) => nama)).toEqual([
      'Dosen a · Basis data · supervisor.left 2',
      'Dosen b · Basis data · supervisor.full',
      'Dosen c · Basis data',
    ])
    const [again] = supervisorFields({ roles, candidates, current: [person(1, 'b'), person(2, 'x')], t })
    expect(again).toMatchObject({ closed: [] })
    expect(again?.kind === 'choice' && again.choices.map(({ kode }) => kode)).toEqual(['a', 'b', 'c', 'x'])
  })

  test('sends the filled roles', () => {
    const values = startSupervisors(roles, [person(1, 'a')])
    expect(supervisorsOf(roles, values)).toEqual([{ urutan: 1, idDosen: 'a' }])
  })

  test('marks the second role when the lecturer already has another role', () => {
    const values = startSupervisors(roles, [person(1, 'a'), person(2, 'a')])
    expect(Object.values(checkSupervisors(roles)(values))).toEqual([null, 'studi-akhir:supervisor.twice'])
    expect(Object.values(checkSupervisors(roles)(startSupervisors(roles, [])))).toEqual([null, null])
  })

  test('maps a rejection to the field of the lecturer that was sent', () => {
    const values = startSupervisors(roles, [person(2, 'a')])
    const fields = supervisorFields({ roles, candidates, t })
    const named = refusedSupervisor(roles)
    expect(named('pembimbing.0', values)).toBe(fields[1]?.bodyKey)
    expect(named('pembimbing.0.idDosen', values)).toBe(fields[1]?.bodyKey)
    expect(named('pembimbing.1', values)).toBe('pembimbing.1')
    expect(named('judul', values)).toBe('judul')
  })
})

test.each([
  [{ status: 'menunggu' }, 'waiting'],
  [{ status: 'disetujui' }, 'approved'],
  [{ status: 'revisi' }, 'revision'],
  [{ status: 'constructor' }, 'unknown'],
  [{ status: '' }, 'unknown'],
])('reads a record with %o as %s', (row, state) => {
  expect(recordState(row)).toBe(state)
})

describe('progress of guidance', () => {
  const work = { jumlahBimbingan: 5, minimalBimbingan: 8 }
  test('counts the meetings that the records mark as counting', () => {
    const list = { data: [], jumlahDisetujui: 3, minimalBimbingan: 3, bolehMenambah: true }
    expect(progressOf(list, work)).toMatchObject({ count: 3, needed: 3, isApprovedOnly: true })
  })
  test('counts the meetings held when the records do not say which count', () => {
    expect(progressOf({ data: [], jumlahDisetujui: null, minimalBimbingan: null, bolehMenambah: false }, work)).toEqual(
      {
        count: 5,
        needed: 8,
        isApprovedOnly: false,
        isClosed: true,
        waiting: 0,
      },
    )
  })
})

test.each([
  [/bimbingan/i, '2027-01-29'],
  [/sidang/i, null],
])('returns for the step %s the last day %s', (name, day) => {
  const tahapan = [
    readTahapanStudiAkhir({ nama: 'Bimbingan skripsi', tanggalSelesai: '2027-01-29' }),
    readTahapanStudiAkhir({ nama: 'Sidang usulan', tanggalSelesai: null }),
  ]
  expect(endOfTahapan(tahapan, name)).toBe(day)
})

test.each([
  [{ jamMulai: '13.30', jamSelesai: '14.30' }, 'id', '13.30–14.30\u00a0WIB'],
  [{ jamMulai: '13:30', jamSelesai: '14:30' }, 'en', '13:30–14:30\u00a0WIB'],
  [{ jamMulai: '13.30', jamSelesai: '' }, 'en', '13:30\u00a0WIB'],
  [{ jamMulai: 'sore', jamSelesai: '' }, 'id', 'sore'],
  [{ jamMulai: '' }, 'id', ''],
])('formats the hours %o in the language %s', (of, language, words) => {
  expect(hoursText(of, language)).toBe(words)
})

test.each([
  [['presensi', 'kode', ' Presensi ', '', ''], true],
  [['presensi', 'kode', '', ''], false],
  [[], false],
  [undefined, false],
])('detects whether the keywords %o contain a duplicate', (words, expected) => {
  expect(hasRepeats(words)).toBe(expected)
})
