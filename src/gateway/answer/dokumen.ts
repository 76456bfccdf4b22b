import { webAddress } from '#shared/text/web-address.ts'
import { fetcher } from '../call/fetcher.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'

/**
 * Place of a stored file (readings, 58): below the gateway, elsewhere on the web, or an address that a browser must not
 * open.
 */
export type FilePlace = { kind: 'gateway'; path: string } | { kind: 'web'; href: string } | { kind: 'none' }

/** A path below the gateway, such as '/v1/dokumen/9' or 'dokumen/Surat Aktif.pdf'; never another host or scheme. */
const RELATIVE = /^(?![\\/]{2})(?:\/|[^\\/:?#]+\/|[^\\/:?#]+\.[a-z\d]{1,5}$)[^\\]*$/i

const OTHER = /^[a-z][a-z\d+.-]*:|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** Returns the absolute address of a path below the gateway; null when it is not such a path. */
const fromGateway = (url: unknown, gateway: URL): string | null => {
  const path = typeof url === 'string' ? url.trim() : ''
  if (!RELATIVE.test(path) || OTHER.test(path)) return null
  return new URL(path.startsWith(gateway.pathname) ? path : path.replace(/^\//, ''), gateway).href
}

/**
 * Classifies the address of a file. The token is sent only to addresses below the gateway, so the parsed parts of the
 * address are compared, never its leading text.
 */
export const placeOf = (url: unknown): FilePlace => {
  const gateway = new URL(`${runtimeConfig().gatewayUrl.replace(/\/+$/, '')}/`, window.location.href)
  const relative = fromGateway(url, gateway)
  const href = webAddress(relative ?? url)
  if (href === null) return { kind: 'none' }
  const { origin, pathname, search, hash } = new URL(href)
  const isBelow = origin === gateway.origin && pathname.startsWith(gateway.pathname)
  if (!isBelow) return relative === null ? { kind: 'web', href } : { kind: 'none' }
  // '#' in a path is part of the file name ('Laporan #2.pdf'); after a query it is a fragment.
  const rest = search === '' ? hash.replace('#', '%23') : search
  return { kind: 'gateway', path: `/${pathname.slice(gateway.pathname.length)}${rest}` }
}

/**
 * Fetches a file below the gateway, with the token. For files that no operation of the contract returns.
 * @param path as returned by `placeOf`
 * @returns the file, with the name from the response
 * @throws GatewayError: 'Gagal mendapatkan nama file' when the response has no file name (section 8)
 */
export const fetchDokumen = (path: string): Promise<File> =>
  fetcher<File>(path, { method: 'GET', operation: 'fetchDokumen', answer: 'file' })
