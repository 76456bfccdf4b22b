import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { campusStore } from '#shared/campus/campus-store.ts'
import { setClock } from '#shared/state/clock.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { EventFileButton } from './event-file-button.tsx'

const SIDANG: UjianKalender = {
  id: 'sidang-71',
  nama: 'Sidang tugas akhir',
  tanggal: '2026-11-24',
  jam: { mulai: 540, selesai: 660 },
  ruang: 'R. 210, Gedung C',
  keterangan: 'Bawa naskah; dua rangkap.\nDatang 15 menit sebelumnya.',
}
const WISUDA: UjianKalender = {
  id: 'wisuda-58',
  nama: 'Wisuda ke-58 Universitas Arunika, Program Sarjana dan Diploma, Semarang',
  tanggal: '2026-12-31',
  jam: null,
  ruang: '',
  keterangan: '',
}

const NOW_MS = Date.parse('2026-10-22T14:05:00+07:00')
/** Minutes since 1970, so that a later file has a higher sequence number. */
const SEQUENCE = String(NOW_MS / 60_000)

const files: File[] = []
beforeEach(async () => {
  files.length = 0
  await startKitTexts()
  setClock(() => NOW_MS)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) files.push(file)
    return 'blob:calendar'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => {
  setClock(Date.now)
  campusStore.clear()
})

const save = async (): Promise<File> => {
  await userEvent.click(screen.getByRole('button', { name: 'Tambahkan ke kalender' }))
  const file = files.at(-1)
  if (!file) throw new Error('nothing was saved')
  return file
}

const plain = (value: string) => value.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')

/** Parses a calendar file as calendar programs do: unfolds lines and returns one record of values per event. */
const eventsIn = (text: string): Record<string, string>[] => {
  const lines = text.replace(/\r\n /g, '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    const [name = '', ...value] = line.split(':')
    const event = events.at(-1)
    if (line === 'BEGIN:VEVENT') events.push({})
    else if (line === 'END:VCALENDAR') break
    else if (event) event[name] = plain(value.join(':'))
  }
  return events.map(({ END: _, ...event }) => event)
}

test('saves timed and all-day events in the time zone of the campus', async () => {
  campusStore.set('time_zone', 'WITA')
  render(<EventFileButton events={[SIDANG, WISUDA]} title="Sidang & wisuda" />)
  const file = await save()
  expect([file.name, file.type]).toEqual(['Sidang-wisuda.ics', 'text/calendar;charset=utf-8'])
  expect(eventsIn(await file.text())).toEqual([
    {
      UID: 'sidang-71@portal-mahasiswa',
      DTSTAMP: '20261022T070500Z',
      SEQUENCE,
      'DTSTART;TZID=Asia/Makassar': '20261124T090000',
      'DTEND;TZID=Asia/Makassar': '20261124T110000',
      SUMMARY: SIDANG.nama,
      LOCATION: SIDANG.ruang,
      DESCRIPTION: SIDANG.keterangan,
    },
    {
      UID: 'wisuda-58@portal-mahasiswa',
      DTSTAMP: '20261022T070500Z',
      SEQUENCE,
      'DTSTART;VALUE=DATE': '20261231',
      'DTEND;VALUE=DATE': '20270101',
      SUMMARY: WISUDA.nama,
    },
  ])
})

test('saves a moved event under the same id with a higher sequence number, so that importing it updates the first', async () => {
  const { rerender } = render(<EventFileButton events={[SIDANG]} title="Sidang" />)
  const [first] = eventsIn(await (await save()).text())
  setClock(() => Date.parse('2026-11-01T09:00:00+07:00'))
  rerender(<EventFileButton events={[{ ...SIDANG, tanggal: '2026-11-26' }]} title="Sidang" />)
  const [second] = eventsIn(await (await save()).text())
  expect(second?.['UID']).toBe(first?.['UID'])
  expect(Number(second?.['SEQUENCE'])).toBeGreaterThan(Number(first?.['SEQUENCE']))
  expect(second?.['DTSTART;TZID=Asia/Jakarta']).toBe('20261126T090000')
})

test('explains the missing date instead of saving an empty file', async () => {
  render(<EventFileButton events={[]} title="Sidang" />)
  const button = screen.getByRole('button', { name: 'Tambahkan ke kalender' })
  expect(button).toHaveAccessibleDescription('Tanggalnya belum ditetapkan.')
  await userEvent.click(button)
  expect(files).toEqual([])
})

test('explains that an in-app browser cannot save files', async () => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 361.0',
  )
  const user = userEvent.setup()
  render(<EventFileButton events={[SIDANG]} title="Sidang tugas akhir" />)
  await user.click(screen.getByRole('button', { name: /kalender/i }))
  expect(screen.getByText(/tidak dapat menyimpan berkas/)).toBeVisible()
})
