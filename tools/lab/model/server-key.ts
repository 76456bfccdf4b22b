import menu from '#flag-data/menu.json'

interface Line {
  group?: string
  key: string | string[]
}
const LINES: Readonly<Record<string, Line>> = menu

/** The documented server key of a flag, in its first spelling; empty for a flag that the server does not name. */
export const serverKeyOf = (flag: string): string => {
  const { group, key = '' } = LINES[flag.replace(/^menu\./, '')] ?? {}
  const [own = ''] = [key].flat()
  return group === undefined ? own : `${serverKeyOf(group)}.${own}`
}
