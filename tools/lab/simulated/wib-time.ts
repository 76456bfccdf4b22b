import { formatTanggal } from '#shared/campus/tanggal.ts'

const LOCAL_LENGTH = 19
const HOUR_AND_MINUTE = 5

/**
 * Formats a moment of the mock state in words, in WIB regardless of the device's time zone.
 * @param moment ISO text with the offset of WIB
 */
export const wibText = (moment: string, language: string): string => {
  const [day, time = ''] = moment.split('T')
  const jam = time.slice(0, HOUR_AND_MINUTE)
  return `${formatTanggal(day, language, 'weekday')}, ${language === 'en' ? jam : jam.replace(':', '.')} WIB`
}

/** Formats the time of day with seconds: '14.05.09'. */
export const wibClock = (moment: string, language: string): string => {
  const time = moment.slice(11, LOCAL_LENGTH)
  return language === 'en' ? time : time.replaceAll(':', '.')
}
