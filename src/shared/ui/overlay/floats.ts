const ROOM = '--float'
/** Height of a round button, 48 px, and the gap above it. */
const ROOM_PX = 64

let floating = 0

/**
 * Ref for a floating element in the corner: reserves space for it below the page, and for scrolling into view
 * (base.css).
 * @returns a cleanup function
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
