import { deriveMenu, type MenuEntry } from '#flags/menu/menu.ts'
import { DEFAULT_VARIANT } from '#flags/table/campus-list.ts'
import type { Layers } from '#flags/table/layers.ts'
import { resolveFlag } from '#flags/table/resolve-flag.ts'

/** Returns the menu derived from layers. Pure. */
export const menuOf = (layers: Layers): readonly MenuEntry[] =>
  deriveMenu((id) => resolveFlag(`menu.${id}`, layers)?.value === true)

const idsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

/** Returns the ids of everything that a menu shows, including groups. */
export const shownIds = (layers: Layers): ReadonlySet<string> => new Set(idsOf(menuOf(layers)))

/** Returns the variant whose file is in the layers; `default` when there is none. */
export const variantOf = ({ campus }: Layers): string => {
  const value = campus.get('campus.variant')?.value
  return typeof value === 'string' ? value : DEFAULT_VARIANT
}
