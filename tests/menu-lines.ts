import { MENU_ROWS, SHOWN } from './menu-rows.ts'
import spec from './spec/menu.json' with { type: 'json' }

type MenuLanguage = 'labelId' | 'labelEn'

const rowOf = new Map(MENU_ROWS.map((row) => [row.id, row]))
/** Another label than the specification assumes: /surat has one name everywhere (docs/glossary.md). */
const OWN: Readonly<Record<string, string>> = { 'Surat Menyurat': 'Surat' }
/** A label as the portal writes it, in sentence case: the specification assumes the labels, and not their capitals. */
const inSentenceCase = (label: string): string =>
  OWN[label] ?? label.replace(/(?<= )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
/** Label of an entry as it is shown. */
export const labelOf = (id: string, language: MenuLanguage): string => inSentenceCase(rowOf.get(id)?.[language] ?? id)

/** The menu as indented lines: what tests/spec/menu.json expects of a set of visible leaves, and what we have added. */
export const expectedMenu = (ofSpec: readonly string[], language: MenuLanguage): string[] => {
  const visible = [...ofSpec, ...SHOWN]
  return MENU_ROWS.filter((row) => row.parent === null)
    .toSorted((a, b) => a.order - b.order)
    .flatMap((top) => {
      const children = MENU_ROWS.filter((row) => row.parent === top.id && visible.includes(row.id))
      if (visible.includes(top.id)) return [labelOf(top.id, language)]
      if (children.length === 0) return []
      if (children.length === 1) return children.map(({ id }) => labelOf(id, language)) // it needs no press to open
      const lines = children.sort((a, b) => a.order - b.order).map(({ id }) => `  ${labelOf(id, language)}`)
      return [labelOf(top.id, language), ...lines]
    })
}

/** A list of the menu as such lines. Runs in a browser's page too: it needs nothing but what it is given. */
export const menuLines = (list: Element): string[] =>
  [...list.children].flatMap((item) => {
    const group = item.querySelector('summary')
    const text = (node: Element | null) => node?.textContent.trim() ?? ''
    if (!group) return [text(item)]
    return [text(group), ...[...item.querySelectorAll('ul a, ul button')].map((link) => `  ${text(link)}`)]
  })

/** A campus's entries turned round, as a server's answer and as what is visible then; absent ones stay absent. */
export const turnedRound = ({ visible, absent }: { visible: readonly string[]; absent: readonly string[] }) => {
  const leaves = spec.rows.filter((row) => row.route !== null)
  const menuConfig = Object.fromEntries(
    leaves.map(({ id, menuConfigKey }) => [menuConfigKey, String(!visible.includes(id))]),
  )
  const turned = leaves.map(({ id }) => id).filter((id) => !visible.includes(id) && !absent.includes(id))
  return { menuConfig, turned }
}
