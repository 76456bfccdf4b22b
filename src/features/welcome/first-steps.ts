/** Screens that a new student opens first, in order of worth: name, register, know where to be, pay. */
const CANDIDATES = ['biodata', 'krs', 'jadwal-dan-presensi', 'biaya-kuliah', 'panduan'] as const

type Step = (typeof CANDIDATES)[number]

const STEPS = 3

/**
 * The three first steps of the welcome screen (readings, /welcome): only what the campus menu shows.
 * @param isOn whether the menu entry of a screen is visible
 */
export const firstSteps = (isOn: (step: Step) => boolean): Step[] => CANDIDATES.filter(isOn).slice(0, STEPS)
