import { fileURLToPath } from 'node:url'

/** Build modes that include the campus lab (ADR 18). */
const LAB_BUILDS: ReadonlySet<string> = new Set(['demo', 'staging'])

const OF_TAB = fileURLToPath(new URL('../../src/shared/campus/campus-store-of-tab.ts', import.meta.url))

/**
 * Returns the alias that gives each tab its own campus in builds with the lab. It replaces a file, so that other builds
 * contain none of it.
 */
export const labAliases = (mode: string) =>
  LAB_BUILDS.has(mode) ? [{ find: /^(?:#shared|\.{1,2})\/campus\/campus-store\.ts$/, replacement: OF_TAB }] : []
