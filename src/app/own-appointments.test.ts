import { expect, test } from 'vitest'
import type { LoadAppointments } from '#domain/jadwal/appointments.ts'

const modules = import.meta.glob<{ appointments?: LoadAppointments }>('../features/**/screens.ts', { eager: true })

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

test('every subject with days of the student declares its appointments', async () => {
  const declared = Object.entries(modules).flatMap(([file, { appointments }]) =>
    appointments ? [{ subject: file.split('/').at(-2), appointments }] : [],
  )
  expect(declared.map(({ subject }) => subject).toSorted()).toEqual(WITH_DAYS)
  const of = { idMahasiswa: '240117023', params: { tahun: 2027, semester: 1 }, language: 'id' } as const
  for (const { appointments } of declared) {
    const { select } = (await appointments()).query(of)
    expect(select({ data: 'x', kegiatan: 'x', isTerdaftar: true, pertemuanBerikutnya: 'entah' })).not.toEqual({
      appointments: [],
    })
  }
})
