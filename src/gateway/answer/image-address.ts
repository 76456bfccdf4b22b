import { webAddress } from '#shared/text/web-address.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'

/** An image embedded in a response. Inside `img`, an SVG runs no scripts and loads nothing. */
const HELD = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/

const originOf = (address: string): string => new URL(address, window.location.origin).origin

/**
 * Returns the address of an image named in a gateway response, or null when it is not allowed. All images go through
 * this rule: only the portal and its gateways, like the page's content security policy. An image from another host
 * would reveal the reader to that host.
 */
export const imageAddress = (value: unknown): string | null => {
  if (typeof value === 'string' && HELD.test(value)) return value
  const address = webAddress(value)
  if (address === null) return null
  const { gatewayUrl, multisiteConfigUrl } = runtimeConfig()
  const own = [window.location.origin, originOf(gatewayUrl), originOf(multisiteConfigUrl)]
  return own.includes(originOf(address)) ? address : null
}

/** Returns whether a text of the gateway is an allowed image address as it is. */
export const isImageAddress = (value: unknown): value is string => imageAddress(value) !== null
