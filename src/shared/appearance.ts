import { campusStore } from './storage/campus-store.ts'

const COLOR_MODE = 'color_mode'
const BRAND_COLOUR = 'brand_colour'
const DARK = '(prefers-color-scheme: dark)'
const HEX = /^#[0-9a-f]{6}$/i

const root = () => document.documentElement

/**
 * Light or dark by the stored color_mode; unknown follows the system (section 1, color_mode).
 * The boot script calls it before the first paint, the stages when the settings arrive.
 */
export const applyColorMode = (): void => {
  const mode = campusStore.get(COLOR_MODE)
  const dark = mode === 'dark' || (mode !== 'light' && window.matchMedia(DARK).matches)
  root().dataset['colorMode'] = dark ? 'dark' : 'light'
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
