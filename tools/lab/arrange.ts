import { emulatedMenuConfig } from '#flags/menu/emulated-menu-config.ts'
import { emulatedCampus } from '#gateway/campus/campus-config.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { applyState, resetState } from './apply-state.ts'
import { followOverrides } from './follow-overrides.ts'
import { knownTo } from './known.ts'
import { noteRefusal } from './refusal.ts'
import { enterAs } from './simulated/signed-in.ts'
import { labTextOf, readLabLink } from './state/lab-link.ts'
import type { LabState } from './state/lab-state.ts'
import { appliedLink, rememberLink } from './tab-memory.ts'

/** Applies a state. @returns whether another account is signed in than at the start of the page */
const setUp = (state: LabState, controls: Controls | null, text: string): boolean => {
  const isNew = appliedLink() !== text
  if (isNew) applyState(state, controls, `?lab=${text}`)
  if (!(isNew || !readSession())) return false
  if (controls) enterAs(controls, state)
  return state.persona !== undefined
}

/**
 * Applies the link in this address before anything is rendered or requested. Runs once for each tab, so that a reload
 * keeps later changes. A persona that has signed out is signed in again. An invalid link changes nothing.
 * @returns whether the page must reload, because another account is signed in and this page has started as the login
 */
export const arrangeLab = (controls: Controls | null): boolean => {
  followOverrides()
  const text = labTextOf(window.location.search)
  if (text === null) return false
  const { state, problem } = readLabLink(text, knownTo(controls))
  if (problem) {
    noteRefusal(problem)
    return false
  }
  const isNewPerson = setUp(state, controls, text)
  return rememberLink(text) && isNewPerson && window.portalBoot?.screen === 'login'
}

/** Applies the link with a real gateway. When the lab is off, ends the emulation of this tab. */
export const arrangeStaging = (isOn: boolean): void => {
  if (isOn) arrangeLab(null)
  else if (emulatedCampus() !== null || emulatedMenuConfig() !== undefined) resetState(null)
}
