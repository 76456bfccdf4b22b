import * as z from 'zod/mini'
import { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'

/** Under which name the draft of the form is kept. */
export const PENARIKAN_DRAFT = 'penarikan-saldo'

/** What a withdrawal may be: whole rupiah between the campus's least and what is free, to an account of digits. */
export const penarikanForm = (minimal: number, maksimal: number) =>
  RequestPenarikanSaldoBody.check(
    z.refine(({ nominal }) => nominal >= minimal, {
      path: ['nominal'],
      error: 'biaya-kuliah:withdraw.tooLittle',
    }),
    z.refine(({ nominal }) => nominal <= maksimal, { path: ['nominal'], error: 'biaya-kuliah:withdraw.tooMuch' }),
    z.refine(({ nomorRekening }) => /^\d+$/.test(nomorRekening), {
      path: ['nomorRekening'],
      error: 'biaya-kuliah:withdraw.digits',
    }),
  )
