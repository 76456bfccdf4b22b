import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isRecord } from '../../src/shared/text/is-record.ts'

/** Label and icon of a menu entry, from the menu.json of its subject. */
export interface MenuPart {
  /** Name of a Tabler icon; absent for an entry inside a group. */
  icon?: string
  id: string
  en: string
}

const VIRTUAL = 'virtual:menu-icons'
const RESOLVED = `\0${VIRTUAL}`
const NAME = 'menu.json'
/** Folders with menu.json files. Groups belong to no subject, so theirs is in app/menu. */
const PLACES = ['app/menu', 'features']
const LANGUAGES = ['id', 'en'] as const

/** Returns the path of every menu.json below src. */
const filesIn = (src: string): string[] =>
  PLACES.flatMap((place) =>
    readdirSync(join(src, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === NAME)
      .map((file) => join(src, place, file))
      .sort(),
  )

const readPart = (file: string, entry: string, value: unknown): MenuPart => {
  const { icon, id, en, ...rest } = isRecord(value) ? value : {}
  const isText = typeof id === 'string' && id !== '' && typeof en === 'string' && en !== ''
  const isIcon = icon === undefined || (typeof icon === 'string' && /^Icon[A-Z]\w*$/.test(icon))
  if (!isText || !isIcon || Object.keys(rest).length > 0)
    throw new Error(`${file}: "${entry}" needs a label in "id" and "en", and may have an "icon" of Tabler`)
  return { ...(icon !== undefined && { icon }), id, en }
}

/**
 * Collects label and icon of each entry from the folders of the subjects.
 * @param root folder with src/
 * @param flags folder with menu.json
 * @throws Error naming an entry that is defined twice, is missing in flags/menu.json, or has no label
 */
export const readMenuParts = (root: string, flags = join(root, 'flags')): Record<string, MenuPart> => {
  const entries = Object.keys(JSON.parse(readFileSync(join(flags, NAME), 'utf8')) as object)
  const parts: Record<string, MenuPart> = {}
  for (const file of filesIn(join(root, 'src')))
    for (const [entry, value] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object)) {
      if (!entries.includes(entry)) throw new Error(`${file}: flags/${NAME} has no entry "${entry}"`)
      if (parts[entry]) throw new Error(`${file}: "${entry}" has a label already`)
      parts[entry] = readPart(file, entry, value)
    }
  const bare = entries.filter((entry) => !parts[entry])
  if (bare.length > 0) throw new Error(`flags/${NAME}: no ${NAME} in src has the label of ${bare.join(', ')}`)
  return Object.fromEntries(entries.flatMap((entry) => (parts[entry] ? [[entry, parts[entry]]] : [])))
}

/** Returns the labels of all entries as texts of app: 'menu.<id>'. */
export const menuLabels = (parts: Readonly<Record<string, MenuPart>>, language: 'id' | 'en'): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([entry, part]) => [`menu.${entry}`, part[language]]))

const iconsModule = (parts: Readonly<Record<string, MenuPart>>): string => {
  const rows = Object.entries(parts).flatMap(([entry, { icon }]) => (icon === undefined ? [] : [{ entry, icon }]))
  const names = [...new Set(rows.map(({ icon }) => icon))].sort().join(', ')
  const table = rows.map(({ entry, icon }) => `${JSON.stringify(entry)}: ${icon}`).join(', ')
  return `import { ${names} } from '@tabler/icons-react'\nexport const ICONS = { ${table} }`
}

/**
 * Serves 'virtual:menu-icons' and adds the labels of the menu to the texts of app. Both are in the first load: a glob
 * over the folders would add their paths and a text file for each subject.
 */
export const menuParts = (): Plugin => {
  let root = ''
  let flags = ''
  return {
    name: 'portal-menu-parts',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
      flags = resolve(root, process.env['FLAGS'] ?? 'flags') // the same folder as in flag-table.ts
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      const language = LANGUAGES.find((one) => id === resolve(root, `src/app/locales/${one}.json`))
      if (id !== RESOLVED && !language) return undefined
      for (const file of [...filesIn(join(root, 'src')), join(flags, NAME)]) this.addWatchFile(file)
      const parts = readMenuParts(root, flags)
      if (!language) return iconsModule(parts)
      const texts = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>
      return JSON.stringify({ ...menuLabels(parts, language), ...texts })
    },
  }
}
