// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { privateClasses, privateEvents, studentMark, withoutPrivate } from './calendar-privacy.ts'
import { toIcs } from './ics.ts'

const FACTS = {
  mulai: '2026-08-31',
  pekan: 16,
  offsetMinutes: 420,
  madeAtMs: Date.parse('2026-08-01T00:00:00Z'),
  title: 'Jadwal',
  campus: '061001',
  alarms: ['day', 'hour'] as const,
}
const OWNER = { campus: '061001', idMahasiswa: '240117023' }

test.each([
  ['Bayar SPP Rp1.500.000', 'Bayar SPP'],
  ['Bayar SPP (Rp 1.500.000,00) tahap 2', 'Bayar SPP tahap 2'],
  ['IDR 2 juta · praktikum', 'praktikum'],
  ['Sidang 240117023', 'Sidang'],
  ['Sidang ke-2401170234, ruang 240', 'Sidang ke-2401170234, ruang 240'],
  ['Corp 2 · R. 401', 'Corp 2 · R. 401'],
])('%j becomes %j in a file', (text, expected) => {
  expect(withoutPrivate(text, OWNER)).toBe(expected)
})

test('keeps a text whole when the student has no number, or a short one that other texts contain', () => {
  expect(withoutPrivate('Ruang 7 lantai 1', { campus: '', idMahasiswa: '' })).toBe('Ruang 7 lantai 1')
  expect(withoutPrivate('Ruang 7 lantai 1', { campus: '', idMahasiswa: '7' })).toBe('Ruang 7 lantai 1')
})

test('marks a student by the same short text each time, different for another student or campus', () => {
  const mark = studentMark('061001', '240117023')
  expect(mark).toMatch(/^[a-z\d]{6,13}$/)
  expect(studentMark('061001', '240117023')).toBe(mark)
  expect(studentMark('061001', '240117024')).not.toBe(mark)
  expect(studentMark('061002', '240117023')).not.toBe(mark)
  expect(mark).not.toContain('240117023')
})

const digits = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 6, maxLength: 15 })
const amount = fc.integer({ min: 1, max: 999 }).map((thousands) => `Rp${thousands}.000`)
/** Text of a gateway around the number and an amount. */
const textAround = (number: string) =>
  fc
    .tuple(fc.constantFrom('SPP', 'Bayar', 'Sidang;', ''), amount, fc.constantFrom('', ' tahap 2', '\nGedung C'))
    .map(([before, sum, after]) => `${before} ${number} ${sum}${after}`)

test('a file contains neither an amount nor the number of the student, whatever the gateway sends', () => {
  fc.assert(
    fc.property(
      digits.chain((number) => fc.tuple(fc.constant(number), textAround(number))),
      ([idMahasiswa, text]) => {
        const owner = { campus: '061001', idMahasiswa }
        const events = privateEvents(
          [
            {
              id: `tagihan-${idMahasiswa}-1`,
              nama: text,
              tanggal: '2026-10-26',
              jam: null,
              ruang: text,
              keterangan: text,
              isDeadline: true,
            },
          ],
          owner,
        )
        const jadwal = [{ hari: 1, namaHari: '', jam: { mulai: 480, selesai: 600 }, ruang: text, gedung: text }]
        const classes = privateClasses(
          [
            {
              makul: { idMakul: '1', kodeMakul: `IF-${idMahasiswa}`, namaMakul: text },
              kelas: { idKelas: idMahasiswa, nama: text, dosen: text, jadwal },
            },
          ],
          owner,
        )
        const file = toIcs(classes, FACTS, events).replace(/\r\n /g, '')
        expect(file.match(/\d+/g)?.includes(idMahasiswa)).toBe(false)
        expect(file).not.toMatch(/\bRp\s*\d/)
      },
    ),
  )
})
