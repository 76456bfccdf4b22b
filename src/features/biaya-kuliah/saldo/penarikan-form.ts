import { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import { type Field, fieldsOf } from '#kit/form/field.ts'
import type { Check } from '#kit/form/judge.ts'
import { withValues } from '#kit/form/say.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'

/** Under which name the draft of the form is kept. */
export const PENARIKAN_DRAFT = 'penarikan-saldo'

/** Least and most that may be withdrawn, in rupiah. */
export interface Limits {
  minimal: number
  maksimal: number
}

const inWords = ({ minimal, maksimal }: Limits) => ({
  minimal: formatRupiah(minimal),
  maksimal: formatRupiah(maksimal),
})

/** How much is withdrawn, and whose account it goes to. */
export const penarikanFields = (limits: Limits): Field[] =>
  fieldsOf(RequestPenarikanSaldoBody, {
    nominal: {
      kind: 'rupiah',
      label: 'withdraw.nominal',
      wide: true,
      ...(limits.maksimal >= limits.minimal && { hint: withValues('withdraw.limits', inWords(limits)) }),
    },
    namaBank: { kind: 'text', label: 'withdraw.bank' },
    nomorRekening: { kind: 'text', label: 'withdraw.account', input: 'numeric', rule: 'angka' },
    namaPemilikRekening: { kind: 'text', label: 'withdraw.owner' },
  })

/** Between the campus's least and what is free of the balance. */
export const checkNominal =
  (limits: Limits): Check =>
  ({ nominal }) => {
    const amount = typeof nominal === 'number' ? nominal : 0
    const words = inWords(limits)
    if (amount > limits.maksimal) return { nominal: withValues('biaya-kuliah:withdraw.tooMuch', words) }
    return { nominal: amount < limits.minimal ? withValues('biaya-kuliah:withdraw.tooLittle', words) : null }
  }
