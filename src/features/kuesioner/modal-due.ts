/** Section 9: questionnaire cutoff 2022-04-16, exclusive, by the clock of WIB (readings, 32). */
const CUTOFF_MS = Date.parse('2022-04-16T00:00:00+07:00')

/** Whether the modal asks this student; the campus's flag is asked before. */
export const isModalDue = (now: Date, idMahasiswa: string, filledBy: readonly string[]): boolean =>
  now.getTime() < CUTOFF_MS && !filledBy.includes(idMahasiswa)
