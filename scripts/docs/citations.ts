/** Document whose tables number the readings. */
export const READINGS = 'docs/readings.md'
/** Folders of decisions; the second one holds outdated decisions. */
export const DECISIONS = ['docs/adr', 'docs/history'] as const

/** A decision or reading that a text cites by its number. */
export interface Cited {
  kind: 'decision' | 'reading'
  number: number
}

/** Returns a pattern for 'ADR 14', 'reading 16' and 'readings, 66', also across two lines of a comment. */
export const citationPattern = (): RegExp => /\b(ADR\s\d+|[Rr]eadings?,?\s(?:\s*(?:\*|\/\/|#)\s)?\d+)\b/g

/** Returns the id of a row of the readings, or null when the first cell is not a number. */
export const rowAnchor = (cell: string): string | null => (/^\d+$/.test(cell) ? `reading-${cell}` : null)

/** Returns what a text cites. Within the readings, a number in parentheses is a reading: '(16)', '(66, 94)'. */
export const citedIn = ({ path, text }: { path: string; text: string }): Cited[] => {
  const cited = [...text.matchAll(citationPattern())].map(([words]): Cited => {
    const kind = words.startsWith('ADR') ? 'decision' : 'reading'
    return { kind, number: Number(/\d+$/.exec(words)) }
  })
  if (path !== READINGS) return cited
  const inside = [...text.matchAll(/\((\d+(?:, \d+)*)\)/g)].flatMap(([, numbers = '']) => numbers.split(', '))
  return [...cited, ...inside.map((number): Cited => ({ kind: 'reading', number: Number(number) }))]
}

/** Returns the numbers of the readings in docs/readings.md. */
export const readingNumbers = (text: string): Set<number> =>
  new Set([...text.matchAll(/^\| *(\d+) *\|/gm)].map(([, number]) => Number(number)))

/** Returns the file of each decision by its number. @param files paths below DECISIONS */
export const decisionFiles = (files: readonly string[]): Map<number, string> =>
  new Map(
    files.flatMap((file) => {
      const number = /\/(\d{4})-[^/]+\.md$/.exec(file)?.[1]
      return number === undefined ? [] : [[Number(number), file] as const]
    }),
  )
