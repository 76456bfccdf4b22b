import type { MenuEntry } from '#flags/menu/menu.ts'

const isInside = (route: string, path: string): boolean => path === route || path.startsWith(`${route}/`)

/**
 * Returns the single entry for the current page: the longest route that matches the path. KHP and SKPI share a route;
 * only the first one in the menu is current (readings, 5).
 */
export const currentEntry = (entries: readonly MenuEntry[], path: string): string | null => {
  const leaves = entries.flatMap((entry) => entry.children ?? [entry])
  return (
    leaves.reduce<{ id: string; length: number } | null>((best, { id, route }) => {
      if (!route || !isInside(route, path) || route.length <= (best?.length ?? 0)) return best
      return { id, length: route.length }
    }, null)?.id ?? null
  )
}
