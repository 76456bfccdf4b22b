/** Writes that concern the operator's own account or device, not the student. */
const OWN_ACCOUNT: ReadonlySet<string> = new Set([
  'createAccessToken',
  'revokeToken',
  'changePassword',
  'subscribeTopic',
  'unsubscribeTopic',
])

/** Why an operator's write is refused: nothing was allowed for this student, or the tab is bound to another one. */
export type WriteRefusal = 'readOnly' | 'other'

interface Tab {
  /** The student whose data the tab shows. */
  idMahasiswa: string
  isBound: boolean
  isWritable: boolean
}

/** Words of the gateway's paths that a student's id follows; a contract test knows every path that has one. */
const BEFORE_ID = /\/(?:mahasiswa|notifikasi|workplace|social_media|graduation_registrant)\/([^/?]+)/

const studentIn = (path: string): string | null => {
  const segment = BEFORE_ID.exec(path)?.[1]
  return segment === undefined ? null : decodeURIComponent(segment)
}

/**
 * Checks one write of an operator (trust.md, 7): read-only until switched on for this student, and never for another
 * student than the one on the screen.
 * @param path as generated, without the gateway's address
 */
export const judgeWrite = (operation: string, path: string, tab: Tab): WriteRefusal | null => {
  if (OWN_ACCOUNT.has(operation)) return null
  const named = studentIn(path)
  if (!tab.isBound || (named !== null && named !== tab.idMahasiswa)) return 'other'
  return tab.isWritable ? null : 'readOnly'
}
