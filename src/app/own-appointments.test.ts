import { expect, test } from 'vitest'
import type { AppointmentList } from '#domain/jadwal/appointments.ts'
import { SOURCES } from './appointment-sources.ts'
import { SCREENS } from './later-screens.ts'

const lists = import.meta.glob<{ appointments: AppointmentList }>('../features/**/appointments.ts', { eager: true })

/** Subjects whose screens show the student's own days or deadlines other than classes and exams. */
const WITH_DAYS = [
  'bahan-dan-tugas',
  'biaya-kuliah',
  'cuti',
  'kerja-praktik',
  'kompre',
  'krs',
  'kuesioner',
  'pa-online',
  'proposal',
  'seminar',
  'sertifikasi',
  'surat',
  'tracer-study',
  'tugas-akhir',
  'wisuda',
]

test('every subject with dates of the student declares its appointments, under the address of its screen', () => {
  expect(SOURCES.map(({ path }) => path.slice(1)).toSorted()).toEqual(WITH_DAYS)
  const paths = SCREENS.map(({ path }) => path)
  for (const { path } of SOURCES) expect(paths).toContain(path)
})

test.each(Object.entries(lists))('does not read an invalid response as an empty list of %s', (_, { appointments }) => {
  const query = appointments.query({
    idMahasiswa: '240117023',
    student: { idProdi: '55201', status: 'Aktif' },
    params: { tahun: 2027, semester: 1 },
    language: 'id',
  })
  const odd = { data: 'x', tanggalSelesai: 'entah', kegiatan: 'x', isTerdaftar: true, pertemuanBerikutnya: 'entah' }
  expect(query?.select(odd)).not.toEqual({ appointments: [] })
})
