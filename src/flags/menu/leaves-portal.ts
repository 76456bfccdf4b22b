/** The letter-info pages are public and stay in this portal (readings, 6). */
const STAYS = /^\/surat\/info(\/|$)/

/** Requests for letters have their own path and belong to /surat. */
const OF_SURAT = /^\/pengajuan-surat(\/|$)/

/** Returns whether a path opens in the separate student portal of the campus. */
export const leavesPortal = (path: string, paths: readonly unknown[]): boolean =>
  !STAYS.test(path) &&
  paths.some(
    (root) =>
      typeof root === 'string' &&
      (path === root || path.startsWith(`${root}/`) || (root === '/surat' && OF_SURAT.test(path))),
  )
