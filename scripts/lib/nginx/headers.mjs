// Security headers that ship with a build. Hosts come from config.json, hashes from the build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Only plain hosts: the parts of a policy are separated by spaces, semicolons and commas, and an address may contain
 * all of them.
 */
const PLAIN_ORIGIN = /^(https?|wss?):\/\/([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d+)?$/

const originOf = (address) => {
  if (!/^(https?|wss?):\/\//.test(address ?? '') || !URL.canParse(address)) return null
  const { origin } = new URL(address)
  return PLAIN_ORIGIN.test(origin) ? origin : null
}
/** Paths without the separators of a policy. */
const PLAIN_PATH = /^(\/[\w.~-]+)+\/?$/

/**
 * Returns the folder of a script, or the script itself when it is at the root: other scripts of its host do not belong
 * to the portal.
 */
const scriptSourceOf = (address) => {
  const origin = originOf(address)
  if (!origin) return null
  const { pathname } = new URL(address)
  const path = pathname.replace(/[^/]*$/, '')
  const narrow = path === '/' ? pathname : path
  return PLAIN_PATH.test(narrow) ? origin + narrow : origin
}
const join_ = (...parts) => [...new Set(parts.flat().filter(Boolean))].join(' ')

/**
 * Receiver of reports: https with a plain host, or a path of the portal's own host, both without query. The page checks
 * the same (src/shared/text/report-address.ts).
 */
const REPORT_ADDRESS = /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?(?:\/[\w.~-]+)*\/?|(?:\/[\w.~-]+)+\/?)$/i
const isReportAddress = (address) => typeof address === 'string' && REPORT_ADDRESS.test(address)

const addressesOf = (config) => ({
  gatewayUrl: config.gatewayUrl,
  multisiteConfigUrl: config.multisiteConfigUrl,
  flagsUrl: config.flagsUrl,
  'captcha.provider': config.captcha?.provider,
  chatUrl: config.chatUrl,
  chatSocketUrl: config.chatSocketUrl,
})
/** Hosts where the push service's script stores the device's token (ADR 16). */
const FIREBASE = ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com']

const listOf = (value) => (Array.isArray(value) ? value : [])
/** Returns the additional hosts of a captcha whose script loads more of itself. */
const captchaHosts = ({ captcha }) => listOf(captcha?.origins).map(originOf)
/** Returns the sources of the captcha's scripts; for a host with a path, only that folder. */
const captchaScripts = ({ captcha }) => [captcha?.provider, ...listOf(captcha?.origins)].map(scriptSourceOf)
/**
 * Returns the names of the Trusted Types policies that the captcha's script creates. The pattern is the syntax of a
 * policy name.
 */
const captchaPolicies = ({ captcha }) =>
  captcha
    ? ['captcha', ...listOf(captcha.policies).filter((name) => typeof name === 'string' && /^[\w#=/@.%-]+$/.test(name))]
    : []

/** Returns the host that receives reports; reports are never sent without TLS, so no other address is allowed. */
const reportHost = ({ reportUrl }) => (isReportAddress(reportUrl) ? originOf(reportUrl) : null)

const isPath = (address) => /^\/(?!\/)/.test(address)

/**
 * Returns the first field of config.json whose address cannot appear in a policy, or null. Such a host is never
 * allowed.
 */
export const unusableAddress = (config) => {
  const found = Object.entries(addressesOf(config)).find(
    ([, address]) => address !== undefined && !isPath(address) && !originOf(address),
  )
  if (found) return found[0]
  if (captchaHosts(config).includes(null)) return 'captcha.origins'
  const { reportUrl } = config
  const isUsable = reportUrl === undefined || (isReportAddress(reportUrl) && (isPath(reportUrl) || reportHost(config)))
  return isUsable ? null : 'reportUrl'
}

/** Returns the Content-Security-Policy of one build with one configuration. */
export const contentSecurityPolicy = ({ shell, config = {}, demo = false }) => {
  const of = Object.fromEntries(Object.entries(addressesOf(config)).map(([field, value]) => [field, originOf(value)]))
  const { gatewayUrl, multisiteConfigUrl, flagsUrl, 'captcha.provider': provider, chatUrl: chat, chatSocketUrl } = of
  const captcha = [provider, captchaHosts(config)].flat()
  const gateways = [gatewayUrl, multisiteConfigUrl]
  // By default the chat's socket is on the gateway's host. In a policy http: does not include ws:.
  const socket = config.chatSocketUrl === undefined ? gatewayUrl?.replace(/^http/, 'ws') : chatSocketUrl
  const directives = {
    'default-src': "'self'",
    'script-src': join_("'self'", shell.scripts, captchaScripts(config), chat),
    'style-src': join_("'self'", shell.styles),
    'img-src': join_("'self'", 'data:', gateways),
    'connect-src': join_(
      "'self'",
      gateways,
      flagsUrl,
      captcha,
      chat,
      socket,
      config.firebase && FIREBASE,
      reportHost(config),
    ),
    'frame-src': join_(captcha, chat) || "'none'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': join_('portal-files', 'portal-worker', 'dompurify', captchaPolicies(config), demo && 'default'),
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/**
 * Cache lifetimes, with no-transform (RFC 9111, 5.2.2.6): proxies of mobile networks rewrite documents and scripts, and
 * a rewritten file no longer has the hash in the policy.
 */
export const CACHE_RULES = {
  checked: 'no-cache, no-transform',
  immutable: 'public, max-age=31536000, immutable, no-transform',
}

export const securityHeaders = (options) => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** Addresses where the login may be shown: it is painted before any request is sent (src/boot/boot.ts). */
export const LOGIN_ADDRESSES = ['/', '/login']

/** Preloads the first files by header: their tags are near the end of the document. */
export const entryHeader = ({ entries = [] }) =>
  entries.length > 0 ? { Link: entries.map((entry) => `<${entry}>; rel=preload; as=script`).join(', ') } : {}

/** Returns the headers of the document at one address, in addition to the security headers; none for a file. */
export const documentHeaders = (shell, pathname) =>
  LOGIN_ADDRESSES.includes(pathname) || /\.[^/]*$/.test(pathname) ? {} : entryHeader(shell)

/**
 * Headers of responses of another server under the portal's origin: opened as a page, such a response runs no scripts.
 */
export const proxiedHeaders = { 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' }

/** Reads the hashes of the inline texts and the addresses of the first files, as written by the build. */
export const readShell = (dir) => JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8'))
