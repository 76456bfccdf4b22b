import type { AturanUmum } from '#generated/client/aturan/readers.ts'
import { readRows } from '#shared/wire/readers.ts'

/** Returns the rules with the programme's id (section 3, rules entry); null when there are none. */
export const aturanProdi = (
  aturan: readonly (AturanUmum | null)[] | undefined,
  idProdi: string | undefined,
): AturanUmum | null => readRows(aturan, 'hint').find(({ idAturan }) => idAturan !== '' && idAturan === idProdi) ?? null
