import * as z from 'zod/mini'
import { ChangePasswordBody } from '#generated/models/kata-sandi/changePasswordBody.zod.ts'
import { RequestResetPasswordBody } from '#generated/models/kata-sandi/requestResetPasswordBody.zod.ts'
import { ResetPasswordBody } from '#generated/models/kata-sandi/resetPasswordBody.zod.ts'
import { type FieldSpec, fieldsOf } from '#kit/form/field.ts'
import type { Check } from '#kit/form/validate.ts'

/** The new password once more: it is not sent. */
const repeated = z.object({ passwordUlang: z.string() })
const BARU: Readonly<Record<string, FieldSpec>> = {
  passwordBaru: { kind: 'password', autoComplete: 'new-password', label: 'new', hint: 'new.hint', wide: true },
  passwordUlang: { kind: 'password', autoComplete: 'new-password', label: 'repeat', wide: true },
}

/** What the change-password modal asks for. */
export const CHANGE_FIELDS = fieldsOf(z.extend(ChangePasswordBody, repeated.shape), {
  passwordLama: { kind: 'password', autoComplete: 'current-password', label: 'old', wide: true },
  ...BARU,
})

/** Who forgot the password. */
export const FORGOT_FIELDS = fieldsOf(RequestResetPasswordBody, {
  username: { kind: 'text', autoComplete: 'username', label: 'username', mark: false, wide: true },
})

/** What the reset screen asks for; the token comes from the link. */
export const RESET_FIELDS = fieldsOf(z.extend(ResetPasswordBody, repeated.shape), BARU)

/** The new password must have been typed the same twice, and the old one is none to choose again. */
export const checkPasswords: Check = ({ passwordLama, passwordBaru, passwordUlang }) => ({
  passwordUlang: passwordBaru === passwordUlang ? null : 'kata-sandi:mismatch',
  passwordBaru: passwordLama !== '' && passwordLama === passwordBaru ? 'kata-sandi:unchanged' : null,
})
