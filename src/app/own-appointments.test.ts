import { expect, test } from 'vitest'
import type { AppointmentList } from '#domain/jadwal/appointments.ts'
import { SOURCES } from './appointment-sources.ts'
import { SCREENS } from './later-screens.ts'

const lists = import.meta.glob<{ appointments: AppointmentList }>('../features/**/appointments.ts', { eager: true })

/** Subjects whose screens show a day of the student that is no class and no exam. */
const WITH_DAYS = [
  'kerja-praktik',
  'kompre',
  'pa-online',
  'proposal',
  'seminar',
  'sertifikasi',
  'tugas-akhir',
  'wisuda',
]

test('every subject with days of the student declares its appointments, under the address of its screen', () => {
  expect(SOURCES.map(({ path }) => path.slice(1)).toSorted()).toEqual(WITH_DAYS)
  const paths = SCREENS.map(({ path }) => path)
  for (const { path } of SOURCES) expect(paths).toContain(path)
})

test.each(Object.entries(lists))('an answer that cannot be read is no empty list of %s', (_, { appointments }) => {
  const { select } = appointments.query({
    idMahasiswa: '240117023',
    params: { tahun: 2027, semester: 1 },
    language: 'id',
  })
  const odd = { data: 'x', kegiatan: 'x', isTerdaftar: true, pertemuanBerikutnya: 'entah' }
  expect(select(odd)).not.toEqual({ appointments: [] })
})
