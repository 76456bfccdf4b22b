import { deriveMenu, type MenuEntry } from '#flags/menu/menu.ts'
import { DEFAULT_VARIANT } from '#flags/table/campus-list.ts'
import type { Layers } from '#flags/table/layers.ts'
import { resolveFlag } from '#flags/table/resolve-flag.ts'

/** The menu that follows from layers, whoever they belong to; pure. */
export const menuOf = (layers: Layers): readonly MenuEntry[] =>
  deriveMenu((id) => resolveFlag(`menu.${id}`, layers)?.value === true)

const idsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

/** Ids of everything that a menu shows, groups included. */
export const shownIds = (layers: Layers): ReadonlySet<string> => new Set(idsOf(menuOf(layers)))

/** The variant whose file the layers hold; `default` where there is none. */
export const variantOf = ({ campus }: Layers): string => {
  const value = campus.get('campus.variant')?.value
  return typeof value === 'string' ? value : DEFAULT_VARIANT
}
