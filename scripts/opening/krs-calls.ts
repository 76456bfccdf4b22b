/** A read of the cold page /krs: its operation, and the time after which a recovery reads it again, in milliseconds. */
export interface PageRead {
  operation: string
  staleMs: number
}

const STALE_MS = 30_000

/** Calls before the page can be shown: the user, and what the shell needs. */
export const BOOT_CALLS: readonly PageRead[] = [
  { operation: 'getUserInfo', staleMs: STALE_MS },
]

/** Reads of the screen, sent together. */
export const SCREEN_READS: readonly PageRead[] = [
  { operation: 'getEditKrs', staleMs: STALE_MS },
  { operation: 'listKurikulumMakulKrs', staleMs: STALE_MS },
  { operation: 'getPembatasWaktuKrs', staleMs: STALE_MS },
]

/** Read that needs the period of another one. */
export const LATER_READS: readonly PageRead[] = [{ operation: 'getKrs', staleMs: STALE_MS }]

/** Reads of the screen that a confirmed save makes stale (x-invalidates of saveKrs). */
export const AFTER_SAVE: readonly string[] = [
  'getEditKrs',
  'getKrs',
  'listKurikulumMakulKrs',
  'getPembatasWaktuKrs',
]

/** Number of calls of a cold page. */
export const COLD_CALLS = BOOT_CALLS.length + SCREEN_READS.length + LATER_READS.length

export const COLD_READS = [...BOOT_CALLS, ...SCREEN_READS, ...LATER_READS].map((read) => ({ ...read, path: '' }))
