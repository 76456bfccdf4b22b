// @vitest-environment node
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { readTracerPekerjaan } from '#generated/client/tracer-study/readers.ts'
import { workYears } from './work-years.ts'

const TODAY = '2026-10-22'
const work = (more: object) => readTracerPekerjaan({ idPekerjaan: '1', namaPerusahaan: 'PT Satu', ...more })

it('lays out jobs from the first year to today, earliest first; a current job ends at the edge', () => {
  const years = workYears(
    [
      work({ idPekerjaan: 'b', tanggalMulai: '2026-01-01', masihBekerja: true }),
      work({ idPekerjaan: 'a', tanggalMulai: '2025-01-01', tanggalSelesai: '2026-01-01', masihBekerja: false }),
    ],
    TODAY,
  )
  expect(years).toMatchObject({
    first: 2025,
    last: 2026,
    endsToday: true,
    bars: [
      { id: 'a', from: 0 },
      { id: 'b', to: 1, end: 'now' },
    ],
  })
  expect(years?.bars[0]?.to).toBeCloseTo(0.55, 2)
  expect(years?.years.map(({ year, at }) => [year, at.toFixed(2)])).toEqual([
    [2025, '0.00'],
    [2026, '0.55'],
  ])
})

it('extends to a stated end after today and does not label its edge as today', () => {
  const years = workYears([work({ tanggalMulai: '2025-01-01', tanggalSelesai: '2027-06-30' })], TODAY)
  expect(years).toMatchObject({ last: 2027, endsToday: false, bars: [{ to: 1 }] })
})

it('draws only the start of a job with an unknown end', () => {
  const years = workYears([work({ tanggalMulai: '2025-01-01', masihBekerja: false })], TODAY)
  expect(years?.bars).toEqual([{ id: '1', label: 'PT Satu', from: 0, to: 0, end: 'unknown' }])
})

it('returns null when no start is known', () => {
  expect(workYears([], TODAY)).toBeNull()
  expect(workYears([work({ tanggalMulai: null })], TODAY)).toBeNull()
})

test('keeps every bar within the years for any dates', () => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  const row = fc.record({ from: day, to: fc.option(day), open: fc.boolean() })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const iso = (value: Date | null) => value?.toISOString().slice(0, 10) ?? null
      const years = workYears(
        rows.map(({ from, to, open }) =>
          work({ tanggalMulai: iso(from), tanggalSelesai: iso(to), masihBekerja: open }),
        ),
        TODAY,
      )
      for (const { from, to } of years?.bars ?? []) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(1)
      }
    }),
  )
})
