import { campusZone, noteWrittenZone } from '#shared/campus/campus-zone.ts'
import { momen } from '#shared/wire/readers.ts'

const noteIn = (value: unknown): void => {
  if (typeof value === 'string') noteWrittenZone(momen(value) ?? '')
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(noteIn)
}

/** Derives the time zone from the timestamps of a response when the campus names no zone (readings, 29). */
export const noteZone = (answer: unknown): void => {
  if (campusZone() === null) noteIn(answer)
}
