import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const campus = 'STATE-UNIVERSITY'
const screens = ['/surat/*', '/kerja-praktik/*'].map((path) => ({ path, element: <h1>Layar portal ini</h1> }))
const AUTHORIZE = 'POST http://gateway.test/v1/authorize/sikad'
const callsOf = (asked: string[]) => asked.filter((request) => request === AUTHORIZE)

test.each(['/surat', '/surat/tambah', '/kerja-praktik', '/kerja-praktik/12/sidang'])(
  '[R2-061] [R7-004] opens %s in the separate portal with an authorization code at one campus',
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

test('[R2-061] passes the query and the hash of the address to the separate portal', async () => {
  const { departures } = await renderScreen('/surat/tambah?jenis=aktif&kode=a%26b#isi', { campus, screens })
  await waitFor(() => expect(departures).toHaveLength(1))
  const { pathname, searchParams, hash } = new URL(departures[0] ?? '')
  expect(pathname + hash).toBe('/surat/tambah#isi')
  expect(searchParams.get('jenis')).toBe('aktif')
  expect(searchParams.get('kode')).toBe('a&b')
  expect(searchParams.get('code')).toMatch(/^demo-kode-\d+$/)
})

test('replaces the history entry, so that Back from the separate portal returns to the page before', async () => {
  const { departures } = await renderScreen('/surat', { campus, screens })
  const replace = vi.spyOn(window.location, 'replace')
  await waitFor(() => expect(departures).toHaveLength(1))
  expect(replace).toHaveBeenCalledOnce()
})

test('[R2-013] opens /surat/info in this portal', async () => {
  const { asked, departures } = await renderScreen('/surat/info/preview', { campus, screens })
  expect(screen.getByRole('heading', { name: 'Pratinjau surat' })).toBeVisible()
  expect([...departures, ...callsOf(asked)]).toEqual([])
})

test('[R2-061] opens the screens of this portal at every other campus', async () => {
  const { asked, departures } = await renderScreen('/surat', { screens })
  expect(screen.getByRole('heading', { level: 1, name: 'Surat' })).toBeVisible()
  expect([...departures, ...callsOf(asked)]).toEqual([])
})

test.each([
  ['server', 'Layanan otorisasi <b>mati</b>'],
  ['client', 'Permintaan ditolak'],
] as const)('[R8-016] shows a toast and does not redirect when no code is issued (%s)', async (kind, message) => {
  const { departures } = await renderScreen('/surat', {
    campus,
    screens,
    faults: [{ operation: 'authorizeSikad', kind, message }],
  })
  expect(await screen.findByText(`Terjadi kesalahan saat generate authorization code: ${message}`)).toBeVisible()
  expect(departures).toEqual([])
})

test('[R8-016] shows a toast when there is no connection', async () => {
  await renderScreen('/surat', { campus, screens, faults: [{ operation: 'authorizeSikad', kind: 'network' }] })
  expect(
    await screen.findByText('Terjadi kesalahan saat generate authorization code: Tidak ada koneksi internet'),
  ).toBeVisible()
})

test('requests no code when the campus has no usable address', async () => {
  const { asked, departures } = await renderScreen('/surat', {
    campus,
    screens,
    settings: { url_sikad_legacy: 'javascript:alert(1)' },
  })
  expect(await screen.findByText(/^Terjadi kesalahan saat generate authorization code: /)).toBeVisible()
  expect([...departures, ...callsOf(asked)]).toEqual([])
})

test('requests a new code for another page of the separate portal', async () => {
  const { asked, departures, navigate } = await renderScreen('/surat', { campus, screens })
  await waitFor(() => expect(departures).toHaveLength(1))
  await navigate('/kerja-praktik')
  await waitFor(() => expect(departures).toHaveLength(2))
  expect(callsOf(asked)).toHaveLength(2)
})

test('[R2-061] opens an address without a screen here in the separate portal too', async () => {
  const { departures } = await renderScreen('/surat', { campus })
  await waitFor(() => expect(departures).toHaveLength(1))
  expect(departures[0]).toMatch(/^https:\/\/sikad-lama\.arunika\.example\/surat\?code=/)
})

test('[R8-016] requests the code again on Muat Ulang after a failure', async () => {
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
