import { type Periode, toPeriode } from '#domain/periode/periode.ts'
import type { PaperRequest } from './save-paper.ts'

/** Returns the params of a paper about one period. */
export const paramsOfPeriode = ({ tahun, semester }: Periode) => ({ tahun: String(tahun), semester: String(semester) })

/** Returns the period of a paper's params; null when they name none. */
export const periodeOfParams = ({ tahun, semester }: PaperRequest['params']): Periode | null =>
  toPeriode(tahun, semester)

/** Returns the address of a print page about one period. */
export const periodeAddress =
  (path: string) =>
  ({ tahun = '', semester = '' }: PaperRequest['params']): string =>
    `${path}?${new URLSearchParams({ tahun, semester })}`
