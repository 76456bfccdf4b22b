import { webAddress } from '#shared/text/web-address.ts'
import { fetcher } from '../call/fetcher.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'

/** Where a stored file is (readings, 58): below the gateway, elsewhere in the web, or nowhere that a browser may go. */
export type FilePlace = { kind: 'gateway'; path: string } | { kind: 'web'; href: string } | { kind: 'none' }

/** A path below the gateway, such as '/v1/dokumen/9' or 'dokumen/Surat Aktif.pdf'; never another host or scheme. */
const RELATIVE = /^(?![\\/]{2})(?:\/|[^\\/:?#]+\/|[^\\/:?#]+\.[a-z\d]{1,5}$)[^\\]*$/i

const OTHER = /^[a-z][a-z\d+.-]*:|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** The absolute address of a path below the gateway; null for what is no such path. */
const fromGateway = (url: unknown, gateway: URL): string | null => {
  const path = typeof url === 'string' ? url.trim() : ''
  if (!RELATIVE.test(path) || OTHER.test(path)) return null
  return new URL(path.startsWith(gateway.pathname) ? path : path.replace(/^\//, ''), gateway).href
}

/**
 * Says by its address where a file is. The token goes to what stands below the gateway's own address and to nothing else:
 * compared by the parts of the address, never by how its text begins.
 */
export const placeOf = (url: unknown): FilePlace => {
  const gateway = new URL(`${runtimeConfig().gatewayUrl.replace(/\/+$/, '')}/`, window.location.href)
  const relative = fromGateway(url, gateway)
  const href = webAddress(relative ?? url)
  if (href === null) return { kind: 'none' }
  const { origin, pathname, search, hash } = new URL(href)
  const isBelow = origin === gateway.origin && pathname.startsWith(gateway.pathname)
  if (!isBelow) return relative === null ? { kind: 'web', href } : { kind: 'none' }
  // '#' in a path belongs to the name of the file ('Laporan #2.pdf'); behind a query it is a fragment.
  const rest = search === '' ? hash.replace('#', '%23') : search
  return { kind: 'gateway', path: `/${pathname.slice(gateway.pathname.length)}${rest}` }
}

/**
 * Fetches a file below the gateway, with the token. The one way to files that no operation of the contract answers.
 * @param path as `placeOf` gives it
 * @returns the file, named by the answer
 * @throws GatewayError: 'Gagal mendapatkan nama file' when the answer names none (section 8)
 */
export const fetchDokumen = (path: string): Promise<File> =>
  fetcher<File>(path, { method: 'GET', operation: 'fetchDokumen', answer: 'file' })
