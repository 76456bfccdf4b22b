import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const campus = 'STATE-UNIVERSITY'
const screens = ['/surat/*', '/kerja-praktik/*'].map((path) => ({ path, element: <h1>Layar portal ini</h1> }))
const AUTHORIZE = 'POST http://gateway.test/v1/authorize/sikad'
const callsOf = (asked: string[]) => asked.filter((request) => request === AUTHORIZE)

test.each(['/surat', '/surat/tambah', '/kerja-praktik', '/kerja-praktik/12/sidang'])(
  '[R2-061] at one campus %s opens in the separate portal, with an authorization code',
  async (path) => {
    const { asked, departures } = await renderScreen(path, { campus, screens })
    await waitFor(() => expect(departures).toHaveLength(1))
    const target = new URL(departures[0] ?? '')
    expect(target.origin + target.pathname).toBe(`https://sikad-lama.arunika.example${path}`)
    expect(target.searchParams.get('code')).toMatch(/^demo-kode-\d+$/)
    expect(callsOf(asked)).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'Layar portal ini' })).toBeNull()
    expect(screen.getByText('Membuka portal mahasiswa yang terpisah…')).toBeVisible()
  },
)

test('[R2-013] /surat/info stays in this portal', async () => {
  const { asked, departures } = await renderScreen('/surat/info/preview', { campus, screens })
  expect(screen.getByRole('heading', { name: 'Layar portal ini' })).toBeVisible()
  expect([...departures, ...callsOf(asked)]).toEqual([])
})

test('[R2-061] at every other campus the screens are those of this portal', async () => {
  const { asked, departures } = await renderScreen('/surat', { screens })
  expect(screen.getByRole('heading', { name: 'Layar portal ini' })).toBeVisible()
  expect([...departures, ...callsOf(asked)]).toEqual([])
})

test.each([
  ['server', 'Layanan otorisasi <b>mati</b>'],
  ['client', 'Permintaan ditolak'],
] as const)(
  '[R8-016] a code that is not given (%s) is said in a toast, and the student stays',
  async (kind, message) => {
    const { departures } = await renderScreen('/surat', {
      campus,
      screens,
      faults: [{ operation: 'authorizeSikad', kind, message }],
    })
    expect(await screen.findByText(`Terjadi kesalahan saat generate authorization code: ${message}`)).toBeVisible()
    expect(departures).toEqual([])
  },
)

test('[R8-016] without a connection the toast says so', async () => {
  await renderScreen('/surat', { campus, screens, faults: [{ operation: 'authorizeSikad', kind: 'network' }] })
  expect(
    await screen.findByText('Terjadi kesalahan saat generate authorization code: Tidak ada koneksi internet'),
  ).toBeVisible()
})

test('a campus without a usable address asks for no code', async () => {
  const { asked, departures } = await renderScreen('/surat', {
    campus,
    screens,
    settings: { url_sikad_legacy: 'javascript:alert(1)' },
  })
  expect(await screen.findByText(/^Terjadi kesalahan saat generate authorization code: /)).toBeVisible()
  expect([...departures, ...callsOf(asked)]).toEqual([])
})

test('coming back to another of its pages asks for a new code', async () => {
  const { asked, departures, navigate } = await renderScreen('/surat', { campus, screens })
  await waitFor(() => expect(departures).toHaveLength(1))
  await navigate('/kerja-praktik')
  await waitFor(() => expect(departures).toHaveLength(2))
  expect(callsOf(asked)).toHaveLength(2)
})

test('[R2-061] an address that has no screen here opens in the separate portal too', async () => {
  const { departures } = await renderScreen('/surat', { campus })
  await waitFor(() => expect(departures).toHaveLength(1))
  expect(departures[0]).toMatch(/^https:\/\/sikad-lama\.arunika\.example\/surat\?code=/)
})

test('[R8-016] after a code that was not given, Muat Ulang asks again', async () => {
  const { controls, departures, user } = await renderScreen('/surat', {
    campus,
    faults: [{ operation: 'authorizeSikad', kind: 'network' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
  expect(departures).toEqual([])
  controls.setFaults([])
  await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
  await waitFor(() => expect(departures).toHaveLength(1))
})
