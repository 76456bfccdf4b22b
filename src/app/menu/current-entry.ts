import type { MenuEntry } from '#flags/menu/menu.ts'

const isInside = (route: string, path: string): boolean => path === route || path.startsWith(`${route}/`)

/**
 * The one entry that is the current page: the longest route that the path stands in. KHP and SKPI share a route;
 * the first one in the menu is current, never both (readings, 5).
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
