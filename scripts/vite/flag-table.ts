import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { JsonValue } from '@openfeature/core'
import type { Plugin } from 'vite'
import { sameShape } from '../../src/flags/menu/same-shape.ts'
import { squeezeKey } from '../../src/flags/menu/squeeze-key.ts'
import type { CampusRow, FlagTable } from '../../src/flags/table/flag-table.ts'
import { isRecord } from '../../src/shared/text/is-record.ts'

/** The content of flags/, parsed but not validated. */
export interface FlagSource {
  manifest: unknown
  menu: unknown
  campuses: readonly { file: string; content: unknown }[]
}

const VIRTUAL = 'virtual:flag-table'
const RESOLVED = `\0${VIRTUAL}`
const DEFAULT_VARIANT = 'default'
const VARIANT_FLAG = 'campus.variant'

const FITS: Record<string, (value: unknown) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  float: Number.isFinite,
  object: isRecord,
}

const fail = (file: string, message: string): never => {
  throw new Error(`flags/${file}: ${message}`)
}

const recordOf = (value: unknown, file: string, what: string): Record<string, unknown> =>
  isRecord(value) ? value : fail(file, `${what} must be an object`)

/** A row of flags/menu.json. Its flag is `menu.<id>`; the order of the file is the order of the menu. */
export interface MenuRow {
  readonly id: string
  /** Id of its group. */
  readonly group?: string
  /** Path that it opens; absent when it is `/<id>`. */
  readonly route?: string
  readonly shown: boolean
  /** All server keys of the entry. */
  readonly keys: readonly string[]
  /** True for an entry that we added to those of the specification. */
  readonly isAdded: boolean
}

const MENU = 'menu.json'

const textIn = (id: string, name: string, value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : fail(MENU, `"${id}" needs a text as "${name}"`)

const keysIn = (id: string, key: unknown): string[] =>
  Array.isArray(key) ? key.map((one) => textIn(id, 'key', one)) : [textIn(id, 'key', key)]

/**
 * Reads the rows of flags/menu.json, in the order of the menu.
 * @throws Error naming the entry: unknown field, wrong type, or a group that is not defined above it
 */
export const readMenuRows = (content: unknown): MenuRow[] => {
  const rows: MenuRow[] = []
  for (const [id, line] of Object.entries(recordOf(content, MENU, 'the file'))) {
    const { group, route, shown, key, added = false, ...rest } = recordOf(line, MENU, `"${id}"`)
    if (Object.keys(rest).length > 0) fail(MENU, `"${id}" has the unknown field "${Object.keys(rest).join()}"`)
    if (typeof shown !== 'boolean' || typeof added !== 'boolean') fail(MENU, `"${id}" needs true or false as "shown"`)
    const above = rows.find((one) => one.id === group)
    if (group !== undefined && (!above || above.group !== undefined))
      fail(MENU, `the group of "${id}" does not stand above it`)
    rows.push({
      id,
      ...(above && { group: above.id }),
      ...(route !== undefined && { route: textIn(id, 'route', route) }),
      shown: shown === true,
      keys: keysIn(id, key).map((own) => (above ? `${above.keys[0] ?? ''}.${own}` : own)),
      isAdded: added === true,
    })
  }
  return rows
}

/** An entry of the menu in the first load: a group has children. */
interface MenuLine {
  id: string
  route?: string
  children?: MenuLine[]
}

/** Compiles the whole menu, groups with their entries. */
export const compileMenu = (rows: readonly MenuRow[]): MenuLine[] => {
  const inside = (group?: string) => rows.filter((row) => row.group === group)
  const line = ({ id, route }: MenuRow): MenuLine => ({ id, ...(route !== undefined && { route }) })
  return inside().map((row) => {
    const children = inside(row.id)
    return { ...line(row), ...(children.length > 0 && { children: children.map(line) }) }
  })
}

class Manifest {
  readonly keys: readonly string[]
  readonly flags: Record<string, JsonValue> = {}
  readonly #types: Record<string, string> = {}

  constructor(content: unknown, menu: readonly MenuRow[]) {
    const { flags: list } = recordOf(content, 'manifest.json', 'the file')
    const flags = recordOf(list, 'manifest.json', '"flags"')
    for (const { id, shown } of menu) {
      this.#types[`menu.${id}`] = 'boolean'
      this.flags[`menu.${id}`] = shown
    }
    for (const key of Object.keys(flags)) {
      if (key.startsWith('menu.')) fail('manifest.json', `"${key}" belongs into ${MENU}`)
      const { flagType, defaultValue, description } = recordOf(flags[key], 'manifest.json', `"${key}"`)
      if (typeof flagType !== 'string' || !Object.hasOwn(FITS, flagType))
        fail('manifest.json', `"${key}" has an unknown flagType`)
      if (typeof description !== 'string' || !description) fail('manifest.json', `"${key}" needs a description`)
      this.#types[key] = String(flagType)
      this.flags[key] = this.#checked(key, defaultValue, 'manifest.json')
    }
    this.keys = Object.keys(this.flags)
  }

  #checked(key: string, value: unknown, file: string): JsonValue {
    const type = this.#types[key] ?? ''
    const fits = (candidate: unknown): candidate is JsonValue => FITS[type]?.(candidate) === true
    return fits(value) ? value : fail(file, `"${key}" must be of type ${type}, not ${JSON.stringify(value)}`)
  }

  place(key: unknown, file: string): number {
    const index = typeof key === 'string' ? this.keys.indexOf(key) : -1
    return index < 0 ? fail(file, `unknown flag ${JSON.stringify(key)}`) : index
  }

  /** Validates a value of this flag against the type and, for objects, against the fields of the default. */
  valueFor(key: string, value: unknown, file: string): JsonValue {
    const checked = this.#checked(key, value, file)
    if (!sameShape(checked, this.flags[key])) fail(file, `"${key}" must have the fields of its default`)
    if (JSON.stringify(checked) === JSON.stringify(this.flags[key]))
      fail(file, `"${key}" repeats its default; write only what differs`)
    return checked
  }
}

const compileKeys = (rows: readonly MenuRow[], manifest: Manifest): Record<string, number> => {
  const keys: Record<string, number> = {}
  for (const { id, keys: own } of rows) {
    const place = manifest.place(`menu.${id}`, MENU)
    for (const key of own) {
      const known = squeezeKey(key)
      if ((keys[known] ?? place) !== place) fail(MENU, `"${key}" stands for two entries`)
      keys[known] = place
    }
  }
  return keys
}

/** Returns whether a cell is `{ value, assumed }` and not a bare value. */
const isCell = (cell: unknown): cell is { value: unknown; assumed?: boolean } =>
  isRecord(cell) && 'value' in cell && Object.keys(cell).every((name) => name === 'value' || name === 'assumed')

interface Cell {
  place: number
  value: JsonValue
  assumed: boolean
}

const compileCells = (file: string, flags: unknown, manifest: Manifest): Cell[] =>
  Object.entries(recordOf(flags, file, '"flags"')).map(([key, cell]) => {
    const place = manifest.place(key, file)
    if (key === VARIANT_FLAG) fail(file, `"${key}" is the name of the file`)
    const { value, assumed } = isCell(cell) ? cell : { value: cell, assumed: false }
    return { place, value: manifest.valueFor(key, value, file), assumed: assumed === true }
  })

const compileAbsent = (file: string, list: unknown, manifest: Manifest): Cell[] =>
  (Array.isArray(list) ? list : fail(file, '"absent" must be a list')).map((cell: unknown) => {
    const { flag, assumed } = isRecord(cell) ? cell : { flag: cell }
    const place = manifest.place(flag, file)
    if (typeof manifest.flags[String(flag)] !== 'boolean')
      fail(file, `"${String(flag)}" cannot be absent: it is no boolean`)
    return { place, value: false, assumed: assumed === true }
  })

const compileCampus = (file: string, content: unknown, manifest: Manifest): CampusRow => {
  const { note: _, flags = {}, absent: list = [], ...rest } = recordOf(content, file, 'the file')
  if (Object.keys(rest).length > 0) fail(file, `unknown field "${Object.keys(rest).join()}"`)
  const variant: Cell = { place: manifest.place(VARIANT_FLAG, file), value: basename(file, '.json'), assumed: false }
  const cells = [variant, ...compileCells(file, flags, manifest)]
  const absentCells = compileAbsent(file, list, manifest)
  const flip = cells.filter(({ value }) => typeof value === 'boolean').map(({ place }) => place)
  const absent = absentCells.map(({ place }) => place)
  const twice = absent.find((place) => flip.includes(place))
  if (twice !== undefined) fail(file, `"${String(manifest.keys[twice])}" is absent and has a value`)
  return {
    ...(flip.length > 0 && { flip }),
    set: cells.filter(({ value }) => typeof value !== 'boolean').map(({ place, value }) => [place, value] as const),
    ...(absent.length > 0 && { absent }),
    stated: [...cells, ...absentCells].filter(({ assumed }) => !assumed).map(({ place }) => place),
  }
}

/**
 * Compiles the flag data into one small table.
 * @throws Error naming the file: unknown key, wrong type, duplicate campus id (in any case of letters)
 */
export const compileFlagTable = ({ manifest: content, menu, campuses }: FlagSource): FlagTable => {
  const entries = readMenuRows(menu)
  const manifest = new Manifest(content, entries)
  const seen = new Set([DEFAULT_VARIANT])
  const rows: Record<string, CampusRow> = {}
  for (const { file, content: campus } of campuses) {
    const unik = basename(file, '.json')
    if (seen.has(unik.toLowerCase())) fail(file, `duplicate campus id "${unik}"`)
    seen.add(unik.toLowerCase())
    rows[unik] = compileCampus(file, campus, manifest)
  }
  return { flags: manifest.flags, serverKeys: compileKeys(entries, manifest), campuses: rows }
}

/** Reads a folder with the layout of flags/. @throws Error when a file is missing or not JSON */
export const readFlagSource = (folder: string): FlagSource => {
  const read = (file: string): unknown => {
    const text = readFileSync(join(folder, file), 'utf8')
    try {
      return JSON.parse(text) as unknown
    } catch (cause) {
      return fail(file, cause instanceof Error ? cause.message : String(cause))
    }
  }
  const files = readdirSync(join(folder, 'campuses'))
    .filter((name) => name.endsWith('.json'))
    .sort()
  return {
    manifest: read('manifest.json'),
    menu: read(MENU),
    campuses: files.map((name) => ({ file: `campuses/${name}`, content: read(`campuses/${name}`) })),
  }
}

/** Serves 'virtual:flag-table', compiled from flags/ in build, dev and tests: the flags and the whole menu. */
export const flagTable = (): Plugin => {
  let folder = ''
  return {
    name: 'portal-flag-table',
    configResolved: ({ root }) => {
      folder = resolve(root, process.env['FLAGS'] ?? 'flags') // npm run variants sets FLAGS to compare folders
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      for (const file of ['manifest.json', MENU]) this.addWatchFile(join(folder, file))
      const source = readFlagSource(folder)
      const menu = compileMenu(readMenuRows(source.menu))
      return `export const table = ${JSON.stringify(compileFlagTable(source))}\nexport const menu = ${JSON.stringify(menu)}`
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(`${folder}/`)) return undefined
      const table = this.environment.moduleGraph.getModuleById(RESOLVED)
      return table ? [...modules, table] : undefined
    },
  }
}
