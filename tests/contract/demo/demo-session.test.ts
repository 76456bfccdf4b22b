// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { AuthorizeSikadKodeWire } from '#generated/models/portal-lain/authorizeSikadKodeWire.zod.ts'
import { AksesTokenWire } from '#generated/models/sesi/aksesTokenWire.zod.ts'
import { createInProcessGateway } from '#tests/in-process-gateway.ts'
import { createStore } from '#tools/demo/state/store.ts'

const startAt = (realNow: number) => {
  const time = { now: realNow }
  const gateway = createInProcessGateway(createStore({ realNow: () => time.now }))
  const grant = (body: Record<string, string>) =>
    gateway.ask('POST', '/v2/access_token', { body: { client_id: 'web', scope: 'all', ...body } })
  const signIn = async (username: string, password = 'demo') =>
    AksesTokenWire.parse(await (await grant({ grant_type: 'password', username, password })).json())
  const refresh = (token: string) => grant({ grant_type: 'refresh_token', refresh_token: token })
  return { ...gateway, time, grant, signIn, refresh }
}
const SESSION_END = 401

describe('demo session', () => {
  it.each(['240117023', 'aktif', 'AKTIF ', 'operator'])(
    'signs in with a student number or a persona: %s',
    async (username) => {
      const { signIn } = startAt(0)
      expect(await signIn(username)).toMatchObject({ token_type: 'Bearer', expires_in: 300 })
    },
  )

  it('rejects a wrong password with a reason in Indonesian', async () => {
    const { grant } = startAt(0)
    const response = await grant({ grant_type: 'password', username: 'aktif', password: 'salah' })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('kata sandi salah')
  })

  it('rejects calls without a token, with an unknown token and with one that is five minutes old', async () => {
    const { ask, signIn, time } = startAt(0)
    const { access_token: token } = await signIn('aktif')
    expect((await ask('GET', '/api/user_info')).status).toBe(401)
    expect((await ask('GET', '/api/user_info', { token: 'demo-access-99-240117023' })).status).toBe(401)
    expect((await ask('GET', '/api/user_info', { token })).status).toBe(200)
    time.now = 300_001
    expect((await ask('GET', '/api/user_info', { token })).status).toBe(401)
  })

  it('denies a student another student’s data, and an operator without a scope all data', async () => {
    const { ask, tokenOf } = startAt(0)
    const path = '/v1/mahasiswa/240117023/dashboard'
    expect((await ask('GET', path, { token: tokenOf('baru') })).status).toBe(403)
    expect((await ask('GET', path, { token: tokenOf('operator-tanpa-hak') })).status).toBe(403)
    expect((await ask('GET', path, { token: tokenOf('operator') })).status).toBe(200)
    expect((await ask('GET', '/v1/notifikasi/240117023', { token: tokenOf('baru') })).status).toBe(403)
  })

  it('rotates the refresh token, and the new one stays valid', async () => {
    const { signIn, refresh, time } = startAt(0)
    const first = await signIn('aktif')
    const second = AksesTokenWire.parse(await (await refresh(first.refresh_token)).json())
    expect(second.refresh_token).not.toBe(first.refresh_token)
    time.now = 3_600_000
    expect((await refresh(second.refresh_token)).status).toBe(200)
  })

  it('keeps the user signed in when the old token is sent 20 times in quick succession', async () => {
    const { signIn, refresh, controls, ask } = startAt(0)
    const { refresh_token: old } = await signIn('aktif')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(old)))
    expect(answers.filter(({ status }) => status === SESSION_END)).toHaveLength(0)
    const tokens = await Promise.all(answers.map(async (answer) => AksesTokenWire.parse(await answer.json())))
    expect(new Set(tokens.map(({ refresh_token }) => refresh_token)).size).toBe(1)
    expect((await ask('GET', '/api/user_info', { token: tokens[0]?.access_token ?? '' })).status).toBe(200)
    expect(controls.counters().refreshes).toBe(20)
  })

  it('accepts the previous token for 30 s and revokes the whole token family after that', async () => {
    const { signIn, refresh, ask, time } = startAt(0)
    const { refresh_token: old } = await signIn('aktif')
    const next = AksesTokenWire.parse(await (await refresh(old)).json())
    time.now = 30_000
    expect((await refresh(old)).status).toBe(200)
    time.now = 30_001
    expect((await refresh(old)).status).toBe(401)
    expect((await refresh(next.refresh_token)).status).toBe(401)
    expect((await ask('GET', '/api/user_info', { token: next.access_token })).status).toBe(401)
  })

  it('keeps another device signed in when one token family ends', async () => {
    const { signIn, refresh, ask, time } = startAt(0)
    const here = await signIn('aktif')
    const there = await signIn('aktif')
    await refresh(here.refresh_token)
    time.now = 60_000
    await refresh(here.refresh_token)
    expect((await ask('GET', '/api/user_info', { token: there.access_token })).status).toBe(200)
  })

  it('exchanges an authorization code once, within 60 s', async () => {
    const { ask, tokenOf, grant, controls, time } = startAt(0)
    const form = {
      response_type: 'code',
      client_id: 'sikad',
      state: 's1',
      as_role: 'ROLE_MAHASISWA',
      redirect_uri: 'https://sikad.example',
    }
    const issued = await ask('POST', '/v1/authorize/sikad', {
      token: tokenOf('aktif'),
      body: new URLSearchParams(form),
    })
    const { code, state, expires_in } = AuthorizeSikadKodeWire.parse(await issued.json())
    expect([state, expires_in]).toEqual(['s1', 60])
    expect((await grant({ grant_type: 'authorization_code', code })).status).toBe(200)
    expect((await grant({ grant_type: 'authorization_code', code })).status).toBe(400)
    const late = controls.issueCode('aktif')
    time.now = 60_001
    expect((await grant({ grant_type: 'authorization_code', code: late })).status).toBe(400)
  })

  it('ends the session on revoke, idempotently', async () => {
    const { ask, signIn, refresh } = startAt(0)
    const { access_token: token, refresh_token: body } = await signIn('aktif')
    expect((await ask('POST', '/v2/revoke_token', { token, body: { token: body } })).status).toBe(200)
    expect((await refresh(body)).status).toBe(401)
  })
})
