// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { AkunLainKodeWire } from '#generated/models/akun-lain/akunLainKodeWire.zod.ts'
import { AkunLainListWire } from '#generated/models/akun-lain/akunLainListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'

const FIRST = { id: '240117023', idAkun: '70023' }
const SECOND = { id: '269900146', idAkun: '81460' }

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const path = (id: string) => `/v1/mahasiswa/${id}/akun_lain`
const accounts = async (persona: string, id: string) =>
  AkunLainListWire.parse(await (await gateway.ask('GET', path(id), { token: gateway.tokenOf(persona) })).json()).data
const ask = (token: string, idAkun: string, id = FIRST.id) =>
  gateway.ask('POST', path(id), { token, body: { idAkun, state: 'abc' } })
const exchange = (code: string) =>
  gateway.ask('POST', '/v2/access_token', {
    body: { grant_type: 'authorization_code', client_id: 'web', scope: 'all', code },
  })
const codeOf = async (response: Response) => AkunLainKodeWire.parse(await response.json())
const refusalOf = async (response: Response) => [response.status, await response.text()]

it('lists both accounts for either of them, marks the current one, and lists one account for other students', async () => {
  const marked = async (persona: string, id: string) =>
    (await accounts(persona, id)).map(({ idAkun, isAktif }) => [idAkun, isAktif])
  expect(await marked('aktif', FIRST.id)).toEqual([
    [FIRST.idAkun, true],
    [SECOND.idAkun, false],
  ])
  expect(await marked('akun-kedua', SECOND.id)).toEqual([
    [FIRST.idAkun, false],
    [SECOND.idAkun, true],
  ])
  expect(await accounts('baru', '260117041')).toHaveLength(1)
})

it('returns a one-time code for the other account, with the state that was sent', async () => {
  const { code, state } = await codeOf(await ask(gateway.tokenOf('aktif'), SECOND.idAkun))
  expect(state).toBe('abc')
  const { access_token: token } = (await (await exchange(code)).json()) as { access_token: string }
  expect(await (await gateway.ask('GET', '/api/user_info', { token })).json()).toMatchObject({ username: SECOND.id })
  expect((await exchange(code)).status).toBe(400)
})

it('rejects a code after 60 s, and a code whose session has ended', async () => {
  const token = gateway.tokenOf('aktif')
  const { code: orphan } = await codeOf(await ask(token, SECOND.idAkun))
  await gateway.ask('POST', '/v2/revoke_token', {
    token,
    body: { token, token_type_hint: 'access_token', client_id: 'web' },
  })
  expect(await refusalOf(await exchange(orphan))).toEqual([400, expect.stringContaining('tidak berlaku lagi')])
  const { code: old } = await codeOf(await ask(gateway.tokenOf('aktif'), SECOND.idAkun))
  const issued = gateway.store.world.codes[old]
  if (issued) issued.until -= 61_000
  expect((await exchange(old)).status).toBe(400)
})

it.each([
  ['aktif', FIRST.idAkun, 409, 'Anda sudah memakai akun ini.'],
  ['aktif', '9260117041', 403, 'Akun ini bukan milik Anda.'],
  ['operator', SECOND.idAkun, 403, 'Operator tidak dapat berganti akun.'],
])('rejects a switch of %s to account %s', async (persona, idAkun, status, words) => {
  expect(await refusalOf(await ask(gateway.tokenOf(persona), idAkun))).toEqual([status, expect.stringContaining(words)])
})
