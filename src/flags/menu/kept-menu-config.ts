import { campusStore } from '#shared/campus/campus-store.ts'
import { now } from '#shared/state/clock.ts'
import { readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import type { MenuConfig } from './menu-config.ts'

const KEEP_MS = 7 * 24 * 3600 * 1000

const nameFor = (unik: string): string => `menu_config.${unik.trim().toLowerCase()}`

/** Persists the server's menu configuration of a campus, in its dotted form, so that the next visit starts with it. */
export const keepMenuConfig = (unik: string, { values, serverKeys }: MenuConfig): void => {
  const answer = Object.fromEntries(Object.entries(serverKeys).map(([flag, key]) => [key, values[flag]]))
  campusStore.set(nameFor(unik), JSON.stringify({ at: now().getTime(), answer }))
}

/**
 * Returns the persisted configuration of a campus, in the form of a raw response.
 * @returns undefined when there is none, or when it is older than 7 days or from the future
 */
export const readKeptMenuConfig = (unik: string): unknown => {
  const kept = readJson(campusStore, nameFor(unik))
  if (!isRecord(kept) || typeof kept['at'] !== 'number') return undefined
  const age = now().getTime() - kept['at']
  return age >= 0 && age <= KEEP_MS ? kept['answer'] : undefined
}
