import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mustValidate } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { screens as dashboard } from '#features/dashboard/screens.ts'
import { readBiodataSingkat } from '#generated/client/umum/readers.ts'
import { answerOf } from '#tests/contract/bundle.ts'
import { renderScreen, renderWide } from '#tests/render-screen.tsx'
import { screensOf } from '../subject-screen.ts'

const Validation = () => <h1>Validasi data</h1>
const Nilai = () => <h1>Nilai</h1>
const table = async () => {
  const { PartsInMain } = await import('../later-screens.ts')
  return {
    PartsInMain,
    SCREENS: [
      ...screensOf('dashboard', dashboard),
      ...screensOf('biodata', [
        { path: '/validasi-data', layout: 'main', title: 'title', page: Validation },
        { path: '/nilai', layout: 'main', title: 'title', page: Nilai },
      ]),
    ],
  }
}

test.each(['/nilai', '/dashboard', '/validasi-data'])(
  '[R4-002] redirects a student with unvalidated data from %s to /validasi-data, with menu and logout',
  async (path) => {
    const shown = await renderWide(path, { persona: 'validasi-data', firstLoad: table() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Validasi data' })).toBeVisible()
    expect(shown.path()).toBe('/validasi-data')
    expect(screen.getByRole('navigation', { name: /menu/i })).toBeVisible()
    expect(screen.getByRole('button', { name: /akun / })).toBeVisible()
    await shown.navigate('/nilai')
    expect(shown.path()).toBe('/validasi-data')
  },
)

test('[R4-002] redirects from the dashboard to /validasi-data before the other screens have loaded', async () => {
  await table() // preloaded, so that reading it is not timed
  const shown = await renderScreen('/dashboard', { persona: 'validasi-data', firstLoad: true, pending: true })
  await waitFor(() => expect(shown.path()).toBe('/validasi-data'), { timeout: 1500 }) // without this they load after two seconds
})

test('[R4-003] does not redirect a student whose data is validated', async () => {
  const { path } = await renderScreen('/nilai', { persona: 'aktif', firstLoad: table() })
  expect(path()).toBe('/nilai')
})

test('[R4-002] redirects to /validasi-data when the gateway sends the flags as text', async () => {
  const { biodataSingkat } = answerOf<{ biodataSingkat: object }>('getBiodataSingkat')
  const { path } = await renderScreen('/nilai', {
    firstLoad: table(),
    answers: {
      '/v1/mahasiswa/240117023/biodata_singkat_web': {
        biodataSingkat: { ...biodataSingkat, validasiData: 'true', validasiMahasiswa: '0' },
      },
    },
  })
  await waitFor(() => expect(path()).toBe('/validasi-data'))
})

test.each([
  [true, 0, true],
  ['true', '0', true],
  ['1', 'false', true],
  [1, false, true],
  [true, 1, false],
  ['true', '1', false],
  [true, -1, false],
  [true, null, false],
  [false, 0, false],
  ['false', '0', false],
  ['0', 0, false],
  [null, 0, false],
])(
  '[R4-002] [R4-003] requires validation for validasiData %j and validasiMahasiswa %j: %s',
  (validasiData, validasiMahasiswa, forced) => {
    expect(mustValidate(readBiodataSingkat({ validasiData, validasiMahasiswa }))).toBe(forced)
    expect(mustValidate(undefined)).toBe(false)
  },
)
