import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readCampusConfig, storeCampusConfig } from '#gateway/campus/campus-config.ts'
import { runtimeConfig, setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { changeLanguage } from '#shared/i18n/i18n.ts'
import { showLoginTexts } from '#tests/page-state.ts'
import { answerWithPage } from '#tests/rewrite-answer.ts'
import { type Arrangement, openGateway } from '#tests/simulated-gateway.ts'
import { LoginPage } from './login-page.tsx'

const TOKEN = /^POST .*\/v2\/access_token$/

const renderLogin = async (arrangement: Arrangement = {}, ready: Promise<unknown> = Promise.resolve()) => {
  const gateway = openGateway(arrangement)
  await showLoginTexts()
  const onSignedIn = vi.fn()
  const onEngaged = vi.fn()
  render(<LoginPage ready={ready} onSignedIn={onSignedIn} onEngaged={onEngaged} openPapers={() => Promise.resolve()} />)
  const settled = () => waitFor(() => expect(gateway.isQuiet()).toBe(true))
  return {
    ...gateway,
    onSignedIn,
    onEngaged,
    settled,
    signIns: () => gateway.asked.filter((one) => TOKEN.test(one)).length,
  }
}

const nim = () => screen.getByLabelText('Nomor Induk Mahasiswa (NIM)')
const password = () => screen.getByLabelText('Kata sandi')
const submit = () => screen.getByRole('button', { name: /^(Masuk|Sedang masuk…)$/ })
const type = async (name: string, secret: string) => {
  await userEvent.type(nim(), name)
  await userEvent.type(password(), secret)
}

test('signs in with student number and password, and persists only the refresh token', async () => {
  const { onSignedIn, onEngaged } = await renderLogin()
  await type(' 240117023 ', 'demo')
  expect(onEngaged).toHaveBeenCalled()
  await userEvent.click(submit())
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(readSession()?.refreshToken).toMatch(/240117023$/)
  expect(JSON.stringify(window.localStorage)).not.toContain('demo-access')
  expect(JSON.stringify(window.localStorage)).not.toContain('kata sandi')
})

test('signs in on Enter in the password field', async () => {
  const { onSignedIn } = await renderLogin()
  await type('aktif', 'demo{Enter}')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
})

test("shows the gateway's message for a wrong password, and keeps the input", async () => {
  const { onSignedIn } = await renderLogin()
  await type('240117023', 'salah')
  await userEvent.click(submit())
  expect(await within(screen.getByRole('alert')).findByText(/^NIM atau kata sandi salah/)).toBeVisible()
  expect(nim()).toHaveValue('240117023')
  expect(password()).toHaveValue('salah')
  expect(submit()).toHaveTextContent('Masuk')
  expect(screen.getByRole('alert').closest('form')).toHaveAccessibleDescription(/NIM atau kata sandi salah/)
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(readSession()).toBeNull()
})

test.each([
  ['network', 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['captive', 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['timeout504', 'Koneksi internet tidak stabil. Coba lagi.'],
  ['cut', 'Jawaban server tidak dapat dibaca. Coba lagi nanti.'],
  ['server', 'Terjadi kesalahan pada server (kesalahan simulasi)'],
] as const)('shows an error when the sign-in fails with %s, and signs in on the next attempt', async (kind, text) => {
  const { onSignedIn } = await renderLogin({ faults: [{ operation: 'createAccessToken', kind, times: 1 }] })
  await type('aktif', 'demo')
  await userEvent.click(submit())
  expect(await screen.findByText(text)).toBeVisible()
  expect(password()).toHaveValue('demo')
  await userEvent.click(submit())
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test.each([
  [502, 'Server kampus belum dapat dihubungi. Coba lagi beberapa menit lagi.'],
  [503, 'Server kampus belum dapat dihubungi. Coba lagi beberapa menit lagi.'],
  [429, 'Terlalu banyak yang masuk saat ini. Tunggu satu menit, lalu coba lagi.'],
  [403, 'Kampus menolak masuk tanpa menyebut alasan. Periksa NIM dan kata sandi.'],
])('shows what to do when a proxy answers the sign-in with an HTML page of status %i', async (status, text) => {
  await renderLogin()
  answerWithPage('/access_token', status)
  await type('aktif', 'demo')
  await userEvent.click(submit())
  expect(await screen.findByText(text)).toBeVisible()
  expect(password()).toHaveValue('demo')
})

test('shows an error and sends no sign-in when the campus settings cannot be fetched', async () => {
  const { signIns } = await renderLogin({ faults: [{ operation: 'getFrontendConfig', kind: 'network' }] })
  await type('aktif', 'demo')
  await userEvent.click(submit())
  expect(await screen.findByText('Tidak ada koneksi internet. Mohon periksa jaringan Anda.')).toBeVisible()
  expect(signIns()).toBe(0)
})

test('sends one request when the form is submitted several times', async () => {
  const { onSignedIn, signIns } = await renderLogin({
    faults: [{ operation: 'createAccessToken', kind: 'latency', ms: 60 }],
  })
  await type('aktif', 'demo')
  const form = submit().closest('form') ?? document.body
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(submit()).toHaveTextContent('Sedang masuk…')
  await userEvent.click(submit())
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(signIns()).toBe(1)
})

test.each([
  ['', 'demo'],
  ['aktif', ''],
  ['   ', 'demo'],
])('for number %j and password %j sends nothing and asks for both fields', async (name, secret) => {
  const { signIns } = await renderLogin()
  if (name) await userEvent.type(nim(), name)
  if (secret) await userEvent.type(password(), secret)
  await userEvent.click(submit())
  expect(await screen.findByText('Isi NIM dan kata sandi.')).toBeVisible()
  expect(signIns()).toBe(0)
})

test('sends a sign-in that was submitted during startup once startup is complete', async () => {
  let open = () => {}
  const { asked, onSignedIn } = await renderLogin(
    {},
    new Promise<void>((resolve) => {
      open = resolve
    }),
  )
  await type('aktif', 'demo')
  await userEvent.click(submit())
  expect(submit()).toHaveTextContent('Sedang masuk…')
  expect(asked).toEqual([])
  open()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
})

test('hides the password until the student reveals it, and keeps its value', async () => {
  await renderLogin()
  await type('aktif', 'rahasia')
  expect(password()).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan kata sandi', pressed: false }))
  expect(password()).toHaveAttribute('type', 'text')
  expect(password()).toHaveValue('rahasia')
})

test('[R2-019] [R1-003] [R1-004] shows the campus, stores its settings and switches to English', async () => {
  const { settled } = await renderLogin()
  expect(await screen.findByText('Universitas Arunika')).toBeVisible()
  expect(screen.getByRole('link', { name: '(024) 841 2330' })).toHaveAttribute('href', 'tel:0248412330')
  expect(screen.getByText('© 2026 Universitas Arunika')).toBeVisible()
  expect(Object.keys(readCampusConfig() ?? {})).toHaveLength(8)
  await userEvent.click(screen.getByRole('button', { name: 'EN, English' }))
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
  await settled()
  await changeLanguage('id', false)
})

test('[R1-006] offers no language choice at a campus without localization', async () => {
  const answers = {
    '/v1/frontend-config': { college_id: '1', unik: 'TSM', enable_localization: 'false', copyright: '<b>©</b> Kampus' },
  }
  openGateway()
  storeCampusConfig({
    ...answers['/v1/frontend-config'],
    enable_localization: false,
    enable_chat: false,
    url_sikad_legacy: '',
    color_mode: '',
    time_zone: '',
  })
  const { settled } = await renderLogin()
  await waitFor(() => expect(screen.getByText('© Kampus')).toBeVisible())
  await settled()
  expect(screen.queryByRole('group', { name: 'Bahasa' })).toBeNull()
})

test('shows the portal name and signs in when name and logo of the campus cannot be fetched', async () => {
  const down = ['getSistem', 'getLogoPerguruanTinggi'].map((operation) => ({ operation, kind: 'network' as const }))
  const { onSignedIn } = await renderLogin({ faults: down })
  await type('aktif', 'demo')
  await userEvent.click(submit())
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(screen.getAllByText('Portal Mahasiswa')).not.toHaveLength(0)
})

test('reports a captcha that cannot be loaded, and sends the sign-in without it', async () => {
  const { onSignedIn, signIns } = await renderLogin()
  setRuntimeConfig({ ...runtimeConfig(), captcha: { provider: 'https://captcha.example/api.js', siteKey: '' } })
  await type('aktif', 'salah')
  await userEvent.click(submit())
  const alert = within(screen.getByRole('alert'))
  expect(await alert.findByText(/^NIM atau kata sandi salah/)).toBeVisible()
  expect(alert.getByText('Kunci captcha tidak tersedia')).toBeVisible()
  expect(signIns()).toBe(1)
  await userEvent.clear(password())
  await userEvent.type(password(), 'demo{Enter}')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
})

test.each([
  ['https://lain.example/logo.png', false], // a foreign host would learn the time and IP address of sign-ins
  ['http://gateway.test/logo.png', true],
])('loads the campus logo from %s before sign-in: %s', async (logoContentUrl, isConfirming) => {
  const { asked, settled } = await renderLogin({ answers: { '/v1/logo_perguruan_tinggi': { logoContentUrl } } })
  await waitFor(() => expect(asked).toContainEqual(expect.stringMatching(/logo_perguruan_tinggi$/)))
  await settled()
  await screen.findByText('Universitas Arunika')
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(isConfirming ? [logoContentUrl] : [])
})

test('[R2-035] names the campus system in the document title, in the language of the page', async () => {
  await renderLogin({ answers: { '/v1/sistem': { data: [{ judul: 'SIAKAD &amp; Arunika' }] } } })
  await waitFor(() => expect(document.title).toBe('Masuk · SIAKAD & Arunika'))
  await changeLanguage('en')
  await waitFor(() => expect(document.title).toBe('Log in · SIAKAD & Arunika'))
  await changeLanguage('id', false)
})
