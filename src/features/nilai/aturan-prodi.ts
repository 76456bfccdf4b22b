import type { AturanUmum } from '#generated/client/aturan/readers.ts'
import { readRows } from '#shared/wire/readers.ts'

/** The rules of a programme: the entry whose id is the programme's (section 3, rules entry); null where there is none. */
export const aturanProdi = (
  aturan: readonly (AturanUmum | null)[] | undefined,
  idProdi: string | undefined,
): AturanUmum | null => readRows(aturan, 'hint').find(({ idAturan }) => idAturan !== '' && idAturan === idProdi) ?? null
