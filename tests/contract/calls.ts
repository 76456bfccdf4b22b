/** A call as the specification lists it. */
export interface Call {
  pathKey: string
  method: string
  alternatives: string[]
}

/**
 * Method and path without the names of its parameters. frontend-config lives at the multi-site service: its prefix is a server,
 * not a part of the path.
 */
export const pathKeyOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, '{}').replace(/^\/\{\}(?=\/frontend-config)/, '')}`

const withoutPrefix = (pathKey: string) => pathKey.replace(/ \/\{\}(?=\/frontend-config)/, ' ')

/** The path as written and the other ways to read it (readings, 33). */
export const readingsOf = ({ pathKey, method, alternatives }: Call): string[] => [
  withoutPrefix(pathKey),
  ...alternatives.map((path) => pathKeyOf(method, path)),
]
