/** A call as the specification lists it. */
export interface Call {
  pathKey: string
  method: string
  alternatives: string[]
}

/**
 * Returns method and path without parameter names. frontend-config belongs to the multi-site service: its prefix is a
 * server, not a part of the path.
 */
export const pathKeyOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, '{}').replace(/^\/\{\}(?=\/frontend-config)/, '')}`

const withoutPrefix = (pathKey: string) => pathKey.replace(/ \/\{\}(?=\/frontend-config)/, ' ')

/** Returns the path as written and its alternative readings (readings, 33). */
export const readingsOf = ({ pathKey, method, alternatives }: Call): string[] => [
  withoutPrefix(pathKey),
  ...alternatives.map((path) => pathKeyOf(method, path)),
]
