import { webAddress } from '#shared/text/web-address.ts'
import { fetcher } from '../call/fetcher.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'

/** Where a stored file is (readings, 58): below the gateway, elsewhere in the web, or nowhere that a browser may go. */
export type FilePlace = { kind: 'gateway'; path: string } | { kind: 'web'; href: string } | { kind: 'none' }

/**
 * Says by its address where a file is. The token goes to what stands below the gateway's own address and to nothing else:
 * compared by the parts of the address, never by how its text begins.
 */
export const placeOf = (url: unknown): FilePlace => {
  const href = webAddress(url)
  if (href === null) return { kind: 'none' }
  const { origin, pathname, search } = new URL(href)
  const gateway = new URL(`${runtimeConfig().gatewayUrl.replace(/\/+$/, '')}/`, window.location.href)
  if (origin !== gateway.origin || !pathname.startsWith(gateway.pathname)) return { kind: 'web', href }
  return { kind: 'gateway', path: `/${pathname.slice(gateway.pathname.length)}${search}` }
}

/**
 * Fetches a file below the gateway, with the token. The one way to files that no operation of the contract answers.
 * @param path as `placeOf` gives it
 * @returns the file, named by the answer
 * @throws GatewayError: 'Gagal mendapatkan nama file' when the answer names none (section 8)
 */
export const fetchDokumen = (path: string): Promise<File> =>
  fetcher<File>(path, { method: 'GET', operation: 'fetchDokumen', answer: 'file' })
