import { expect, test } from 'vitest'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { ROLE_MAHASISWA, readIdentityHint, storeIdentityHint } from '#gateway/session/identity.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { saveSession } from '#gateway/session/token/token-store.ts'
import { openGateway } from '#tests/simulated-gateway.ts'
import { establishSession } from './session-state.ts'

test('keeps the identity hint of a session that another tab started while user_info was in flight', async () => {
  startSession(() => ({ gatewayUrl: '', collegeId: '' }))
  const { controls, asked } = openGateway()
  await ensureCampus()
  adoptTokens(controls.signIn('aktif'))
  controls.setFaults([{ operation: 'getUserInfo', kind: 'latency', ms: 200 }])
  const confirming = establishSession()
  await expect.poll(() => asked).toContain('GET http://gateway.test/api/user_info')
  const theirs = { username: '230101001', role: ROLE_MAHASISWA }
  saveSession('R-theirs', Date.now(), 'theirs')
  storeIdentityHint({ ...theirs, uuid: '', scopes: [] })
  expect(await confirming).toEqual({ status: 'anonymous' })
  expect(readIdentityHint()).toEqual(theirs)
})
