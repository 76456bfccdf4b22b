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

/** @returns whether somebody else is signed in than when the page began */
const setUp = (state: LabState, controls: Controls | null, text: string): boolean => {
  const isNew = appliedLink() !== text
  if (isNew) applyState(state, controls, `?lab=${text}`)
  if (!(isNew || !readSession())) return false
  if (controls) enterAs(controls, state)
  return state.persona !== undefined
}

/**
 * Sets up what the link of this address says, before anything is rendered or asked; once a tab, so that a reload keeps
 * what was changed since. A person who has left is signed in again. A link that is refused changes nothing.
 * @returns whether the page must begin again: somebody else is signed in now, and this page has begun as the login
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

/** The same over a real gateway; where the lab is switched off, what a tab still emulates ends. */
export const arrangeStaging = (isOn: boolean): void => {
  if (isOn) arrangeLab(null)
  else if (emulatedCampus() !== null || emulatedMenuConfig() !== undefined) resetState(null)
}
