import { MENU_ROWS, SHOWN } from './menu-rows.ts'
import spec from './spec/menu.json' with { type: 'json' }

type MenuLanguage = 'labelId' | 'labelEn'

const rowOf = new Map(MENU_ROWS.map((row) => [row.id, row]))
/** Labels that differ from those that the specification assumes: /surat has one name everywhere (docs/glossary.md). */
const OWN: Readonly<Record<string, string>> = { 'Surat Menyurat': 'Surat' }
/** Returns a label in sentence case: the portal uses the specification's labels, but not their capitals. */
const inSentenceCase = (label: string): string =>
  OWN[label] ?? label.replace(/(?<= )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
export const labelOf = (id: string, language: MenuLanguage): string => inSentenceCase(rowOf.get(id)?.[language] ?? id)

/** Returns the menu as indented lines: the visible leaves that tests/spec/menu.json expects, and our added entries. */
export const expectedMenu = (ofSpec: readonly string[], language: MenuLanguage): string[] => {
  const visible = [...ofSpec, ...SHOWN]
  return MENU_ROWS.filter((row) => row.parent === null)
    .toSorted((a, b) => a.order - b.order)
    .flatMap((top) => {
      const children = MENU_ROWS.filter((row) => row.parent === top.id && visible.includes(row.id))
      if (visible.includes(top.id)) return [labelOf(top.id, language)]
      if (children.length === 0) return []
      if (children.length === 1) return children.map(({ id }) => labelOf(id, language)) // a group of one is shown without a toggle
      const lines = children.sort((a, b) => a.order - b.order).map(({ id }) => `  ${labelOf(id, language)}`)
      return [labelOf(top.id, language), ...lines]
    })
}

/** Returns a menu list as such lines. Also runs in a browser page, so it uses only its arguments. */
export const menuLines = (list: Element): string[] =>
  [...list.children].flatMap((item) => {
    const group = item.querySelector('summary')
    const text = (node: Element | null) => node?.textContent.trim() ?? ''
    if (!group) return [text(item)]
    return [text(group), ...[...item.querySelectorAll('ul a, ul button')].map((link) => `  ${text(link)}`)]
  })

/**
 * Inverts the entries of a campus, as a server's answer and as the resulting visible entries; absent ones stay absent.
 */
export const turnedRound = ({ visible, absent }: { visible: readonly string[]; absent: readonly string[] }) => {
  const leaves = spec.rows.filter((row) => row.route !== null)
  const menuConfig = Object.fromEntries(
    leaves.map(({ id, menuConfigKey }) => [menuConfigKey, String(!visible.includes(id))]),
  )
  const turned = leaves.map(({ id }) => id).filter((id) => !visible.includes(id) && !absent.includes(id))
  return { menuConfig, turned }
}
