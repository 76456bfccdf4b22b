import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { beginTransaction, type LoginTransaction, spendLoginCode } from '#gateway/session/token/login-code.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import { checkCode } from './use-oauth.ts'

afterEach(() => void spendLoginCode())

const exchanges = (asked: string[]) => asked.filter((request) => /^POST .*\/v2\/access_token$/.test(request)).length

interface Arrival {
  /** User who signed in on the campus's login server; null when no code came. */
  whose?: string | null
  /** True when the login was started in this tab. */
  begunHere?: boolean
  /** Persona that is already signed in. */
  persona?: string | null
  target?: string
  faults?: Fault[]
  code?: string
}

const arrive = ({ whose = 'baru', begunHere = false, persona = null, target = '', faults, code }: Arrival) => {
  const arrange = (controls: Controls) => {
    if (whose === null) return
    const facts = { verifier: '', redirectUri: 'http://localhost/login', target }
    const state = begunHere ? beginTransaction(facts, Date.now()).state : 'foreign'
    window.portalLoginCode = { code: code ?? controls.issueCode(whose), state, target }
  }
  return renderScreen('/oauth', { persona, arrange, ...(faults && { faults }) })
}

test('[R2-002] exchanges the code of a login begun here and redirects to the target', async () => {
  const { asked, departures } = await arrive({ begunHere: true, target: '/krs?periode=20271' })
  await waitFor(() => expect(departures).toEqual(['/krs?periode=20271']))
  expect(exchanges(asked)).toBe(1)
  expect(readSession()?.refreshToken).toMatch(/^demo-refresh-/)
})

test.each(['', '//evil.example', 'https://evil.example/krs', '/oauth?code=2', '/krs?code=2'])(
  'redirects to the dashboard when the target is %j',
  async (target) => {
    const { departures } = await arrive({ begunHere: true, target })
    await waitFor(() => expect(departures).toEqual(['/dashboard']))
  },
)

test('[R2-003] asks for confirmation before exchanging the code of a login not begun here', async () => {
  const { asked, departures, user } = await arrive({ target: '/nilai' })
  expect(await screen.findByRole('heading', { name: 'Lanjutkan masuk?' })).toBeVisible()
  expect(exchanges(asked)).toBe(0)
  expect(readSession()).toBeNull()
  await user.dblClick(screen.getByRole('button', { name: 'Ya, ini saya' }))
  await waitFor(() => expect(departures).toEqual(['/nilai']))
  expect(exchanges(asked)).toBe(1)
})

test('keeps a session that another tab started during the confirmation', async () => {
  const { controls, departures, user } = await arrive({ target: '/nilai' })
  const yes = await screen.findByRole('button', { name: 'Ya, ini saya' })
  const { refresh_token: refreshToken } = controls.signIn('aktif')
  localStore.set('refresh_token', JSON.stringify({ id: 's', refreshToken, savedAt: 1, generation: 1 }))
  await user.click(yes)
  expect(await screen.findByRole('heading', { name: 'Anda sudah masuk' })).toBeVisible()
  expect(controls.personaOf(readSession()?.refreshToken ?? '')).toBe('aktif')
  expect(departures).toEqual([])
})

test.each([true, false])('keeps a live session instead of exchanging the code (begun here: %s)', async (begunHere) => {
  const { departures, user } = await arrive({ persona: 'aktif', begunHere, target: '/nilai' })
  const before = readSession()?.refreshToken
  expect(await screen.findByRole('heading', { name: 'Anda sudah masuk' })).toBeVisible()
  expect(readSession()?.refreshToken).toBe(before)
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }))
  expect(departures).toEqual(['/nilai'])
})

test('exchanges the code when the gateway has ended the previous session', async () => {
  const faults: Fault[] = [{ operation: 'createAccessToken', kind: 'client', status: 401, times: 1 }]
  const { departures } = await renderScreen('/oauth', {
    persona: 'aktif',
    arrange: (controls) => {
      controls.expireAccessTokens()
      const facts = { verifier: '', redirectUri: 'http://localhost/login', target: '/krs' }
      window.portalLoginCode = {
        code: controls.issueCode('baru'),
        state: beginTransaction(facts, Date.now()).state,
        target: '',
      }
    },
    faults,
  })
  await waitFor(() => expect(departures).toEqual(['/krs']))
})

test('shows the message of the gateway for a used code and links to the login', async () => {
  const { asked } = await arrive({ begunHere: true, code: 'demo-kode-lama' })
  expect(await screen.findByText('Kode otorisasi tidak berlaku lagi.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ke halaman masuk' })).toHaveAttribute('href', '/')
  expect(exchanges(asked)).toBe(1)
})

test('does not resend an exchange whose response was lost', async () => {
  const { asked } = await arrive({
    begunHere: true,
    faults: [{ operation: 'createAccessToken', kind: 'network', times: 1 }],
  })
  expect(await screen.findByText(/kode masuk ini mungkin sudah terpakai/)).toBeVisible()
  expect(exchanges(asked)).toBe(1)
  expect(readSession()).toBeNull()
})

test('keeps the code unused while the session state is unknown, and retries with Muat Ulang', async () => {
  const { user, departures } = await renderScreen('/oauth', {
    persona: 'aktif',
    arrange: (controls) => {
      controls.expireAccessTokens()
      window.portalLoginCode = { code: controls.issueCode('baru'), state: '', target: '/krs' }
    },
    faults: [{ operation: 'createAccessToken', kind: 'network', times: 2 }],
  })
  const reload = await screen.findByRole('button', { name: 'Muat Ulang' })
  expect(departures).toEqual([])
  await user.click(reload)
  expect(await screen.findByRole('heading', { name: 'Anda sudah masuk' })).toBeVisible()
})

test('without a code, reports that no login is in progress or redirects a signed-in student', async () => {
  const { unmount } = await arrive({ whose: null })
  expect(await screen.findByRole('heading', { name: 'Tidak ada proses masuk yang berjalan' })).toBeVisible()
  unmount()
  const { departures } = await arrive({ whose: null, persona: 'aktif' })
  await waitFor(() => expect(departures).toEqual(['/dashboard']))
})

test('exchanges a code only for a login begun here and without a live session', () => {
  const code = { code: 'c', state: 's', target: '' }
  const begun: LoginTransaction = { state: 's', verifier: '', redirectUri: '', target: '', begunAt: 0 }
  expect(checkCode(code, begun, false)).toBe('exchange')
  expect(checkCode(code, null, false)).toBe('confirm')
  for (const given of [code, null]) {
    for (const transaction of [begun, null]) expect(checkCode(given, transaction, true)).toBe('signed-in')
    expect(checkCode(null, given && begun, false)).toBe('missing')
  }
  expect(sessionStore.get('login_transaction')).toBeNull()
})
