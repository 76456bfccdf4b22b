import { runtimeConfig } from '#gateway/runtime-config.ts'
import { webAddress } from '#shared/web-address.ts'

const originOf = (address: string): string => new URL(address, window.location.origin).origin

/**
 * The address of a picture, or null. From the portal and its gateway only, as the policy of the page has it (trust.md, 17):
 * a picture from elsewhere would tell that host who reads.
 */
export const imageAddress = (value: unknown): string | null => {
  if (typeof value === 'string' && /^data:image\/(png|jpeg|gif|webp)[;,]/.test(value)) return value
  const address = webAddress(value)
  if (address === null) return null
  const own = [window.location.origin, originOf(runtimeConfig().gatewayUrl)]
  return own.includes(originOf(address)) ? address : null
}
