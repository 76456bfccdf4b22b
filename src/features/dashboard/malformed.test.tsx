import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createInProcessGateway } from '#demo/in-process-gateway.ts'
import { pathsOf } from '#tests/answer-paths.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const STUDENT = '/v1/mahasiswa/240117023'
const CALLS = {
  getBiodataSingkat: `${STUDENT}/biodata_singkat_web`,
  getDashboard: `${STUDENT}/dashboard`,
  getSemesterBerjalan: '/v1/semester_akademik_berjalan',
  getRekapPembayaran: `${STUDENT}/rekap_pembayaran`,
  listRiwayatKuliah: `${STUDENT}/riwayat_kuliah`,
  listJadwalKuliah: `${STUDENT}/jadwal_kuliah?tahun=2027&semester=1`,
  listPresensiKuliah: `${STUDENT}/presensi_kuliah?tahun=2027&semester=1`,
  listPengumuman: '/v1/pengumuman?tujuan=portalmhs',
  listUpcomingEvent: '/v1/upcoming_event',
  getSistem: '/v1/sistem',
  getLogoPerguruanTinggi: '/v1/logo_perguruan_tinggi',
  getUnreadNotifikasi: '/v1/unread_notifikasi/240117023?tujuan=portalmhs',
  getMenuConfig: '/v1/menu_config/menu-portalmhs',
} as const
const BROKEN = /undefined|NaN|null|\[object|Invalid Date|Infinity|ERROR 500/

const gateway = createInProcessGateway()
const token = gateway.tokenOf('aktif')
const fields = await Promise.all(
  Object.entries(CALLS).map(async ([operation, path]) => {
    const answer: unknown = await (await gateway.ask('GET', path, { token })).json()
    if (operation === 'getBiodataSingkat') return []
    return pathsOf(answer).flatMap(
      (field) =>
        [
          [operation, field, path, answer, null],
          [operation, field, path, answer, 1e25],
        ] as const,
    )
  }),
)

const withValue = (value: any, [head, ...rest]: string[], leaf: unknown): any => {
  if (head === undefined) return leaf
  const copy = Array.isArray(value) ? [...value] : { ...value }
  copy[head] = withValue(copy[head], rest, leaf)
  return copy
}
test.each(fields.flat())('%s %s', async (operation, field, path, answer, leaf) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderScreen('/dashboard', { answers: { [path.split('?')[0]!]: withValue(answer, field.split('.'), leaf) } })
  const failure = screen.queryByRole('alert')?.textContent ?? ''
  if (failure) console.log('CARD', operation, field, leaf, failure)
  const broken = document.body.textContent.match(BROKEN)
  if (broken)
    console.log(
      'BROKEN',
      operation,
      field,
      leaf,
      document.body.textContent.slice(Math.max(0, broken.index! - 30), broken.index! + 60),
    )
  if (vi.mocked(console.error).mock.calls.length)
    console.log('CERR', operation, field, leaf, String(vi.mocked(console.error).mock.calls[0]).slice(0, 150))
})
