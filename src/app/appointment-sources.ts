// A file of its own, fetched after the first screen: a change of a subject leaves the table of screens as it is.
import type { AppointmentList, AppointmentSource } from '#domain/jadwal/appointments.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

const modules = import.meta.glob<{ appointments: AppointmentList }>('../features/**/appointments.ts')

const subjectOf = (file: string): string => file.split('/').at(-2) ?? ''

/** Every subject that has appointments. A subject is the folder of its appointments.ts; nothing registers it. */
export const SOURCES: readonly AppointmentSource[] = Object.entries(modules).map(([file, load]) => ({
  path: `/${subjectOf(file)}`,
  load: async () => (await withTexts(load(), subjectOf(file))).appointments,
}))
