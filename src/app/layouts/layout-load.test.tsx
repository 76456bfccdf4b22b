import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const LAYOUT_LOAD = [
  '/v1/sistem',
  '/v1/logo_perguruan_tinggi',
  '/v1/aturan/0',
  '/v1/mahasiswa/240117023/biodata_singkat_web',
  '/v1/mahasiswa/240117023/tahun_semester',
  '/v1/semester_akademik_berjalan',
]

test('[R7-007] fetches system info, logo, general rules, biodata singkat, periods and current semester once each', async () => {
  const { asked } = await renderScreen('/dashboard', { persona: 'aktif' })
  const pathOf = (request: string) => {
    const [method = '', address = ''] = request.split(' ')
    return `${method} ${new URL(address).pathname}`
  }
  const times = () => LAYOUT_LOAD.map((call) => asked.filter((request) => pathOf(request).endsWith(call)).length)
  await expect.poll(times).toEqual(LAYOUT_LOAD.map(() => 1))
})
