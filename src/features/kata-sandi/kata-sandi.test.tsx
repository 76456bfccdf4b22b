import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { runtimeConfig, setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { renderScreen, renderShell } from '#tests/render-screen.tsx'

allowAssumedWrites()

type Rendered = Awaited<ReturnType<typeof renderScreen>>

const OLD = 'Kata sandi lama'
const NEW = 'Kata sandi baru'
const REPEAT = 'Ulangi kata sandi baru'
const UNKNOWN = /^Belum pasti apakah permintaan ini sudah diproses/
const sent = ({ asked }: Rendered, path: string) => asked.filter((request) => request.includes(path)).length
const field = (label: string) => screen.getByLabelText(label)

const openModal = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const shown = await renderShell(options)
  await shown.user.click(screen.getByRole('button', { name: /akun Sekar/ }))
  await shown.user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }))
  await screen.findByRole('dialog', { name: 'Ganti kata sandi' })
  return shown
}

const fill = async (user: UserEvent, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) {
    await user.click(field(label))
    await user.paste(text)
  }
}
const process = () => screen.getByRole('button', { name: 'Proses' })

test('[R2-032] changes the password in a modal of the account menu, for the next sign-in', async () => {
  const shown = await openModal()
  await fill(shown.user, { [OLD]: 'demo', [NEW]: 'kembang-sepatu', [REPEAT]: 'kembang-sepatu' })
  await shown.user.click(process())
  expect(await screen.findByText('Kata sandi berhasil diubah.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(shown, '/v2/change_password')).toBe(1)
  await shown.user.click(screen.getByRole('button', { name: /akun Sekar/ }))
  await shown.user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }))
  await screen.findByRole('dialog', { name: 'Ganti kata sandi' })
  await fill(shown.user, { [OLD]: 'demo', [NEW]: 'lain', [REPEAT]: 'lain' })
  await shown.user.click(process())
  expect(await screen.findByText('Kata sandi lama salah.')).toBeVisible()
})

test.each([
  ['', 'baru-sekali', 'baru-sekali', OLD, 'Wajib diisi.'],
  ['demo', '', '', NEW, 'Wajib diisi.'],
  ['demo', 'baru-sekali', 'baru-sekall', REPEAT, 'Kedua kata sandi baru tidak sama.'],
  ['demo', 'demo', 'demo', NEW, 'Kata sandi baru sama dengan yang lama.'],
])('with %j, %j and %j sends nothing, explains the error at its field and keeps the input', async (...row) => {
  const [old, next, repeated, label, text] = row
  const shown = await openModal()
  await fill(shown.user, { [OLD]: old, [NEW]: next, [REPEAT]: repeated })
  await shown.user.click(process())
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text)))
  expect(field(label)).toBeInvalid()
  expect([field(OLD), field(NEW), field(REPEAT)].map((input) => (input as HTMLInputElement).value)).toEqual([
    old,
    next,
    repeated,
  ])
  expect(sent(shown, '/v2/change_password')).toBe(0)
})

test('changes the password once for a double submit', async () => {
  const shown = await openModal({ faults: [{ operation: 'changePassword', kind: 'latency', ms: 80 }] })
  await fill(shown.user, { [OLD]: 'demo', [NEW]: 'kembang', [REPEAT]: 'kembang' })
  const form = field(OLD).closest('form') ?? document.body
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByText('Kata sandi berhasil diubah.')
  expect(sent(shown, '/v2/change_password')).toBe(1)
})

test.each([
  { kind: 'network' },
  { kind: 'timeout504' },
  { kind: 'lost' },
  { kind: 'server', status: 502 },
  { kind: 'server', message: '' },
] as const)('shows a change without a response (%o) as unknown, sends it once and keeps the input', async (fault) => {
  const shown = await openModal({ faults: [{ operation: 'changePassword', ...fault }] })
  await fill(shown.user, { [OLD]: 'demo', [NEW]: 'kembang', [REPEAT]: 'kembang' })
  await shown.user.click(process())
  expect(await screen.findByText(UNKNOWN)).toBeVisible()
  expect(field(NEW)).toHaveValue('kembang')
  expect(sent(shown, '/v2/change_password')).toBe(1)
})

test('sends nothing, and says why, when the gateway is not known to respond', async () => {
  const shown = await openModal()
  setRuntimeFlags({ 'assumed-writes': false })
  await waitFor(() => expect(process()).toHaveAttribute('aria-disabled', 'true'))
  expect(process()).toHaveAccessibleDescription(/Kampus ini belum menyediakan pengaturan kata sandi/)
  await fill(shown.user, { [OLD]: 'demo', [NEW]: 'kembang', [REPEAT]: 'kembang' })
  await shown.user.click(process())
  expect(sent(shown, '/v2/change_password')).toBe(0)
})

test('shows the typed password on request, and closes the modal on Batal', async () => {
  const shown = await openModal()
  await fill(shown.user, { [NEW]: 'kembang' })
  await shown.user.click(screen.getByRole('button', { name: `Tampilkan ${NEW}` }))
  expect(field(NEW)).toHaveAttribute('type', 'text')
  await shown.user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows the same message whether an account exists or not, and sets a new password with the link', async () => {
  const shown = await renderScreen('/forgot-password', { persona: null })
  await shown.user.click(screen.getByRole('button', { name: 'Kirim tautan' }))
  expect(await screen.findByText('Wajib diisi.')).toBeVisible()
  await fill(shown.user, { 'Nomor Induk Mahasiswa (NIM)': '   ' })
  await shown.user.click(screen.getByRole('button', { name: 'Kirim tautan' }))
  expect(sent(shown, '/v2/forgot_password')).toBe(0)
  await shown.user.clear(field('Nomor Induk Mahasiswa (NIM)'))
  await fill(shown.user, { 'Nomor Induk Mahasiswa (NIM)': ' 240117023 ' })
  await shown.user.click(screen.getByRole('button', { name: 'Kirim tautan' }))
  expect(await screen.findByRole('heading', { name: 'Periksa email Anda' })).toBeVisible()
  expect(screen.getByText(/^Jika akun 240117023 terdaftar/)).toBeVisible()
  expect(document.title).toBe('Lupa kata sandi · Portal Mahasiswa')

  await shown.navigate('/reset-password?token=demo-atur-ulang-240117023')
  expect(await screen.findByRole('heading', { name: 'Atur kata sandi baru' })).toBeVisible()
  await waitFor(() => expect(shown.path()).toBe('/reset-password'))
  await fill(shown.user, { [NEW]: 'kembang', [REPEAT]: 'kembang' })
  await shown.user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByRole('heading', { name: 'Kata sandi baru tersimpan' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/')
})

test('shows why a used link is rejected, and keeps the input', async () => {
  const shown = await renderScreen('/reset-password?token=demo-atur-ulang-240117023', { persona: null })
  await fill(shown.user, { [NEW]: 'kembang', [REPEAT]: 'kembang' })
  await shown.user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Tautan tidak berlaku atau sudah dipakai.')).toBeVisible()
  expect(field(NEW)).toHaveValue('kembang')
})

test('links to a new request when the link has no token', async () => {
  const shown = await renderScreen('/reset-password', { persona: null })
  expect(await screen.findByRole('heading', { name: 'Tautan tidak lengkap' })).toBeVisible()
  await shown.user.click(screen.getByRole('link', { name: 'Lupa kata sandi' }))
  expect(await screen.findByRole('button', { name: 'Kirim tautan' })).toBeVisible()
})

test('shows on the forgot screen that the captcha failed, and requests the link without it', async () => {
  const captcha = { provider: 'https://captcha.example/api.js', siteKey: '' }
  const shown = await renderScreen('/forgot-password', {
    persona: null,
    arrange: () => setRuntimeConfig({ ...runtimeConfig(), captcha }),
    faults: [{ operation: 'requestResetPassword', kind: 'server', times: 1 }],
  })
  await shown.user.click(screen.getByLabelText(/NIM/))
  await shown.user.paste('240117023')
  await shown.user.keyboard('{Enter}')
  expect(await screen.findByText('Kunci captcha tidak tersedia')).toBeVisible()
  await shown.user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Periksa email Anda' })).toBeVisible()
  expect(sent(shown, '/v2/forgot_password')).toBe(2)
})
