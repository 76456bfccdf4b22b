import { clearOverrides, setOverride } from '#flags/flags.ts'
import { setEmulatedMenuConfig } from '#flags/menu/emulated-menu-config.ts'
import { DEFAULT_VARIANT } from '#flags/table/campus-list.ts'
import { isFlagKey, isFlagValue } from '#flags/table/is-flag-value.ts'
import { forgetCampusConfig, setEmulatedCampus } from '#gateway/campus/campus-config.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import type { LabState } from './state/lab-state.ts'

/** Replaces all overrides: those that are not in the state are removed. */
const applyFlags = (flags: LabState['flags'], source: string): void => {
  if (!flags) return
  clearOverrides()
  for (const [key, value] of Object.entries(flags))
    if (isFlagKey(key) && isFlagValue(key, value)) setOverride(key, value, source)
}

const applyCampus = (campus: string | undefined, controls: Controls | null): void => {
  if (campus === undefined || campus === controls?.campus()) return
  if (controls) controls.setCampus(campus)
  else setEmulatedCampus(campus)
  forgetCampusConfig()
}

const applyMenu = (menuConfig: LabState['menuConfig'], controls: Controls | null): void => {
  if (menuConfig === undefined) return
  if (controls) controls.setMenuConfig(Array.isArray(menuConfig) ? { data: menuConfig } : menuConfig)
  else setEmulatedMenuConfig(menuConfig)
}

/** Resets everything that a state can contain, except person and moment. Sends no requests. */
export const resetState = (controls: Controls | null): void => {
  clearOverrides()
  forgetCampusConfig()
  if (controls) {
    controls.setCampus(DEFAULT_VARIANT)
    controls.setMenuConfig({})
    controls.setFaults([])
    controls.setLatencyMs(0)
  } else {
    setEmulatedCampus(null)
    setEmulatedMenuConfig(undefined)
  }
}

/**
 * Applies everything in a validated state except its persona. Sends no requests.
 * @param source origin of the overrides, for the explanation of a flag
 */
export const applyState = (state: LabState, controls: Controls | null, source: string): void => {
  applyCampus(state.campus, controls)
  applyMenu(state.menuConfig, controls)
  applyFlags(state.flags, source)
  if (state.clock !== undefined) controls?.jumpTo(state.clock)
  if (state.faults !== undefined) controls?.setFaults(state.faults)
  if (state.latencyMs !== undefined) controls?.setLatencyMs(state.latencyMs)
}
