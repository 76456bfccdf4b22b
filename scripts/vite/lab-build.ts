import { fileURLToPath } from 'node:url'

/** Builds that carry the campus lab (ADR 18). */
const LAB_BUILDS: ReadonlySet<string> = new Set(['demo', 'staging'])

const OF_TAB = fileURLToPath(new URL('../../src/shared/campus/campus-store-of-tab.ts', import.meta.url))

/** In builds with the lab each tab keeps a campus of its own. By file, so that no other build carries a byte of it. */
export const labAliases = (mode: string) =>
  LAB_BUILDS.has(mode) ? [{ find: /^(?:#shared|\.{1,2})\/campus\/campus-store\.ts$/, replacement: OF_TAB }] : []
