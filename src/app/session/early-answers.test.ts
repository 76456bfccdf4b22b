import { afterEach, expect, test } from 'vitest'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { takeEarly } from '#gateway/call/early.ts'
import { ROLE_MAHASISWA, ROLE_OPERATOR, storeIdentityHint } from '#gateway/session/identity.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { openGateway } from '#tests/simulated-gateway.ts'
import { establishSession } from './session-state.ts'

const SEKAR = '240117023'
const MENU = 'http://gateway.test/v1/menu_config/menu-portalmhs'

afterEach(() => {
  delete window.portalBoot
})

/** Confirms Sekar after the head script has sent calls for the student of a hint. */
const confirmAfter = async (hint: { username: string; role: string } | null, typed?: string, persona = 'aktif') => {
  const early = new Map([[MENU, Promise.resolve(Response.json({ of: 'the hint' }))]])
  window.portalBoot = { screen: 'app', early, typed }
  startSession(() => ({ gatewayUrl: '', collegeId: '' }))
  const { controls } = openGateway()
  await ensureCampus()
  adoptTokens(controls.signIn(persona))
  if (hint) storeIdentityHint({ ...hint, uuid: '', scopes: [] })
  await establishSession()
  return early
}

test.each([
  ['another student', { username: '230101001', role: ROLE_MAHASISWA }],
  ['the same name in another role', { username: SEKAR, role: ROLE_OPERATOR }],
])('drops early responses that were requested for %s, including later ones', async (_, hint) => {
  const early = await confirmAfter(hint)
  expect(takeEarly(MENU)).toBeUndefined()
  early.set(MENU, Promise.resolve(Response.json({ of: 'the hint' }))) // the head script is still running
  expect(takeEarly(MENU)).toBeUndefined()
})

test.each([
  ['nobody', null],
  ['the same student', { username: SEKAR, role: ROLE_MAHASISWA }],
])('takes the early responses once for a visit that knew %s', async (_, hint) => {
  await confirmAfter(hint)
  expect(takeEarly(MENU)).toBeInstanceOf(Promise)
  expect(takeEarly(MENU)).toBeUndefined()
})

test.each([
  ['another student', '230101001', 'aktif'],
  ['an operator', '199001012015041001', 'operator'],
])('drops early responses for a typed number when user_info names %s', async (_, typed, persona) => {
  await confirmAfter(null, typed, persona)
  expect(takeEarly(MENU)).toBeUndefined()
})

test('takes early responses for a typed number when user_info names that student', async () => {
  await confirmAfter(null, SEKAR)
  expect(takeEarly(MENU)).toBeInstanceOf(Promise)
})
