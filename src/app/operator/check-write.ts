/** Writes that concern no student: the operator's own account or device, the configuration of the campus. */
const NO_STUDENT: ReadonlySet<string> = new Set([
  'createAccessToken',
  'revokeToken',
  'changePassword',
  'subscribeTopic',
  'unsubscribeTopic',
  'createConfiguration',
  'updateConfiguration',
])

/** Why an operator's write is refused: nothing was allowed for this student, or it is not for the student of the tab. */
export type WriteRefusal = 'readOnly' | 'other'

interface Tab {
  /** The student whose data the tab shows. */
  idMahasiswa: string
  isBound: boolean
  isWritable: boolean
}

/** Words of the gateway's paths that a student's id follows; a contract test knows every path that has one. */
const BEFORE_ID = /\/(?:mahasiswa|notifikasi|workplace|social_media|graduation_registrant)\/([^/?]+)/

/** Students that a write names: in its path, and in its query (readings 91). */
const studentsIn = (path: string): string[] => {
  const [plain = '', query] = path.split('?')
  const segment = BEFORE_ID.exec(plain)?.[1]
  return [
    ...(segment === undefined ? [] : [decodeURIComponent(segment)]),
    ...new URLSearchParams(query).getAll('idMahasiswa'),
  ]
}

/**
 * Checks one write of an operator: read-only until switched on for this student, never for another
 * student than the one on the screen, and never for nobody.
 * @param path as generated, without the gateway's address
 */
export const checkWrite = (operation: string, path: string, tab: Tab): WriteRefusal | null => {
  if (NO_STUDENT.has(operation)) return null
  const named = studentsIn(path)
  if (!tab.isBound || named.length === 0 || named.some((id) => id !== tab.idMahasiswa)) return 'other'
  return tab.isWritable ? null : 'readOnly'
}
