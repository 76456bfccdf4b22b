import { campusZone, noteWrittenZone } from '#shared/campus/campus-zone.ts'
import { momen } from '#shared/wire/readers.ts'

const noteIn = (value: unknown): void => {
  if (typeof value === 'string') noteWrittenZone(momen(value) ?? '')
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(noteIn)
}

/** Learns the zone of a campus that names none from the moments of an answer (readings, 29). */
export const noteZone = (answer: unknown): void => {
  if (campusZone() === null) noteIn(answer)
}
