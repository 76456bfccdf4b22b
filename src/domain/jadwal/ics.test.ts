// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolvePilihan } from '#features/krs/rencana/plan.ts'
import { toCatalogue } from '#features/krs/tawaran/catalogue.ts'
import { readKrsEdit, readKrsKurikulum } from '#generated/client/krs/readers.ts'
import { escapeText, firstDay, foldLine, type IcsFacts, toIcs } from './ics.ts'

const FACTS: IcsFacts = {
  mulai: '2027-02-17',
  pekan: 16,
  offsetMinutes: 420,
  madeAtMs: Date.parse('2027-01-12T10:00:00+07:00'),
  title: 'KRS 2026/2027 Genap',
  campus: '061001',
}
const jadwal = [{ hari: { kode: 1 }, jamMulai: '08.00', jamSelesai: '10.30', ruang: 'R. 401, Gedung C' }]
const catalogue = toCatalogue(
  readKrsKurikulum({
    makul: [
      {
        idMakul: 1,
        kodeMakul: 'IF2601',
        namaMakul: 'Kecerdasan Buatan; dasar',
        kelas: [{ idKelas: 11, nama: 'A', jadwal }],
      },
      { idMakul: 2, namaMakul: 'Tanpa jadwal', kelas: [{ idKelas: 21 }] },
    ],
  }),
  readKrsEdit({}),
)
const picks = resolvePilihan(
  [
    { idMakul: '1', idKelas: '11' },
    { idMakul: '2', idKelas: '21' },
  ],
  catalogue,
)
const linesOf = (facts: Partial<IcsFacts> = {}) => toIcs(picks, { ...FACTS, ...facts }).split('\r\n')

test('has one weekly event for each meeting, from its first day on, in the zone of the campus', () => {
  const lines = linesOf()
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20270112T030000Z',
      'DTSTART;TZID=Asia/Jakarta:20270222T080000',
      'DTEND;TZID=Asia/Jakarta:20270222T103000',
      'RRULE:FREQ=WEEKLY;COUNT=16',
      'SUMMARY:Kecerdasan Buatan\\; dasar (A)',
      'LOCATION:R. 401\\, Gedung C',
    ]),
  )
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

test.each([
  [420, 'Asia/Jakarta', '+0700'],
  [480, 'Asia/Makassar', '+0800'],
  [540, 'Asia/Jayapura', '+0900'],
])('for an offset of %i minutes writes the zone %s with its definition', (offsetMinutes, zone, offset) => {
  const lines = linesOf({ offsetMinutes })
  expect(lines).toContain(`TZID:${zone}`)
  expect(lines).toContain(`TZOFFSETTO:${offset}`)
  expect(lines.some((line) => line.startsWith(`DTSTART;TZID=${zone}:`))).toBe(true)
})

test('returns the first matching weekday, at most six days after the start', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 7 }), (date, hari) => {
      const from = date.toISOString().slice(0, 10)
      const found = firstDay(from, hari)
      const days = (Date.parse(found) - Date.parse(from)) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(6)
      expect(new Date(found).getUTCDay() || 7).toBe(hari)
    }),
  )
})

const words = fc.string({ unit: 'grapheme', minLength: 60, maxLength: 200 })

test('folds lines to at most 75 octets that unfold to the original', () => {
  fc.assert(
    fc.property(words, (text) => {
      const line = `SUMMARY:${escapeText(text)}`
      const folded = foldLine(line)
      for (const one of folded.split('\r\n')) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75)
      expect(folded.replaceAll('\r\n ', '')).toBe(line)
    }),
  )
})

test('escapes gateway texts so that they cannot start a line of their own', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('\r', '\n', ';', ',', '\\', 'a', 'END:VEVENT', '\u0000')), (parts) => {
      const text = escapeText(parts.join(''))
      expect(text).not.toMatch(/\p{Cc}/u)
      expect(text.replace(/\\[\\;,n]/g, '')).not.toMatch(/[;,\\]/)
    }),
  )
})

test('writes an exam once on its day in the zone of the campus, as an all-day event without times', () => {
  const ujian = {
    id: 'ujian-UTS-20271-1',
    nama: 'UTS Basis Data',
    tanggal: '2026-10-26',
    ruang: 'R. 1',
    keterangan: '',
  }
  const lines = toIcs([], FACTS, [
    { ...ujian, jam: { mulai: 480, selesai: 600 } },
    { ...ujian, id: 'ujian-UTS-20271-2', jam: null, ruang: '' },
  ]).split('\r\n')
  expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([])
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:ujian-UTS-20271-1@061001.portal-mahasiswa',
      'DTSTART;TZID=Asia/Jakarta:20261026T080000',
      'DTEND;TZID=Asia/Jakarta:20261026T100000',
      'DTSTART;VALUE=DATE:20261026',
      'DTEND;VALUE=DATE:20261027',
    ]),
  )
})

test('keeps the event id of a class when lectures start on another day, and raises its sequence', () => {
  const later = { mulai: '2027-02-24', madeAtMs: FACTS.madeAtMs + 60_000 }
  const of = (lines: string[], name: string) => lines.filter((line) => line.startsWith(`${name}:`))
  expect(of(linesOf(later), 'UID')).toEqual(of(linesOf(), 'UID'))
  const [first = '', second = ''] = [linesOf(), linesOf(later)].flatMap((lines) => of(lines, 'SEQUENCE'))
  expect(Number(second.slice(9)) - Number(first.slice(9))).toBe(1)
})
