import { webAddress } from '#shared/text/web-address.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'

/** A picture that an answer holds itself. In an `img` an SVG runs nothing and loads nothing. */
const HELD = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/

const originOf = (address: string): string => new URL(address, window.location.origin).origin

/**
 * The address of a picture that an answer of the gateway names, or null: the one rule for all of them. From the portal and
 * its gateways only, as the policy of the page has it: a picture from elsewhere would tell that host who reads.
 */
export const imageAddress = (value: unknown): string | null => {
  if (typeof value === 'string' && HELD.test(value)) return value
  const address = webAddress(value)
  if (address === null) return null
  const { gatewayUrl, multisiteConfigUrl } = runtimeConfig()
  const own = [window.location.origin, originOf(gatewayUrl), originOf(multisiteConfigUrl)]
  return own.includes(originOf(address)) ? address : null
}

/** Whether a text of the gateway may be the address of a picture as it is. */
export const isImageAddress = (value: unknown): value is string => imageAddress(value) !== null
