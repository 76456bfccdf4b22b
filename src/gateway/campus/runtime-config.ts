import type { CaptchaSettings } from '#shared/captcha/captcha-answer.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { isReportAddress } from '#shared/text/report-address.ts'

/** Settings of one deployment in /config.json. One production build serves every campus and environment. */
export interface RuntimeConfig {
  gatewayUrl: string
  multisiteConfigUrl: string
  nodeId?: string
  siteId?: string
  flagsUrl?: string
  firebase?: Record<string, string>
  captcha?: CaptchaSettings
  /** The campus's own login server: address of its sign-in page, and the portal's client id there. */
  externalLogin?: { authorizeUrl: string; clientId: string }
  chatUrl?: string
  chatSocketUrl?: string
  /** Receiver of operational reports (ADR 37); without it nothing is reported. */
  reportUrl?: string
  /** Share of page loads that report, from 0 to 1; a tenth when absent. */
  reportShare?: number
  assumedWrites?: boolean
  lab?: boolean
}

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string'
const isVersion: Check = (value) => isText(value) || typeof value === 'number'
const isFlag: Check = (value) => typeof value === 'boolean'
const isAddress: Check = (value) => typeof value === 'string' && /^(https?:\/\/|\/)/.test(value)
const isSocket: Check = (value) => typeof value === 'string' && /^(wss?:\/\/|\/)/.test(value)
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

// Validated by hand, not with zod: this code is in the first load of both stages and checks only a dozen fields.
type Field = readonly [path: string, check: Check, expected: string]
const FIELDS: readonly Field[] = [
  ['gatewayUrl', isAddress, 'http(s) address or path'],
  ['multisiteConfigUrl', isAddress, 'http(s) address or path'],
  ['nodeId', optional(isText), 'text'],
  ['siteId', optional(isText), 'text'],
  ['flagsUrl', optional(isAddress), 'http(s) address or path'],
  ['firebase', optional(isRecord), 'object'],
  ['captcha', optional(isRecord), 'object'],
  ['captcha.provider', isAddress, 'http(s) address or path'],
  ['captcha.siteKey', isText, 'text'],
  ['captcha.version', optional(isVersion), 'text or number'],
  ['externalLogin', optional(isRecord), 'object'],
  ['externalLogin.authorizeUrl', isAddress, 'http(s) address or path'],
  ['externalLogin.clientId', isText, 'text'],
  ['chatUrl', optional(isAddress), 'http(s) address or path'],
  ['chatSocketUrl', optional(isSocket), 'ws(s) address or path'],
  ['reportUrl', optional(isReportAddress), 'https address or path'],
  ['reportShare', optional(isShare), 'number from 0 to 1'],
  ['assumedWrites', optional(isFlag), 'true or false'],
  ['lab', optional(isFlag), 'true or false'],
]

/** Returns whether a field is valid. Fields of an absent object count as valid. */
const holds = (config: Record<string, unknown>, path: string, check: Check): boolean => {
  const [parent = '', child] = path.split('.')
  if (child === undefined) return check(config[parent])
  const inner = config[parent]
  return inner === undefined || (isRecord(inner) && check(inner[child]))
}

/** Returns the first invalid field with its expected value, or null. */
const problemOf = (value: unknown): string | null => {
  if (!isRecord(value)) return 'config.json: expected an object'
  const firebase = isRecord(value['firebase']) ? Object.keys(value['firebase']) : []
  const fields = [...FIELDS, ...firebase.map((key): Field => [`firebase.${key}`, isText, 'text'])]
  const found = fields.find(([path, check]) => !holds(value, path, check))
  return found ? `${found[0]}: expected ${found[2]}` : null
}

const isRuntimeConfig = (value: unknown): value is RuntimeConfig => problemOf(value) === null

const STORED = 'config'
const ADDRESS = '/config.json'

let current: RuntimeConfig | null = null

/** Error of an unusable /config.json: missing, not JSON, or with an invalid field. */
export class RuntimeConfigError extends Error {
  override name = 'RuntimeConfigError'
}

/**
 * Validates a configuration.
 * @throws RuntimeConfigError naming the first wrong field
 */
export const parseRuntimeConfig = (value: unknown): RuntimeConfig => {
  if (isRuntimeConfig(value)) return value
  throw new RuntimeConfigError(problemOf(value) ?? 'invalid')
}

/** Returns the configuration of this page. @throws RuntimeConfigError when called before it was set, which is a bug */
export const runtimeConfig = (): RuntimeConfig => {
  if (!current) throw new RuntimeConfigError('not loaded')
  return current
}

/** Sets the configuration of this page without storing it (demo, tests). */
export const setRuntimeConfig = (config: RuntimeConfig): void => {
  current = config
}

const stored = (): RuntimeConfig | null => {
  const kept = readJson(localStore, STORED)
  return isRuntimeConfig(kept) ? kept : null
}

const download = async (early?: Promise<Response>): Promise<RuntimeConfig> => {
  const response = await (early ?? fetch(ADDRESS, { headers: { 'Cache-Control': 'no-cache' } }))
  if (!response.ok) throw new RuntimeConfigError(`HTTP ${response.status}`)
  const config = parseRuntimeConfig(JSON.parse(await response.text()))
  localStore.set(STORED, JSON.stringify(config))
  return config
}

/**
 * Loads /config.json. A stored copy is used at once while the file is fetched; a difference applies on the next load,
 * so that calls that started early never mix two configurations.
 * @param early the response that the boot script has already requested
 * @param onMoved called when the gateway address has changed: only a page reload gets headers that allow the new one
 * @throws RuntimeConfigError when there is no usable configuration at all
 */
export const loadRuntimeConfig = async (
  early?: Promise<Response>,
  onMoved: () => void = () => undefined,
): Promise<RuntimeConfig> => {
  const kept = stored()
  if (kept) {
    const look = (fresh: RuntimeConfig) => {
      if (fresh.gatewayUrl !== kept.gatewayUrl || fresh.multisiteConfigUrl !== kept.multisiteConfigUrl) onMoved()
    }
    download(early).then(look, () => undefined) // the stored copy is in use; the next load tries again
    current = kept
    return kept
  }
  try {
    current = await download(early)
    return current
  } catch (cause) {
    if (cause instanceof RuntimeConfigError) throw cause
    throw new RuntimeConfigError(cause instanceof Error ? cause.message : String(cause))
  }
}
