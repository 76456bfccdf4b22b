// In a chunk of its own, fetched after the first screen, so that a change of a subject does not change the table of
// screens.
import type { AppointmentList, AppointmentSource } from '#domain/jadwal/appointments.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

const modules = import.meta.glob<{ appointments: AppointmentList }>('../features/**/appointments.ts')

const subjectOf = (file: string): string => file.split('/').at(-2) ?? ''

/** Appointment sources of all subjects. A subject is the folder of its appointments.ts; there is no registration. */
export const SOURCES: readonly AppointmentSource[] = Object.entries(modules).map(([file, load]) => ({
  path: `/${subjectOf(file)}`,
  load: async () => (await withTexts(load(), subjectOf(file))).appointments,
}))
