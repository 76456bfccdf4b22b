// @vitest-environment node
import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal, { type ParameterValue, type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { addDays, momentAt } from '#shared/campus/campus-time.ts'
import { type HariKalender, type KelasMakul, toEventIcs, toHariIcs, toIcs, type UjianKalender } from './ics.ts'

/** One event on one day, as calendar programs show it. */
interface Occurrence {
  uid: string
  /** Milliseconds since 1970; for whole days a text, YYYY-MM-DD. */
  start: number | string
  end: number | string
  summary: string
  location: string
  description: string
}

const byStart = (rows: Occurrence[]) =>
  rows.toSorted((a, b) => `${a.start} ${a.uid}`.localeCompare(`${b.start} ${b.uid}`))

/** Returns the text of a property; '' where the event has none. */
const propertyOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

/** Returns all occurrences as ical.js (Thunderbird) reads them. */
const readByIcalJs = (text: string): Occurrence[] => {
  ICAL.TimezoneService.reset()
  const calendar = ICAL.Component.fromString(text)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const at = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toUnixTime() * 1000)
  const rows = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component)
    const iterator = event.iterator()
    const times: ICAL.Time[] = []
    // null after the last one, which the library's types omit.
    const next = (): ICAL.Time | null => iterator.next()
    for (let time = next(); time; time = next()) times.push(time)
    return times.map((time): Occurrence => {
      const { startDate, endDate } = event.getOccurrenceDetails(time)
      return {
        uid: event.uid,
        start: at(startDate),
        end: at(endDate),
        summary: propertyOf(component, 'summary'),
        location: propertyOf(component, 'location'),
        description: propertyOf(component, 'description'),
      }
    })
  })
  return byStart(rows)
}

const textOf = (value: ParameterValue | undefined): string => (typeof value === 'object' ? value.val : (value ?? ''))
const isEvent = (one: unknown): one is VEvent =>
  typeof one === 'object' && one !== null && 'type' in one && one.type === 'VEVENT'
/** Whole days are midnights in the time zone of the process there. */
const localDay = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** Returns all occurrences as node-ical reads them, which expands rules with rrule-temporal. */
const readByNodeIcal = (text: string): Occurrence[] => {
  const range = { from: new Date('2000-01-01'), to: new Date('2060-01-01') }
  const rows = Object.values(nodeIcal.sync.parseICS(text))
    .filter(isEvent)
    .flatMap((event) =>
      nodeIcal.expandRecurringEvent(event, range).map((one): Occurrence => {
        const at = (date: Date) => (one.isFullDay ? localDay(date) : date.getTime())
        return {
          uid: event.uid,
          start: at(one.start),
          end: at(one.end),
          summary: textOf(one.summary),
          location: textOf(event.location),
          description: textOf(event.description),
        }
      }),
    )
  return byStart(rows)
}

const ZONES = [420, 480, 540] as const
const MADE = Date.parse('2026-08-01T00:00:00Z')
const FACTS = {
  mulai: '2026-08-31',
  pekan: 16,
  offsetMinutes: 420,
  madeAtMs: MADE,
  title: 'Jadwal, 2026/2027; Ganjil',
  campus: '061001',
}
const ID = '@061001.portal-mahasiswa'

/** Text that a gateway may send: separators, quotes, line ends of every kind, emoji, combining marks. */
const HARD = [
  'Analisis, Desain; Sistem \\ Informasi',
  'Baris satu\nbaris dua\r\nbaris tiga',
  'Pemisah\u2028baris\u2029paragraf\u0085lain\u000bdan\u000clagi',
  `Panjang ${'sekali '.repeat(30)}`,
  'Emoji 👩🏽‍🔬🇮🇩 dan é (e\u0301) 漢字',
  'END:VEVENT\nBEGIN:VEVENT',
  '"Kutip" : titik dua = tanda',
]
const plain = (text: string) => text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')

interface Slot {
  hari: number
  mulai: number
  selesai: number
}

const kelasOf = (idKelas: string, namaMakul: string, slots: readonly Slot[], rest: object = {}): KelasMakul => ({
  makul: { idMakul: `m${idKelas}`, kodeMakul: 'IF1', namaMakul },
  kelas: {
    idKelas,
    nama: 'A',
    dosen: 'Dr. Sri, M.T.',
    jadwal: slots.map(({ hari, mulai, selesai }) => ({
      hari,
      namaHari: '',
      jam: { mulai, selesai },
      ruang: 'R. 1',
      gedung: 'Gedung C',
    })),
    ...rest,
  },
})

/** Returns the occurrences of the timetable: every week from the first day on, except where a class is not held. */
const expectedOf = (
  kelas: KelasMakul,
  facts: typeof FACTS,
  isHeld: (day: string) => boolean,
): Omit<Occurrence, 'uid'>[] =>
  kelas.kelas.jadwal.flatMap(({ hari, jam, ruang, gedung }) => {
    if (!jam) return []
    const all = Array.from({ length: 7 }, (_, day) => addDays(facts.mulai, day))
    const first = all.find((day) => (new Date(day).getUTCDay() || 7) === hari) ?? ''
    return Array.from({ length: facts.pekan }, (_, week) => addDays(first, week * 7))
      .filter(isHeld)
      .map((day) => ({
        start: momentAt(day, jam.mulai, facts.offsetMinutes),
        end: momentAt(day, jam.selesai, facts.offsetMinutes),
        summary: plain(`${kelas.makul.namaMakul} (A)`),
        location: `${ruang} ${gedung}`,
        description: 'IF1\nDr. Sri, M.T.',
      }))
  })

const withoutUid = (rows: Occurrence[]) => rows.map(({ uid: _, ...rest }) => rest)

test.each([
  ['a morning class', 14, { hari: 1, mulai: 480, selesai: 630 }],
  ['a class past midnight', 14, { hari: 3, mulai: 1320, selesai: 1470 }],
  ['a class until 24.00 on Sundays', 15, { hari: 7, mulai: 1320, selesai: 1440 }],
])('both parsers read %s with its exceptions as scheduled', (_, count, slot) => {
  const kelas = kelasOf('11', 'Basis Data', [slot])
  const isHeld = (day: string) => day < '2026-10-26' || day > '2026-11-06'
  const text = toIcs([kelas], FACTS, [], isHeld)
  const expected = expectedOf(kelas, FACTS, isHeld)
  expect(expected).toHaveLength(count)
  expect(withoutUid(readByIcalJs(text))).toEqual(expected)
  expect(readByNodeIcal(text)).toEqual(readByIcalJs(text))
  expect(text).not.toMatch(/T24|\d{8}T\d{6}.*T24/)
})

test.each(HARD)('both parsers read the text %j identically in every field', (hard) => {
  const exam: UjianKalender = {
    id: 'ujian-1',
    nama: hard,
    tanggal: '2026-10-26',
    jam: { mulai: 480, selesai: 600 },
    ruang: hard,
    keterangan: hard,
  }
  const text = toEventIcs([exam], { offsetMinutes: 480, madeAtMs: MADE, title: hard, campus: '061001' })
  const start = momentAt('2026-10-26', 480, 480)
  const expected = {
    uid: `ujian-1${ID}`,
    start,
    end: start + 7_200_000,
    summary: plain(hard),
    location: plain(hard),
    description: plain(hard),
  }
  expect(readByIcalJs(text)).toEqual([expected])
  expect(readByNodeIcal(text)).toEqual([expected])
})

const slotArb = fc
  .record({
    hari: fc.integer({ min: 1, max: 7 }),
    mulai: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 10, max: 300 }),
  })
  .map(({ hari, mulai, length }) => ({ hari, mulai, selesai: mulai + length }))
const word = fc.string({
  unit: fc.constantFrom('a', 'Z', ',', ';', '\\', '\n', '\u2028', '👩🏽‍🔬', 'é', ' ', ':', '"'),
  maxLength: 90,
})
const nameArb = word.map((text) => `x${text}x`)

test('both parsers read any class schedule with any exceptions as it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(nameArb, fc.array(slotArb, { minLength: 1, maxLength: 3 })), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...ZONES),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 140 })),
      (names, offsetMinutes, pekan, off) => {
        const facts = { ...FACTS, offsetMinutes, pekan }
        const gone = new Set(off.map((days) => addDays(facts.mulai, days)))
        const isHeld = (day: string) => !gone.has(day)
        const picks = names.map(([nama, slots], index) => kelasOf(String(index), nama, slots))
        const text = toIcs(picks, facts, [], isHeld)
        const expected = picks.flatMap((pick) => expectedOf(pick, facts, isHeld))
        const [one, other] = [readByIcalJs(text), readByNodeIcal(text)]
        const key = (row: Omit<Occurrence, 'uid'>) =>
          JSON.stringify([row.start, row.end, row.summary, row.location, row.description])
        expect(withoutUid(one).map(key).toSorted()).toEqual(expected.map(key).toSorted())
        expect(other).toEqual(one)
      },
    ),
    { numRuns: 40 },
  )
}, 60_000)

test('both parsers read whole days of the academic calendar identically', () => {
  const days: HariKalender[] = [
    { id: 'kalender-1', nama: 'Ujian Tengah Semester', mulai: '2026-10-26', selesai: '2026-11-06', kategori: 'Ujian' },
    { id: 'kalender-2', nama: HARD[2] ?? '', mulai: '2026-12-31', selesai: '2026-12-31', kategori: '' },
  ]
  const text = toHariIcs(days, { title: 'Kalender akademik', madeAtMs: MADE, campus: '061001' })
  const expected = days.map(({ id, nama, mulai, selesai }) => ({
    uid: `${id}${ID}`,
    start: mulai,
    end: addDays(selesai, 1),
    summary: plain(nama),
    location: '',
    description: '',
  }))
  expect(readByIcalJs(text)).toEqual(expected)
  expect(readByNodeIcal(text)).toEqual(expected)
})

test('keeps the event ids of a class when the gateway reorders its meetings or changes their time', () => {
  const slots = [
    { hari: 3, mulai: 780, selesai: 900 },
    { hari: 1, mulai: 480, selesai: 600 },
  ]
  const idsOf = (list: readonly Slot[]) => [
    ...new Set(readByIcalJs(toIcs([kelasOf('11', 'Basis Data', list)], FACTS)).map(({ uid }) => uid)),
  ]
  expect(idsOf(slots)).toEqual([`kelas-11-1${ID}`, `kelas-11-3${ID}`])
  expect(idsOf(slots.toReversed())).toEqual(idsOf(slots))
  expect(idsOf(slots.map((slot) => ({ ...slot, mulai: slot.mulai + 30, selesai: slot.selesai + 30 })))).toEqual(
    idsOf(slots),
  )
  expect(idsOf(slots.slice(1))).toEqual([`kelas-11-1${ID}`])
})

/** Reminders of each event as both parsers read them: the trigger in minutes from the start, by UID. */
const alarmsByIcalJs = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((event) => ({
      uid: propertyOf(event, 'uid'),
      alarms: event.getAllSubcomponents('valarm').map((alarm) => {
        const trigger = alarm.getFirstPropertyValue('trigger')
        const minutes = trigger instanceof ICAL.Duration ? trigger.toSeconds() / 60 : null
        return [propertyOf(alarm, 'action'), minutes, propertyOf(alarm, 'description')]
      }),
    }))
const minutesIn = (duration: string): number => ICAL.Duration.fromString(duration).toSeconds() / 60
const alarmsByNodeIcal = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text))
    .filter(isEvent)
    .map(({ uid, alarms = [] }) => ({
      uid,
      alarms: alarms.map(({ action, trigger, description }) => [
        action,
        typeof trigger === 'string' ? minutesIn(trigger) : null,
        textOf(description),
      ]),
    }))

const POINT: UjianKalender = {
  id: 'tugas-71',
  nama: 'Kumpulkan tugas; normalisasi',
  tanggal: '2026-10-26',
  jam: { mulai: 1439, selesai: 1439 },
  ruang: '',
  keterangan: '',
  isDeadline: true,
}

test.each([
  ['a deadline with an hour', POINT, [-1440, -60]],
  ['a deadline of a day: 09.00 the day before, and an hour before its end', { ...POINT, jam: null }, [-900, 1380]],
  ['a whole day: no hour before an unknown hour', { ...POINT, jam: null, isDeadline: false }, [-900]],
])('both parsers read the reminders of %s', (_, event, minutes) => {
  const text = toIcs([], { ...FACTS, alarms: ['day', 'hour'] }, [event])
  const expected = [{ uid: `tugas-71${ID}`, alarms: minutes.map((one) => ['DISPLAY', one, POINT.nama]) }]
  expect(alarmsByIcalJs(text)).toEqual(expected)
  expect(alarmsByNodeIcal(text)).toEqual(expected)
})

test('both parsers read the chosen reminder of each weekly class, and none without a choice', () => {
  const kelas = kelasOf('11', 'Basis Data', [
    { hari: 1, mulai: 480, selesai: 600 },
    { hari: 3, mulai: 780, selesai: 900 },
  ])
  const alarms = [['DISPLAY', -60, 'Basis Data (A)']]
  const expected = [`kelas-11-1${ID}`, `kelas-11-3${ID}`].map((uid) => ({ uid, alarms }))
  const text = toIcs([kelas], { ...FACTS, alarms: ['hour'] })
  expect(alarmsByIcalJs(text)).toEqual(expected)
  expect(alarmsByNodeIcal(text)).toEqual(expected)
  expect(readByNodeIcal(text)).toEqual(readByIcalJs(toIcs([kelas], FACTS)))
  expect(toIcs([kelas], FACTS)).not.toContain('VALARM')
})

test('saves no reminder whose moment has passed', () => {
  const madeAtMs = momentAt('2026-10-26', 600, FACTS.offsetMinutes)
  const [event] = alarmsByIcalJs(toIcs([], { ...FACTS, madeAtMs, alarms: ['day', 'hour'] }, [POINT]))
  expect(event?.alarms).toEqual([['DISPLAY', -60, POINT.nama]])
})

test('gives the events of two campuses different ids, and those of one campus the same ids each time', () => {
  const idsOf = (campus: string, madeAtMs = MADE) =>
    readByIcalJs(toIcs([], { ...FACTS, campus, madeAtMs }, [POINT])).map(({ uid }) => uid)
  expect(idsOf('061001')).toEqual(['tugas-71@061001.portal-mahasiswa'])
  expect(idsOf('061001', MADE + 60_000)).toEqual(idsOf('061001'))
  expect(idsOf('UNTAG SMD')).toEqual(['tugas-71@untag-smd.portal-mahasiswa'])
})
