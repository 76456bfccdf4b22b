import type { JsonValue } from '@openfeature/web-sdk'
import { emulatedMenuConfig } from '#flags/menu/emulated-menu-config.ts'
import { overrideLayer } from '#flags/overrides.ts'
import { DEFAULT_VARIANT } from '#flags/table/campus-list.ts'
import { isFlagKey } from '#flags/table/is-flag-value.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { campusOf } from './emulate.ts'
import type { LabHost } from './panel.ts'
import { chosenStudent } from './simulated/chosen-student.ts'
import type { LabState } from './state/lab-state.ts'

const flagsNow = (): NonNullable<LabState['flags']> =>
  Object.fromEntries([...overrideLayer()].filter(([key]) => isFlagKey(key)).map(([key, { value }]) => [key, value]))

/** Returns the emulated menu response; nothing when it is empty. */
const menuNow = ({ controls }: LabHost): Pick<LabState, 'menuConfig'> => {
  const answer = controls ? controls.menuConfig() : emulatedMenuConfig()
  const isEmpty = typeof answer !== 'object' || answer === null || Object.keys(answer).length === 0
  return isEmpty ? {} : { menuConfig: JSON.parse(JSON.stringify(answer)) as JsonValue }
}

const gatewayNow = (controls: Controls): LabState => {
  const session = readSession()
  const persona = session && controls.personaOf(session.refreshToken)
  const isStudent = controls.personaDetails().some((one) => one.persona === persona && one.mahasiswa !== null)
  const student = persona === null || isStudent ? null : chosenStudent()
  const faults = controls.faults().filter(({ times }) => times !== 0) // all others are used up
  const latencyMs = controls.latencyMs()
  return {
    ...(persona !== null && { persona }),
    ...(student !== null && { student }),
    clock: controls.now(),
    ...(faults.length > 0 && { faults }),
    ...(latencyMs > 0 && { latencyMs }),
  }
}

/** Returns the state of this tab: differences from the defaults, the signed-in persona and the moment. */
export const currentState = (host: LabHost): LabState => {
  const { controls } = host
  const flags = flagsNow()
  const campus = campusOf(host) ?? (controls ? DEFAULT_VARIANT : null)
  return {
    ...(campus !== null && { campus }),
    ...(Object.keys(flags).length > 0 && { flags }),
    ...menuNow(host),
    ...(controls && gatewayNow(controls)),
  }
}
