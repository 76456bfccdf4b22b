import { forgetBrandColour } from '#shared/browser/appearance.ts'
import { CARRIES_LAB } from '#shared/browser/environment.ts'
import { campusStore } from '#shared/campus/campus-store.ts'
import { WRITTEN_ZONE } from '#shared/campus/campus-zone.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { flag } from '#shared/wire/readers.ts'

/** Campus settings as the portal uses them (sections 1 and 3; stored under the names of the specification). */
export interface CampusConfig {
  college_id: string
  unik: string
  enable_chat: boolean
  enable_localization: boolean
  url_sikad_legacy: string
  copyright: string
  color_mode: string
  /**
   * Time zone of the campus as the campus writes it: 'WITA', 'Asia/Makassar'; empty when the campus does not name one
   * (assumed field).
   */
  time_zone: string
}

const NAMES = [
  'college_id',
  'unik',
  'enable_chat',
  'enable_localization',
  'url_sikad_legacy',
  'copyright',
  'color_mode',
  'time_zone',
] as const

/** Returns whether a stored name is a setting of the campus. */
export const isCampusName = (name: string): boolean =>
  name === WRITTEN_ZONE || (NAMES as readonly string[]).includes(name)

const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Parses a flag; any other value is false. */
const asFlag = (value: unknown): boolean => flag(value) === true

const EMULATED = 'emulated_campus'

/** Campus that this tab emulates over a real gateway, or null. For the lab. */
export const emulatedCampus = (): string | null => sessionStore.get(EMULATED)

/** Emulates another campus from the next read of the settings on. @param unik null: the real campus */
export const setEmulatedCampus = (unik: string | null): void => {
  if (unik === null) sessionStore.remove(EMULATED)
  else sessionStore.set(EMULATED, unik)
}

/** Parses campus settings from a response or from storage; a missing field is empty. */
export const toCampusConfig = (raw: Partial<Record<(typeof NAMES)[number], unknown>>): CampusConfig => ({
  college_id: asText(raw.college_id),
  unik: (CARRIES_LAB && emulatedCampus()) || asText(raw.unik),
  enable_chat: asFlag(raw.enable_chat),
  enable_localization: asFlag(raw.enable_localization),
  url_sikad_legacy: asText(raw.url_sikad_legacy),
  copyright: asText(raw.copyright),
  color_mode: asText(raw.color_mode),
  time_zone: asText(raw.time_zone),
})

/** Returns the stored campus settings, or null when college_id is not stored (then frontend-config is fetched once). */
export const readCampusConfig = (): CampusConfig | null => {
  const raw = Object.fromEntries(NAMES.map((name) => [name, campusStore.get(name)]))
  return raw['college_id'] ? toCampusConfig(raw) : null
}

/** Stores campus settings under the names of the specification. */
export const storeCampusConfig = (config: CampusConfig): void => {
  for (const name of NAMES) campusStore.set(name, String(config[name]))
}

/** Removes campus settings when the login screen is left, and at logout. */
export const forgetCampusConfig = (): void => {
  for (const name of [...NAMES, WRITTEN_ZONE]) campusStore.remove(name)
  forgetBrandColour()
}
