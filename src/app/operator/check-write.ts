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

/**
 * Reason for refusing an operator's write: changes are not allowed for this student, or the write is for another
 * student than the tab's.
 */
export type WriteRefusal = 'readOnly' | 'other'

interface Tab {
  /** The student whose data the tab shows. */
  idMahasiswa: string
  isBound: boolean
  isWritable: boolean
}

/** Path segments of the gateway that are followed by a student's id. A contract test covers every path with one. */
const BEFORE_ID = /\/(?:mahasiswa|notifikasi|workplace|social_media|graduation_registrant)\/([^/?]+)/

/** Returns the students that a write names, in its path and its query (readings 91). */
const studentsIn = (path: string): string[] => {
  const [plain = '', query] = path.split('?')
  const segment = BEFORE_ID.exec(plain)?.[1]
  return [
    ...(segment === undefined ? [] : [decodeURIComponent(segment)]),
    ...new URLSearchParams(query).getAll('idMahasiswa'),
  ]
}

/**
 * Validates a write of an operator: read-only until changes are allowed for this student, never for another student
 * than the one on the screen, and never without a student.
 * @param path as generated, without the gateway's address
 */
export const checkWrite = (operation: string, path: string, tab: Tab): WriteRefusal | null => {
  if (NO_STUDENT.has(operation)) return null
  const named = studentsIn(path)
  if (!tab.isBound || named.length === 0 || named.some((id) => id !== tab.idMahasiswa)) return 'other'
  return tab.isWritable ? null : 'readOnly'
}
