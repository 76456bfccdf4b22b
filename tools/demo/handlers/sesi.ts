import {
  getCreateAccessTokenMockHandler,
  getGetUserInfoMockHandler,
  getRevokeTokenMockHandler,
} from '#generated/mocks/sesi/sesi.msw.ts'
import { CreateAccessTokenBody } from '#generated/models/sesi/createAccessTokenBody.zod.ts'
import { RevokeTokenBody } from '#generated/models/sesi/revokeTokenBody.zod.ts'
import type { TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { authenticate, exchangeCode, refresh, revoke, signInWithPassword } from '../session.ts'

/** Tokens and the signed-in account. */
export const sesi: TagHandlers = (store) => [
  getCreateAccessTokenMockHandler(async ({ request }) => {
    const body = await readBody(request, CreateAccessTokenBody)
    if (body.grant_type === 'password') return signInWithPassword(store, body.username, body.password)
    if (body.grant_type === 'refresh_token') return refresh(store, body.refresh_token)
    return exchangeCode(store, body.code)
  }),
  getGetUserInfoMockHandler(({ request }) => {
    const akun = authenticate(store, request)
    const { username, uuid, role, scopes } = akun
    const { nama, email } = store.world.mahasiswa[username] ?? akun // includes a changed name
    return { username, uuid, role, scopes, nama, email, foto: null, idPerguruanTinggi: '061001' }
  }),
  getRevokeTokenMockHandler(async ({ request }) => {
    revoke(store, (await readBody(request, RevokeTokenBody)).token)
    return { status: { code: '00', message: 'Sesi diakhiri' } }
  }),
]
