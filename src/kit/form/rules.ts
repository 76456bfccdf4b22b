import { isTanggalLahirAllowed, latestTanggalLahir } from '#domain/mahasiswa/tanggal-lahir.ts'
import { now } from '#shared/clock.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { isEmail } from '#shared/validation/email.ts'
import { isNik } from '#shared/validation/nik.ts'
import { isPhone } from '#shared/validation/phone.ts'

/** Rules beyond what the contract states (section 5). */
export type Rule = 'nik' | 'telepon' | 'email' | 'angka' | 'usiaMahasiswa' | 'usiaOrangTua'

const ACCEPTS: Record<Rule, (value: string) => boolean> = {
  nik: isNik,
  telepon: isPhone,
  email: isEmail,
  angka: (value) => /^\d*$/.test(value),
  usiaMahasiswa: (value) => isTanggalLahirAllowed('mahasiswa', value, now()),
  usiaOrangTua: (value) => value === '' || isTanggalLahirAllowed('orangTua', value, now()),
}

/** The latest day that a field of a date of birth takes, YYYY-MM-DD; undefined for other fields (section 5). */
export const latestDay = (rule: Rule | undefined): string | undefined => {
  if (rule === 'usiaMahasiswa') return latestTanggalLahir('mahasiswa', now())
  return rule === 'usiaOrangTua' ? latestTanggalLahir('orangTua', now()) : undefined
}

/** Whether a rule takes what a field sends; what it says else is the text `ui:rule.<rule>`. */
export const accepts = (rule: Rule, value: string): boolean => ACCEPTS[rule](value)

/** What the sentences about a field name: the latest day that it takes, in words of the language. */
export const ruleValues = (rule: Rule | undefined, language: string): Record<string, string> => {
  const latest = parseTanggal(latestDay(rule))
  return latest ? { latest: formatTanggal(latest, language) } : {}
}
