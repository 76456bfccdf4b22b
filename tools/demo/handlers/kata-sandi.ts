import {
  getChangePasswordMockHandler,
  getRequestResetPasswordMockHandler,
  getResetPasswordMockHandler,
} from '#generated/mocks/kata-sandi/kata-sandi.msw.ts'
import { ChangePasswordBody } from '#generated/models/kata-sandi/changePasswordBody.zod.ts'
import { RequestResetPasswordBody } from '#generated/models/kata-sandi/requestResetPasswordBody.zod.ts'
import { ResetPasswordBody } from '#generated/models/kata-sandi/resetPasswordBody.zod.ts'
import type { TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { authenticate, findAkun, passwordOf } from '../session.ts'

/** Returns the token of a reset link. The demo sends no email: its forgot-password screen shows the link. */
const tokenOf = (username: string): string => `demo-atur-ulang-${username}`

/** Passwords: requests a reset link, sets a new password with it, changes the own password. */
export const kataSandi: TagHandlers = (store) => [
  getRequestResetPasswordMockHandler(async ({ request }) => {
    const akun = findAkun((await readBody(request, RequestResetPasswordBody)).username)
    if (akun) store.world.resetTokens[tokenOf(akun.username)] = akun.username
    return {
      status: { code: '00', message: 'Jika akun ditemukan, tautan pengaturan ulang dikirim ke surel terdaftar' },
    }
  }),
  getResetPasswordMockHandler(async ({ request }) => {
    const { token, passwordBaru } = await readBody(request, ResetPasswordBody)
    const username = store.world.resetTokens[token]
    if (username === undefined) throw new Refusal(400, 'Tautan tidak berlaku atau sudah dipakai.')
    Reflect.deleteProperty(store.world.resetTokens, token)
    store.world.passwords[username] = passwordBaru
    return { status: { code: '00', message: 'Kata sandi berhasil diatur ulang' } }
  }),
  getChangePasswordMockHandler(async ({ request }) => {
    const { username } = authenticate(store, request)
    const { passwordLama, passwordBaru } = await readBody(request, ChangePasswordBody)
    if (passwordLama !== passwordOf(store, username)) throw new Refusal(422, 'Kata sandi lama salah.')
    store.world.passwords[username] = passwordBaru
    return { status: { code: '00', message: 'Kata sandi berhasil diubah' } }
  }),
]
