// The security headers that ship with a build. Hosts come from config.json, hashes from the build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A policy's words are divided by blanks, semicolons and commas, all of which an address may hold: plain hosts only. */
const PLAIN_ORIGIN = /^(https?|wss?):\/\/([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d+)?$/

const originOf = (address) => {
  if (!/^(https?|wss?):\/\//.test(address ?? '') || !URL.canParse(address)) return null
  const { origin } = new URL(address)
  return PLAIN_ORIGIN.test(origin) ? origin : null
}
/** What a policy can say of a path without its own dividers. */
const PLAIN_PATH = /^(\/[\w.~-]+)+\/?$/

/** The folder of a script, or the script where it lies in no folder: other scripts of its host are not the portal's. */
const scriptSourceOf = (address) => {
  const origin = originOf(address)
  if (!origin) return null
  const { pathname } = new URL(address)
  const path = pathname.replace(/[^/]*$/, '')
  const narrow = path === '/' ? pathname : path
  return PLAIN_PATH.test(narrow) ? origin + narrow : origin
}
const join_ = (...parts) => [...new Set(parts.flat().filter(Boolean))].join(' ')

const addressesOf = (config) => ({
  gatewayUrl: config.gatewayUrl,
  multisiteConfigUrl: config.multisiteConfigUrl,
  flagsUrl: config.flagsUrl,
  'captcha.provider': config.captcha?.provider,
  chatUrl: config.chatUrl,
  chatSocketUrl: config.chatSocketUrl,
})
/** Where the push service's script keeps the device's token (ADR 16). */
const FIREBASE = ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com']

const listOf = (value) => (Array.isArray(value) ? value : [])
/** Further hosts of a captcha whose script fetches more of itself. */
const captchaHosts = ({ captcha }) => listOf(captcha?.origins).map(originOf)
/** Where its scripts lie: of hosts that are named with a path, that folder only. */
const captchaScripts = ({ captcha }) => [captcha?.provider, ...listOf(captcha?.origins)].map(scriptSourceOf)
/** Names of Trusted Types policies that its script makes; a name may hold no more than this. */
const captchaPolicies = ({ captcha }) =>
  captcha
    ? ['captcha', ...listOf(captcha.policies).filter((name) => typeof name === 'string' && /^[\w#=/@.%-]+$/.test(name))]
    : []

const isPath = (address) => /^\/(?!\/)/.test(address)

/** The first field of config.json whose address no policy can name, or null. Such a host is never allowed. */
export const unusableAddress = (config) => {
  const found = Object.entries(addressesOf(config)).find(
    ([, address]) => address !== undefined && !isPath(address) && !originOf(address),
  )
  return found?.[0] ?? (captchaHosts(config).includes(null) ? 'captcha.origins' : null)
}

/** Content-Security-Policy of one build under one configuration. */
export const contentSecurityPolicy = ({ shell, config = {}, demo = false }) => {
  const of = Object.fromEntries(Object.entries(addressesOf(config)).map(([field, value]) => [field, originOf(value)]))
  const { gatewayUrl, multisiteConfigUrl, flagsUrl, 'captcha.provider': provider, chatUrl: chat, chatSocketUrl } = of
  const captcha = [provider, captchaHosts(config)].flat()
  const gateways = [gatewayUrl, multisiteConfigUrl]
  // Where nothing else is said the chat's socket is the gateway's; http: does not stand for ws: in a policy.
  const socket = config.chatSocketUrl === undefined ? gatewayUrl?.replace(/^http/, 'ws') : chatSocketUrl
  const directives = {
    'default-src': "'self'",
    'script-src': join_("'self'", shell.scripts, captchaScripts(config), chat),
    'style-src': join_("'self'", shell.styles),
    'img-src': join_("'self'", 'data:', gateways),
    'connect-src': join_("'self'", gateways, flagsUrl, captcha, chat, socket, config.firebase && FIREBASE),
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
 * How long a file may be kept, and that nobody changes it on its way (RFC 9111, 5.2.2.6): proxies of mobile networks
 * rewrite documents and scripts, and a rewritten one no longer has the hash that the policy names.
 */
export const CACHE_RULES = {
  checked: 'no-cache, no-transform',
  immutable: 'public, max-age=31536000, immutable, no-transform',
}

/** All headers of a document. */
export const securityHeaders = (options) => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** Where the login may be shown: it is painted before anything is asked for (src/boot/boot.ts). */
export const LOGIN_ADDRESSES = ['/', '/login']

/** Asks for the first files beside the document, not behind it: their tags stand near the end. */
export const entryHeader = ({ entries = [] }) =>
  entries.length > 0 ? { Link: entries.map((entry) => `<${entry}>; rel=preload; as=script`).join(', ') } : {}

/** Headers of the document at one address, beside the security headers; none for a file. */
export const documentHeaders = (shell, pathname) =>
  LOGIN_ADDRESSES.includes(pathname) || /\.[^/]*$/.test(pathname) ? {} : entryHeader(shell)

/** Headers of what another server answers under the portal's origin: opened as a page, it runs nothing. */
export const proxiedHeaders = { 'Content-Security-Policy': 'sandbox', 'X-Content-Type-Options': 'nosniff' }

/** Hashes of the inline texts and the addresses of the first files, as the build wrote them. */
export const readShell = (dir) => JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8'))
