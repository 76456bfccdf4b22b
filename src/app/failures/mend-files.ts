import { canHash } from '#shared/browser/can-hash.ts'
import { isFile, isWholeFile } from '#shared/browser/whole-file.ts'
import { wait } from '#shared/state/wait.ts'

/** Longest wait before the page is reloaded anyway. */
const PATIENCE_MS = 5000

const isOwnFile = (address: string): boolean => address.startsWith(`${window.location.origin}/assets/`)

const mend = async (address: string): Promise<void> => {
  // oxlint-disable-next-line house/gateway-client -- a file of the portal, as this page got it
  const kept = await fetch(address)
  if (!isFile(kept) || (canHash() && (await isWholeFile(kept, address)))) return
  // oxlint-disable-next-line house/gateway-client -- the same, past the worker's cache and the browser's own
  await fetch(address, { cache: 'reload' })
}

/**
 * Refetches the broken files of this page. Otherwise the next page would run the same truncated file, which browser and
 * worker cache permanently. Without TLS broken files cannot be detected, so every file is fetched again.
 */
export const mendFiles = async (): Promise<void> => {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  await Promise.race([Promise.allSettled([...new Set(addresses.filter(isOwnFile))].map(mend)), wait(PATIENCE_MS)])
}
