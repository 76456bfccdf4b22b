import { campusStore } from '../campus/campus-store.ts'
import { localStore } from '../storage/browser-storage.ts'

const COLOR_MODE = 'color_mode'
/** Storage key of the user's choice on this device; it overrides the campus. */
const CHOICE = 'color_choice'
const BRAND_COLOUR = 'brand_colour'
const DARK = '(prefers-color-scheme: dark)'
const HEX = /^#[0-9a-f]{6}$/i

const root = () => document.documentElement

export const COLOR_CHOICES = ['light', 'dark', 'system'] as const
export type ColorChoice = (typeof COLOR_CHOICES)[number]

/**
 * Returns the effective choice: the user's, otherwise the campus's (section 1, color_mode); unknown values follow the
 * system.
 */
export const colorChoice = (): ColorChoice => {
  const wanted = localStore.get(CHOICE) ?? campusStore.get(COLOR_MODE)
  return wanted === 'light' || wanted === 'dark' ? wanted : 'system'
}

/**
 * Applies the light or dark mode chosen by the user or the campus. The boot script calls it before the first paint, the
 * stages when the settings arrive.
 */
export const applyColorMode = (): void => {
  const mode = colorChoice()
  const dark = mode === 'dark' || (mode === 'system' && window.matchMedia(DARK).matches)
  root().dataset['colorMode'] = dark ? 'dark' : 'light'
}

/** Returns whether the page is dark now. */
export const isDark = (): boolean => root().dataset['colorMode'] === 'dark'

/** Stores and applies the user's choice, on this device until the logout. */
export const chooseColor = (choice: ColorChoice): void => {
  localStore.set(CHOICE, choice)
  applyColorMode()
}

/** Follows the system mode unless a mode was chosen. @returns an unsubscribe function */
export const followSystemMode = (): (() => void) => {
  const system = window.matchMedia(DARK)
  system.addEventListener('change', applyColorMode)
  return () => system.removeEventListener('change', applyColorMode)
}

/** Applies the stored colour, from which tokens.css derives all others; a value that is not #rrggbb is ignored. */
export const applyBrandColour = (): void => {
  const colour = campusStore.get(BRAND_COLOUR) ?? ''
  if (HEX.test(colour)) root().style.setProperty('--campus', colour)
  else root().style.removeProperty('--campus')
}

/**
 * Stores a colour for the next first paint and applies it.
 * @param colour #rrggbb; anything else restores the portal's own colour
 */
export const setBrandColour = (colour: string): void => {
  if (HEX.test(colour)) campusStore.set(BRAND_COLOUR, colour)
  else campusStore.remove(BRAND_COLOUR)
  applyBrandColour()
}

/** Deletes the stored colour; the colour on the screen stays. */
export const forgetBrandColour = (): void => campusStore.remove(BRAND_COLOUR)
