// The security headers that ship with a build (trust.md, 17). Hosts come from config.json, hashes from the build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const originOf = (address) => (/^(https?|wss?):\/\//.test(address ?? '') ? new URL(address).origin : null)
const join_ = (...parts) => [...new Set(parts.flat().filter(Boolean))].join(' ')

/** Content-Security-Policy of one build under one configuration. */
export const contentSecurityPolicy = ({ shell, config = {}, demo = false }) => {
  const gateways = [config.gatewayUrl, config.multisiteConfigUrl].map(originOf)
  const captcha = originOf(config.captcha?.provider)
  const chat = originOf(config.chatUrl)
  const directives = {
    'default-src': "'self'",
    'script-src': join_("'self'", shell.scripts, captcha, chat),
    'style-src': join_("'self'", shell.styles),
    'img-src': join_("'self'", 'data:', gateways),
    'connect-src': join_("'self'", gateways, originOf(config.flagsUrl), captcha, chat, originOf(config.chatSocketUrl)),
    'frame-src': join_(captcha, chat) || "'none'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': join_('portal-worker', 'dompurify', demo && 'default'),
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** All headers of a document. */
export const securityHeaders = (options) => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** Hashes of the two inline texts, as the build wrote them. */
export const readShell = (dir) => JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8'))
