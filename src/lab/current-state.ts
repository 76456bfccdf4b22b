import { emulatedMenuConfig } from '#flags/emulated-menu-config.ts'
import { isFlagKey } from '#flags/is-flag-value.ts'
import { overrideLayer } from '#flags/overrides.ts'
import { readSession } from '#gateway/session/token-store.ts'
import { isRecord } from '#shared/is-record.ts'
import { campusOf } from './emulate.ts'
import type { LabHost } from './panel.ts'
import type { LabState } from './state/lab-state.ts'

const flagsNow = (): NonNullable<LabState['flags']> =>
  Object.fromEntries([...overrideLayer()].filter(([key]) => isFlagKey(key)).map(([key, { value }]) => [key, value]))

const menuNow = ({ controls }: LabHost): unknown => (controls ? controls.menuConfig() : emulatedMenuConfig())

/** What is set up in this tab now: what differs from the beginning, and who is signed in at which moment. */
export const currentState = (host: LabHost): LabState => {
  const { controls } = host
  const flags = flagsNow()
  const menuConfig = menuNow(host)
  const session = readSession()
  const persona = session && controls?.personaOf(session.refreshToken)
  const campus = campusOf(host) ?? (controls ? 'default' : null)
  return {
    ...(campus !== null && { campus }),
    ...(Object.keys(flags).length > 0 && { flags }),
    ...((isRecord(menuConfig) && Object.keys(menuConfig).length > 0) || Array.isArray(menuConfig)
      ? { menuConfig: JSON.parse(JSON.stringify(menuConfig)) as NonNullable<LabState['menuConfig']> }
      : {}),
    ...(persona ? { persona } : {}),
    ...(controls && { clock: controls.now() }),
    ...(controls && controls.faults().length > 0 && { faults: controls.faults() }),
  }
}
