import { type Inspection, inspectFlag } from '#flags/inspect.ts'
import type { MenuId } from '#flags/table/flag-types.ts'
import type { Layers } from '#flags/table/layers.ts'
import type { TraceStep } from '#flags/table/resolve-flag.ts'
import { menuOf, shownIds } from './menu-of.ts'
import { entryOfFlag, groupOf } from './whole-menu.ts'

/** Outcome of a layer's opinion. */
export type Fate = 'decided' | 'outvoted' | 'clamped' | 'silent'

/** Reason why the menu shows or hides an entry, beyond the value of its own flag. */
export type Because = 'on' | 'on-in-group' | 'off' | 'group-off' | 'both-off' | 'group-shown' | 'group-empty'

export interface ExplainedStep extends TraceStep {
  readonly fate: Fate
}

/** Effect of an entry's flag on the menu. */
export interface MenuVerdict {
  readonly id: MenuId
  readonly isGroup: boolean
  readonly shown: boolean
  readonly because: Because
  /** The group that contains the entry. */
  readonly group: MenuId | null
  /** Current children of a shown group. */
  readonly children: readonly MenuId[]
}

/** Explanation of a flag's value. */
export interface Explanation extends Omit<Inspection, 'steps'> {
  readonly steps: readonly ExplainedStep[]
  /** null for a flag without a menu entry. */
  readonly menu: MenuVerdict | null
}

const fateOf = ({ opinion, decided, clamped }: TraceStep): Fate => {
  if (decided) return 'decided'
  if (clamped) return 'clamped'
  return opinion === null ? 'silent' : 'outvoted'
}

const isOn = (id: MenuId, layers: Layers): boolean => inspectFlag(`menu.${id}`, layers)?.value === true

const groupBecause = (id: MenuId, layers: Layers, shown: boolean): Because => {
  if (shown) return 'group-shown'
  return isOn(id, layers) ? 'group-empty' : 'off'
}

const becauseOf = (id: MenuId, layers: Layers): Because => {
  const on = isOn(id, layers)
  const group = groupOf(id)
  if (!group) return on ? 'on' : 'off'
  if (isOn(group.id, layers)) return on ? 'on-in-group' : 'off'
  return on ? 'group-off' : 'both-off'
}

/** Returns the effect on the menu; null for a key without a menu entry. */
const verdictOf = (key: string, layers: Layers): MenuVerdict | null => {
  const entry = entryOfFlag(key)
  if (!entry) return null
  const { id } = entry
  const isGroup = entry.children !== undefined
  const shown = shownIds(layers).has(id)
  return {
    id,
    isGroup,
    shown,
    because: isGroup ? groupBecause(id, layers, shown) : becauseOf(id, layers),
    group: groupOf(id)?.id ?? null,
    children:
      menuOf(layers)
        .find((one) => one.id === id)
        ?.children?.map((child) => child.id) ?? [],
  }
}

/**
 * Explains the value of a flag, layer by layer, weakest first; for a menu entry also the effect of its group.
 * @returns undefined for a key that the manifest does not have
 */
export const explainFlag = (key: string, layers: Layers): Explanation | undefined => {
  const inspection = inspectFlag(key, layers)
  if (!inspection) return undefined
  return {
    ...inspection,
    steps: inspection.steps.map((step) => ({ ...step, fate: fateOf(step) })),
    menu: verdictOf(key, layers),
  }
}
