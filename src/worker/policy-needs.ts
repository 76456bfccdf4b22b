import { isRecord } from '#shared/text/is-record.ts'
import { isReportAddress } from '#shared/text/report-address.ts'

/** Hosts where the push service's script stores the device's token (ADR 16). */
const FIREBASE = ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com']
/** Syntax of a policy name; other names cannot appear in a policy. */
const POLICY_NAME = /^[\w#=/@.%-]+$/

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** Returns the URL of an address; a path needs no entry in a policy. */
const urlOf = (address: unknown): URL[] => {
  if (typeof address !== 'string' || !/^(https?|wss?):\/\//.test(address)) return []
  try {
    return [new URL(address)]
  } catch {
    return [] // no policy can name it
  }
}

/**
 * Returns the sources that each directive has to allow; scripts/lib/nginx/headers.mjs generates the policy from the
 * same fields.
 */
const needsOf = (config: Record<string, unknown>): Record<string, unknown[]> => {
  const { gatewayUrl, multisiteConfigUrl, flagsUrl, chatUrl, firebase, reportUrl } = config
  const captcha = isRecord(config['captcha']) ? config['captcha'] : {}
  const scripts = [captcha['provider'], ...listOf(captcha['origins'])]
  const ownSocket = typeof gatewayUrl === 'string' ? gatewayUrl.replace(/^http/, 'ws') : undefined
  const socket = config['chatSocketUrl'] ?? ownSocket
  return {
    'img-src': [gatewayUrl, multisiteConfigUrl],
    'script-src': [...scripts, ...urlOf(chatUrl).map(({ origin }) => origin)],
    'frame-src': [...scripts, chatUrl],
    'connect-src': [
      gatewayUrl,
      multisiteConfigUrl,
      flagsUrl,
      chatUrl,
      socket,
      ...(isReportAddress(reportUrl) ? [reportUrl] : []),
      ...scripts,
      ...(firebase ? FIREBASE : []),
    ],
  }
}

/** Returns the names of the Trusted Types policies that the captcha's script creates. */
const policyNames = ({ captcha }: Record<string, unknown>): unknown[] =>
  isRecord(captcha)
    ? ['captcha', ...listOf(captcha['policies']).filter((name) => typeof name === 'string' && POLICY_NAME.test(name))]
    : []

/**
 * Returns whether a source covers an address. Sources with a path cover only that folder or file, so comparing the host
 * is not enough.
 */
const covers = (source: string, { href, origin }: URL): boolean =>
  source === origin || (source.startsWith(`${origin}/`) && href.startsWith(source))

/**
 * Returns whether a Content-Security-Policy allows everything that a configuration needs. Without a policy everything
 * is allowed.
 * @param config content of /config.json
 */
export const allows = (policy: string | null, config: unknown): boolean => {
  if (policy === null || !isRecord(config)) return true
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...words] = directive.trim().split(/\s+/)
      return [name, words]
    }),
  )
  const names = directives.get('trusted-types')
  return (
    policyNames(config).every((name) => names?.includes(String(name)) !== false) &&
    Object.entries(needsOf(config)).every(([name, addresses]) => {
      const sources = directives.get(name) ?? directives.get('default-src')
      return addresses.flatMap(urlOf).every((url) => sources?.some((source) => covers(source, url)) !== false)
    })
  )
}
