import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { adoptEntry, clearOutbox } from '#gateway/writes/outbox.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { INSTALL_RECORD } from '#shared/browser/install-record-name.ts'
import { writeDraft } from '#shared/form/draft-store.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

const PROGRAMME = 'Non-gelar Kelas Sertifikat Analitik Data'
const CALLS = /(akun_lain|access_token|unsubscribe-from-topic|revoke_token)$/

beforeAll(() => Promise.all([import('./akun-lain-page.tsx'), import('#app/failures/leave/ask-to-leave.tsx')]), 60_000)
allowAssumedWrites() // both calls are missing from the specification
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})
afterEach(() => {
  setAssumedCalls(() => true)
})

const switchButton = () => screen.findByRole('button', { name: `Ganti ke akun ini ${PROGRAMME}` })
const sent = ({ asked }: Pick<Shown, 'asked'>) =>
  asked.filter((request) => request.startsWith('POST ')).flatMap((request) => CALLS.exec(request)?.[1] ?? [])
const confirm = async ({ user }: Shown, press: 'click' | 'dblClick' = 'click') => {
  await user.click(await switchButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Konfirmasi' }))
  await user[press](dialog.getByRole('button', { name: 'Ganti ke akun ini' }))
}
const personaIn = ({ controls }: Shown) => controls.personaOf(readSession()?.refreshToken ?? '')

test('[R2-058] lists the accounts with programme and status, and marks the one in use', async () => {
  await renderScreen('/akun-lain')
  const [own, other] = within(card('Akun Anda')).getAllByRole('listitem')
  expect(own).toHaveTextContent(/S1 Teknik Informatika.*Sedang dipakai.*Aktif.*240117023.*Universitas Arunika/)
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
  expect(other).toHaveTextContent(/Kelas Sertifikat Analitik Data.*269900146.*angkatan 2026/)
})

test('says that the year of an account is unreadable', async () => {
  await renderScreen('/akun-lain', {
    faults: [{ operation: 'listAkunLain', kind: 'malformed', path: 'data.1.angkatan' }],
  })
  const [, other] = within(card('Akun Anda')).getAllByRole('listitem')
  expect(other).toHaveTextContent('angkatan tidak terbaca')
})

test('switches the account, clears the data of the old one and loads the dashboard of the other', async () => {
  const shown = await renderScreen('/akun-lain')
  writeDraft('sekar', 'biodata', { values: { alamat: 'Jalan Melati 5' }, savedAt: 1 })
  sessionStore.set('wanted_path', '/krs')
  localStore.set(
    'push_token',
    JSON.stringify({ username: '240117023', topic: '061001.portalmhs', token: 'x', isSubscribed: true }),
  )
  const before = readSession()?.id
  await confirm(shown, 'dblClick')
  await waitFor(() => expect(shown.departures).toEqual(['/dashboard']), { timeout: 10_000 })
  expect(sent(shown)).toEqual(['akun_lain', 'access_token', 'unsubscribe-from-topic', 'revoke_token'])
  expect(personaIn(shown)).toBe('akun-kedua')
  expect(readSession()?.id).not.toBe(before)
  expect(localStore.names().toSorted()).toEqual([INSTALL_RECORD, 'refresh_token'])
  expect(sessionStore.names()).toEqual(['switched'])
  expect(
    localStore
      .names()
      .map((name) => localStore.get(name))
      .join(),
  ).not.toMatch(/240117023|Melati/)
})

test('shows once which account is in use after a switch', async () => {
  sessionStore.set('switched', 'true')
  await renderScreen('/dashboard', { persona: 'akun-kedua' })
  expect(await screen.findByText(/^Anda sekarang memakai akun .*269900146\.$/)).toBeVisible()
  expect(sessionStore.names()).toEqual([])
})

describe('a failure before the token exchange keeps the old account', () => {
  test.each([
    [
      'switchAkunLain',
      { kind: 'client', status: 409, message: 'Anda sudah memakai akun ini.' },
      'Anda sudah memakai akun ini.',
    ],
    ['switchAkunLain', { kind: 'network' }, 'Jawaban server tidak sampai.'],
    ['switchAkunLain', { kind: 'malformed', path: 'state' }, 'Jawaban server tidak dapat dipakai.'],
    [
      'createAccessToken',
      { kind: 'client', status: 400, message: 'Kode otorisasi tidak berlaku lagi.' },
      'Kode otorisasi tidak berlaku lagi.',
    ],
    ['createAccessToken', { kind: 'lost' }, 'Jawaban server tidak sampai.'],
  ] as const)('%s %j', async (operation, fault, words) => {
    const shown = await renderScreen('/akun-lain')
    writeDraft('sekar', 'biodata', { values: { alamat: 'Jalan Melati 5' }, savedAt: 1 })
    const names = localStore.names()
    shown.controls.setFaults([{ operation, times: 1, ...fault }])
    await confirm(shown)
    const alert = await screen.findByText(new RegExp(`^${words}`), {}, { timeout: 10_000 })
    expect(alert).toHaveTextContent('Anda tetap di akun ini.')
    expect(shown.departures).toEqual([])
    expect(personaIn(shown)).toBe('aktif')
    expect(localStore.names()).toEqual(expect.arrayContaining(names))
    expect(sent(shown)).not.toContain('revoke_token')
    await confirm(shown) // a spent code is not reused: a new one is requested
    await waitFor(() => expect(shown.departures).toEqual(['/dashboard']), { timeout: 10_000 })
    expect(personaIn(shown)).toBe('akun-kedua')
  })
})

test('asks first while a write is open, and stays when the student declines', async () => {
  const shown = await renderScreen('/akun-lain')
  await waitFor(() => expect(outboxOwner()).toContain('ROLE_MAHASISWA'), { timeout: 10_000 })
  act(() => {
    adoptEntry({
      key: 'krs',
      operation: 'saveKrs',
      payload: null,
      label: 'Simpan KRS',
      type: 'Network Error',
      since: 0,
      phase: 'waiting',
      next: { kind: 'send', send: () => Promise.resolve(), isLost: () => true },
    })
  })
  await confirm(shown)
  const question = within(await screen.findByRole('dialog', { name: 'Keluar sekarang?' }, { timeout: 10_000 }))
  expect(question.getByText('Simpan KRS')).toBeVisible()
  await shown.user.click(question.getByRole('button', { name: 'Batal' }))
  expect(sent(shown)).toEqual([])
  expect(personaIn(shown)).toBe('aktif')
})

test('sends nothing when the student declines the switch', async () => {
  const shown = await renderScreen('/akun-lain')
  await shown.user.click(await switchButton())
  await shown.user.click(screen.getByRole('button', { name: 'Tetap di akun ini' }))
  expect(sent(shown)).toEqual([])
})

test('says that there is only one account', async () => {
  await renderScreen('/akun-lain', { persona: 'baru' })
  expect(screen.getByText('Anda hanya punya satu akun.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Ganti ke akun/ })).toBeNull()
})

test('shows an operator why switching is not possible, and requests no accounts', async () => {
  localStore.set('operator_student_id', '240117023')
  const { asked, settled } = await renderScreen('/akun-lain', { persona: 'operator' })
  expect(await screen.findByText('Operator tidak dapat berganti akun.')).toBeVisible()
  await settled()
  expect(asked.join()).not.toContain('akun_lain')
})

test('says that the campus does not offer the screen when the calls are unknown, and requests nothing', async () => {
  setRuntimeFlags({ 'assumed-writes': false })
  setAssumedCalls(() => false)
  const { asked } = await renderScreen('/akun-lain')
  expect(screen.getByText('Kampus Anda belum menyediakan bagian ini di portal.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Akun lain' })).toBeVisible()
  expect(asked.join()).not.toContain('akun_lain')
})
