import * as z from 'zod/mini'
import { ChangePasswordBody } from '#generated/models/kata-sandi/changePasswordBody.zod.ts'
import { RequestResetPasswordBody } from '#generated/models/kata-sandi/requestResetPasswordBody.zod.ts'
import { ResetPasswordBody } from '#generated/models/kata-sandi/resetPasswordBody.zod.ts'
import { type FieldSpec, fieldsOf } from '#kit/form/field.ts'
import type { Check } from '#kit/form/validate.ts'

/** Repetition of the new password; it is not sent. */
const repeated = z.object({ passwordUlang: z.string() })
const BARU: Readonly<Record<string, FieldSpec>> = {
  passwordBaru: { kind: 'password', autoComplete: 'new-password', label: 'new', hint: 'new.hint', wide: true },
  passwordUlang: { kind: 'password', autoComplete: 'new-password', label: 'repeat', wide: true },
}

/** Fields of the change-password modal. */
export const CHANGE_FIELDS = fieldsOf(z.extend(ChangePasswordBody, repeated.shape), {
  passwordLama: { kind: 'password', autoComplete: 'current-password', label: 'old', wide: true },
  ...BARU,
})

/** Fields of the forgot-password screen. */
export const FORGOT_FIELDS = fieldsOf(RequestResetPasswordBody, {
  username: { kind: 'text', autoComplete: 'username', label: 'username', mark: false, wide: true },
})

/** Fields of the reset screen; the token comes from the link. */
export const RESET_FIELDS = fieldsOf(z.extend(ResetPasswordBody, repeated.shape), BARU)

/** Checks that both new passwords are equal and differ from the old one. */
export const checkPasswords: Check = ({ passwordLama, passwordBaru, passwordUlang }) => ({
  passwordUlang: passwordBaru === passwordUlang ? null : 'kata-sandi:mismatch',
  passwordBaru: passwordLama !== '' && passwordLama === passwordBaru ? 'kata-sandi:unchanged' : null,
})
