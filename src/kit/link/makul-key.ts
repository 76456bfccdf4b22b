import { isKnownText } from '#shared/wire/readers.ts'

/** Address parameter that opens the sheet of a course: `?makul=2501`. */
export const MAKUL = 'makul'

/** Ids of a course in a response. KRS sends the id as text or number; grades from elsewhere have no id. */
export interface MakulIds {
  idMakul: string | number | null
  kodeMakul: string
}

/** Returns the id of a course in an address, otherwise its code; '' when it has neither. */
export const makulKey = (of: MakulIds | undefined): string =>
  [String(of?.idMakul ?? ''), of?.kodeMakul].find(isKnownText) ?? ''
