import * as z from 'zod/mini'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'

const address = z.string().check(z.regex(/^(https?:\/\/|\/)/, 'http(s) address or path'))
const optionalAddress = z.optional(address)

const RuntimeConfig = z.object({
  gatewayUrl: address,
  multisiteConfigUrl: address,
  nodeId: z.optional(z.string()),
  siteId: z.optional(z.string()),
  flagsUrl: optionalAddress,
  firebase: z.optional(z.record(z.string(), z.string())),
  captcha: z.optional(z.object({ provider: address, siteKey: z.string() })),
  chatUrl: optionalAddress,
  chatSocketUrl: z.optional(z.string()),
  assumedWrites: z.optional(z.boolean()),
  lab: z.optional(z.boolean()),
})

/** What one deployment sets in /config.json; one production build serves every campus and environment. */
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

const STORED = 'config'
const ADDRESS = '/config.json'

let current: RuntimeConfig | null = null

/** Why /config.json cannot be used: missing, not JSON, or which field is wrong. */
export class RuntimeConfigError extends Error {
  override name = 'RuntimeConfigError'
}

/**
 * Checks a configuration.
 * @throws RuntimeConfigError naming the first wrong field
 */
export const parseRuntimeConfig = (value: unknown): RuntimeConfig => {
  const result = RuntimeConfig.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new RuntimeConfigError(`${issue?.path.join('.') ?? '?'}: ${issue?.message ?? 'invalid'}`)
}

/** The configuration of this page. @throws when asked before it was set: a fault of ours, not of the person */
export const runtimeConfig = (): RuntimeConfig => {
  if (!current) throw new RuntimeConfigError('not loaded')
  return current
}

/** Sets the configuration of this page without storing it (demo, tests). */
export const setRuntimeConfig = (config: RuntimeConfig): void => {
  current = config
}

const stored = (): RuntimeConfig | null => {
  const result = RuntimeConfig.safeParse(readJson(localStore, STORED))
  return result.success ? result.data : null
}

const download = async (early?: Promise<Response>): Promise<RuntimeConfig> => {
  const response = await (early ?? fetch(ADDRESS, { headers: { 'Cache-Control': 'no-cache' } }))
  if (!response.ok) throw new RuntimeConfigError(`HTTP ${response.status}`)
  const config = parseRuntimeConfig(await response.json())
  localStore.set(STORED, JSON.stringify(config))
  return config
}

/**
 * Loads /config.json. A stored copy is used at once and the file is read beside it; a difference applies on
 * the next load, so that calls which started early never mix two configurations.
 * @param early the answer that the boot script has already asked for
 * @throws RuntimeConfigError when there is no usable configuration at all
 */
export const loadRuntimeConfig = async (early?: Promise<Response>): Promise<RuntimeConfig> => {
  const kept = stored()
  if (kept) {
    void download(early).catch(() => undefined) // the stored copy serves; the next load tries again
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
