import * as z from 'zod/mini'
import { ChangePasswordBody } from '#generated/models/kata-sandi/changePasswordBody.zod.ts'
import { RequestResetPasswordBody } from '#generated/models/kata-sandi/requestResetPasswordBody.zod.ts'
import { ResetPasswordBody } from '#generated/models/kata-sandi/resetPasswordBody.zod.ts'

const repeated = z.object({ passwordUlang: z.string() })

/** The new password must have been typed the same twice; the second field is not sent. */
const isRepeated = ({ passwordBaru, passwordUlang }: { passwordBaru: string; passwordUlang: string }): boolean =>
  passwordBaru === passwordUlang

const mismatch = { path: ['passwordUlang'], error: 'kata-sandi:mismatch' }

/** What the change-password modal asks for; the old password is none to choose again. */
export const ChangePasswordForm = z.extend(ChangePasswordBody, repeated.shape).check(
  z.refine(isRepeated, mismatch),
  z.refine(({ passwordLama, passwordBaru }) => passwordLama === '' || passwordLama !== passwordBaru, {
    path: ['passwordBaru'],
    error: 'kata-sandi:unchanged',
  }),
)

/** Who forgot the password; spaces are nobody. */
export const ForgotPasswordForm = z
  .pick(RequestResetPasswordBody, { username: true })
  .check(z.refine(({ username }) => username.trim() !== '', { path: ['username'], error: 'ui:form.required' }))

/** What the reset screen asks for; the token comes from the link. */
export const ResetPasswordForm = z
  .extend(z.pick(ResetPasswordBody, { passwordBaru: true }), repeated.shape)
  .check(z.refine(isRepeated, mismatch))
