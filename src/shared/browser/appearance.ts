import { campusStore } from '../campus/campus-store.ts'
import { localStore } from '../storage/browser-storage.ts'

const COLOR_MODE = 'color_mode'
/** What the person chose on this device; it wins over the campus. */
const CHOICE = 'color_choice'
const BRAND_COLOUR = 'brand_colour'
const DARK = '(prefers-color-scheme: dark)'
const HEX = /^#[0-9a-f]{6}$/i

const root = () => document.documentElement

/** Light, dark, or as the device is. */
export const COLOR_CHOICES = ['light', 'dark', 'system'] as const
export type ColorChoice = (typeof COLOR_CHOICES)[number]

/** What decides now: the person, else the campus (section 1, color_mode); unknown follows the system. */
export const colorChoice = (): ColorChoice => {
  const wanted = localStore.get(CHOICE) ?? campusStore.get(COLOR_MODE)
  return wanted === 'light' || wanted === 'dark' ? wanted : 'system'
}

/**
 * Light or dark as was chosen by the person or the campus.
 * The boot script calls it before the first paint, the stages when the settings arrive.
 */
export const applyColorMode = (): void => {
  const mode = colorChoice()
  const dark = mode === 'dark' || (mode === 'system' && window.matchMedia(DARK).matches)
  root().dataset['colorMode'] = dark ? 'dark' : 'light'
}

/** The person chooses, for this device until the logout. */
export const chooseColor = (choice: ColorChoice): void => {
  localStore.set(CHOICE, choice)
  applyColorMode()
}

/** Follows the system while nobody has chosen a mode. @returns the undo */
export const followSystemMode = (): (() => void) => {
  const system = window.matchMedia(DARK)
  system.addEventListener('change', applyColorMode)
  return () => system.removeEventListener('change', applyColorMode)
}

/** Shows the stored colour, from which tokens.css derives every other; a value that is no #rrggbb is ignored. */
export const applyBrandColour = (): void => {
  const colour = campusStore.get(BRAND_COLOUR) ?? ''
  if (HEX.test(colour)) root().style.setProperty('--campus', colour)
  else root().style.removeProperty('--campus')
}

/**
 * Keeps a colour for the next first paint and shows it.
 * @param colour #rrggbb; anything else gives back the portal's own colour
 */
export const setBrandColour = (colour: string): void => {
  if (HEX.test(colour)) campusStore.set(BRAND_COLOUR, colour)
  else campusStore.remove(BRAND_COLOUR)
  applyBrandColour()
}

/** Forgets the kept colour; what is on the screen stays. */
export const forgetBrandColour = (): void => campusStore.remove(BRAND_COLOUR)
