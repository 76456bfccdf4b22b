const ROOM = '--float'
/** A round button of 48 px and the gap above it. */
const ROOM_PX = 64

let floating = 0

/**
 * A ref for what floats in the corner: below the page, and where the browser scrolls to, there is room for it (base.css).
 * @returns the undo
 */
export const floats = (node: HTMLElement | null): (() => void) | undefined => {
  if (!node) return undefined
  const { style } = document.documentElement
  floating += 1
  style.setProperty(ROOM, `${ROOM_PX}px`)
  return () => {
    floating -= 1
    if (floating === 0) style.removeProperty(ROOM)
  }
}
