const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/
/** Years in which the story is possible; outside of them the mock state makes no sense. */
const YEARS = { from: 2019, to: 2039 }

/**
 * Parses the value of a date-time field as WIB.
 * @returns ISO text with the offset of WIB; null for an invalid moment, or one too far from the story
 */
export const toMoment = (local: string): string | null => {
  if (!LOCAL.test(local)) return null
  const year = Number(local.slice(0, 4))
  const moment = `${local.length === 16 ? `${local}:00` : local}+07:00`
  return year < YEARS.from || year > YEARS.to || Number.isNaN(Date.parse(moment)) ? null : moment
}
