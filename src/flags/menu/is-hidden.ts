import { MENU_ROUTES, type MenuEntry } from './menu.ts'

const isInside = (path: string, route: string | null): boolean =>
  route !== null && (path === route || path.startsWith(`${route}/`))

/** Returns whether any menu can contain a screen. */
export const belongsToMenu = (path: string): boolean => MENU_ROUTES.some((route) => isInside(path, route))

/**
 * Returns whether the menu of a campus hides the screen at a path (readings, 6). A screen that no menu can contain is
 * never hidden.
 * @param menu result of useMenu
 */
export const isHiddenScreen = (menu: readonly MenuEntry[], path: string): boolean =>
  belongsToMenu(path) &&
  !menu.some(
    ({ route, children = [] }) => isInside(path, route) || children.some((child) => isInside(path, child.route)),
  )
