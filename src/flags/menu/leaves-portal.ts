/** The letter-info pages are public and stay in this portal (readings, 6). */
const STAYS = /^\/surat\/info(\/|$)/

/** Returns whether an address opens in the separate student portal of the campus. */
export const leavesPortal = (path: string, paths: readonly unknown[]): boolean =>
  !STAYS.test(path) && paths.some((root) => typeof root === 'string' && (path === root || path.startsWith(`${root}/`)))
