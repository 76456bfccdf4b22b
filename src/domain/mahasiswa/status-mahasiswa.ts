/** Section 4: student statuses counted as not active. */
const NOT_ACTIVE = new Set(['Cuti', 'DO', 'Lulus', 'Non-Aktif'])

/** Whether a student status counts as active; any status that the specification does not name does. */
export const isAktif = (status: string): boolean => !NOT_ACTIVE.has(status)
