import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/jadwal-dan-presensi',
    layout: 'main',
    title: 'title',
    search:
      'jadwal, kelas, ruang, absen, kehadiran, ujian, uts, uas, kartu ujian, schedule, timetable, attendance, exams',
    loadPage: async () => (await import('./jadwal-dan-presensi-page.tsx')).JadwalDanPresensiPage,
  },
]
