type Names = readonly string[]

const split = (names: string): Names => names.split(' ')

/** Section 3: month names are built in, so that no device can lack them. One text each: it is in the first load. */
const MONTHS: Readonly<Record<'id' | 'en', Names>> = {
  id: split('Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'),
  en: split('January February March April May June July August September October November December'),
}

/** From Monday on, as day codes count. */
const DAYS: Readonly<Record<'id' | 'en', Names>> = {
  id: split('Senin Selasa Rabu Kamis Jumat Sabtu Minggu'),
  en: split('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
}

const nameAt = (names: Names, number: unknown): string => {
  const place = typeof number === 'string' && /^\d+$/.test(number.trim()) ? Number(number) : number
  return typeof place === 'number' ? (names[place - 1] ?? '') : ''
}

/**
 * Name of a month, 1 Januari to 12 Desember, in the language; empty for anything else.
 * @param month number, or text of one, as bills carry it
 */
export const monthName = (month: unknown, language: string): string =>
  nameAt(MONTHS[language === 'en' ? 'en' : 'id'], month)

/**
 * Name of a day, 1 Senin to 7 Minggu, in the language; empty for anything else.
 * @param day number, or text of one, as schedules carry it
 */
export const dayName = (day: unknown, language: string): string => nameAt(DAYS[language === 'en' ? 'en' : 'id'], day)
