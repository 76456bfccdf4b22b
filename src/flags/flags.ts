import { table } from 'virtual:flag-table'
import { type EvaluationContext, type EventDetails, OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import { CARRIES_LAB } from '#shared/browser/environment.ts'
import { campus, changes, menuWait, store } from './flag-state.ts'
import { emulatedMenuConfig } from './menu/emulated-menu-config.ts'
import { keepMenuConfig, readKeptMenuConfig } from './menu/kept-menu-config.ts'
import { type MenuConfig, normaliseMenuConfig } from './menu/menu-config.ts'
import { createFlagProvider, PROVIDER_NAME } from './provider.ts'
import type { FlagKey, FlagValue } from './table/flag-types.ts'
import { isFlagValue } from './table/is-flag-value.ts'
import { type Layer, NO_OPINIONS, type Opinion } from './table/layers.ts'
import { campusLayer, knownCampus } from './table/table-layers.ts'

let serviceUrl: string | undefined
let closeService: (() => void) | undefined

const provider = createFlagProvider(store, (unik) => setCampus(unik))

const menuOpinions = ({ values, serverKeys }: MenuConfig, kept: boolean): [string, Opinion][] =>
  Object.entries(values).map(([flag, value]) => [
    flag,
    { value, source: serverKeys[flag] ?? '', ...(kept && { kept }) },
  ])

/** Ready is emitted before the client uses the new provider, so listeners read one microtask later. */
const noteProvider = (): void => queueMicrotask(() => changes.emit(undefined))

/** The store notifies about changes of our own provider. */
const noteForeign = (details?: EventDetails): void => {
  if (details?.providerName !== PROVIDER_NAME) noteProvider()
}

OpenFeature.addHandler(ProviderEvents.Ready, noteProvider)
for (const event of [ProviderEvents.ConfigurationChanged, ProviderEvents.ContextChanged, ProviderEvents.Error])
  OpenFeature.addHandler(event, noteForeign)

let connections = 0

/** Keeps one connection per context; of two concurrent attempts the later one wins. */
const connect = async (): Promise<void> => {
  connections += 1
  const own = connections
  closeService?.()
  closeService = undefined
  if (serviceUrl === undefined) return
  const { connectFlagService } = await import('./ofrep.ts')
  if (own !== connections) return
  closeService = connectFlagService(serviceUrl, OpenFeature.getContext(), (service) => store.apply({ service }))
}

const reconnect = (): void => {
  connect().catch(() => undefined) // on failure the values of this page remain
}

/** Adds context for providers that decide by themselves; names as in scripts/flags-export.ts. */
const addContext = (context: EvaluationContext): void => {
  void OpenFeature.setContext({ ...OpenFeature.getContext(), ...context })
}

/** Returns the server's values by menu entry. */
const byEntry = ({ values }: MenuConfig): Record<string, boolean> =>
  Object.fromEntries(Object.entries(values).map(([flag, value]) => [flag.replace('menu.', ''), value]))

const layerOf = (values: Readonly<Record<string, unknown>>, source: string): Layer =>
  new Map(
    Object.entries(values).flatMap(([key, value]): [string, Opinion][] =>
      typeof value === 'boolean' ? [[key, { value, source }]] : [],
    ),
  )

/** Registers the provider with OpenFeature. Before it, and without a campus, every flag has its default. */
export const startFlags = (): void => {
  OpenFeature.setProvider(provider)
}

/**
 * Chooses the variant by the campus id (section 1); unknown or missing means the default variant. The cached menu
 * configuration of an earlier visit applies at once; without one the menu waits for setMenuConfig, 2 s at most. Setting
 * the same campus again changes nothing. Campus settings and overrides stay.
 */
export const setCampus = (unik: unknown): void => {
  const wanted = knownCampus(table, unik) ?? (typeof unik === 'string' ? unik.trim() : '')
  if (wanted === campus.get()) return
  campus.set(wanted)
  const kept = readKeptMenuConfig(wanted)
  menuWait.begin()
  if (kept !== undefined) menuWait.settle()
  const config = normaliseMenuConfig(kept, table)
  store.apply({
    campus: campusLayer(table, wanted),
    service: NO_OPINIONS,
    server: new Map(menuOpinions(config, true)),
  })
  addContext({ campus: wanted, targetingKey: wanted, menu_config: byEntry(config), saldo: null })
  reconnect()
}

/** Sets role and interface language for flag services. None of our own values depends on them. */
export const setFlagContext = (context: { role?: string; language?: string }): void => {
  addContext(context)
  reconnect()
}

/**
 * Applies the server's raw menu configuration (section 2; readings, 3) and caches it for the next visit. A response
 * that is neither object nor list is ignored: the previous values stay, and the menu stops waiting.
 * @returns the parsed configuration, so that the caller can report unmapped keys and invalid values
 */
export const setMenuConfig = (raw: unknown): MenuConfig => {
  const config = normaliseMenuConfig(CARRIES_LAB ? (emulatedMenuConfig() ?? raw) : raw, table)
  menuWait.settle()
  if ((typeof raw !== 'object' || raw === null) && !(CARRIES_LAB && emulatedMenuConfig())) {
    changes.emit(undefined)
    return config
  }
  const saldo = store.layer('server').get('saldo')
  keepMenuConfig(campus.get() ?? '', config)
  store.apply({ server: new Map([...menuOpinions(config, false), ...(saldo ? [['saldo', saldo] as const] : [])]) })
  addContext({ menu_config: byEntry(config) })
  return config
}

/**
 * Applies campus settings that switch something: enable_localization and enable_chat, parsed by the caller (section 1).
 */
export const setCampusSettings = (settings: { localization?: boolean; chat?: boolean }): void => {
  store.apply({ settings: layerOf(settings, 'campus settings') })
  addContext({ settings })
}

/** Applies flags that the configuration of a deployment sets (readings, 34). */
export const setRuntimeFlags = (runtime: { 'assumed-writes'?: boolean }): void => {
  store.apply({ runtime: layerOf(runtime, 'config.json') })
  addContext({ runtime })
}

/** Applies the balance switch of the server: on unless the value is the string 'false' (section 6; readings, 8). */
export const setSaldo = (value: unknown): void => {
  const saldo = value !== 'false'
  const opinion: Opinion = { value: saldo, source: 'server configuration' }
  store.apply({ server: new Map(store.layer('server')).set('saldo', opinion) })
  addContext({ saldo: String(saldo) })
}

/** Connects to a flag service, or disconnects (undefined). Local values apply until it responds. */
export const setFlagService = (url: string | undefined): void => {
  if (url === serviceUrl) return
  serviceUrl = url
  if (store.layer('service').size > 0) store.apply({ service: NO_OPINIONS })
  reconnect()
}

/**
 * QA only: overrides a flag against every other layer, `absent` included.
 * @param value undefined removes the override
 * @param source origin of the override, for the trace
 * @returns false when the value does not have the type of the flag; then nothing changes
 */
export const setOverride = <Key extends FlagKey>(
  key: Key,
  value: FlagValue<Key> | undefined,
  source = 'lab',
): boolean => {
  const override = new Map(store.layer('override'))
  if (value === undefined) override.delete(key)
  else if (isFlagValue(key, value)) override.set(key, { value, source })
  else return false
  store.apply({ override })
  return true
}

export const clearOverrides = (): void => store.apply({ override: NO_OPINIONS })

/** Subscribes to changes of flags, provider and menu state, without React. @returns an unsubscribe function */
export const subscribeFlags = (listener: () => void): (() => void) => changes.subscribe(listener)
