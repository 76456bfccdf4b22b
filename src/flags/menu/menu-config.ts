import { isRecord } from '#shared/text/is-record.ts'
import type { FlagTable } from '../table/flag-table.ts'
import { squeezeKey } from './squeeze-key.ts'

/** A parsed menu configuration of the server: values, unmapped keys and invalid keys. */
export interface MenuConfig {
  /** Flag → visible. */
  values: Record<string, boolean>
  /** Flag → the server key as received. */
  serverKeys: Record<string, string>
  /** Keys without a menu entry, as received. */
  unmapped: string[]
  /** Known keys whose value is neither 'true' nor 'false': no opinion. */
  invalid: string[]
}

/** Groups nest one level deep; deeper nesting is not documented. */
const MAX_DEPTH = 2

/** Only the strings 'true' and 'false' count, and JSON booleans (readings, 3). */
const toVisible = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value
  return value === 'true' ? true : value === 'false' ? false : undefined
}

type Row = readonly [key: string, value: unknown]

/** Returns the rows of a keyword and value list; rows without a keyword are ignored. */
const rowsOfList = (list: readonly unknown[]): Row[] =>
  list.flatMap((item): Row[] => {
    const { keyword, value } = isRecord(item) ? item : {}
    return typeof keyword === 'string' ? [[keyword, value]] : []
  })

const flatten = ([key, value]: Row, depth = 1): Row[] =>
  isRecord(value) && depth < MAX_DEPTH
    ? Object.entries(value).flatMap(([child, inner]) => flatten([`${key}.${child}`, inner], depth + 1))
    : [[key, value]]

/** Returns every key of a response with its value: nested, dotted, or as a list; `data` may wrap either. */
const rowsOf = (raw: unknown): Row[] => {
  if (Array.isArray(raw)) return rowsOfList(raw).flatMap((row) => flatten(row))
  if (!isRecord(raw)) return []
  const { data, ...own } = raw
  const rows = Object.entries(own).flatMap((row) => flatten(row))
  return isRecord(data) || Array.isArray(data) ? [...rowsOf(data), ...rows] : rows
}

/**
 * Parses the server's menu configuration in any of its forms (section 2; readings, 3). Pure; never throws, whatever the
 * input. When a response names an entry twice, the later one wins.
 * @param raw the raw response
 */
export const normaliseMenuConfig = (raw: unknown, { flags, serverKeys }: FlagTable): MenuConfig => {
  const keys = Object.keys(flags)
  const config: MenuConfig = { values: {}, serverKeys: {}, unmapped: [], invalid: [] }
  for (const [key, value] of rowsOf(raw)) {
    const known = squeezeKey(key)
    const flag = Object.hasOwn(serverKeys, known) ? keys[serverKeys[known] ?? -1] : undefined
    const visible = toVisible(value)
    if (flag === undefined) config.unmapped.push(key)
    else if (visible === undefined) config.invalid.push(key)
    else {
      config.values[flag] = visible
      config.serverKeys[flag] = key
    }
  }
  return config
}
