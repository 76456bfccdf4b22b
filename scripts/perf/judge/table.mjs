// Formats results as text tables.

const DIGITS = { ratio: 2, kB: 1, MB: 1, count: 0, shift: 3, renders: 0, ms: 0 }
const UNITS = { kB: ' kB', MB: ' MB', ms: ' ms' }

const number = (value, unit) => {
  if (value === undefined) return '–'
  if (value === Number.POSITIVE_INFINITY) return '∞'
  return value.toFixed(DIGITS[unit] ?? 2) + (UNITS[unit] ?? '')
}

const goal = (value) => (value === undefined ? '–' : String(value))

/**
 * Aligns the cells of a table. @param {string[][]} rows the first is the head; columns from `left` on are right-aligned
 */
export const alignColumns = (rows, left = 1) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < left ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  '),
    )
    .join('\n')
}

/**
 * Returns the table of the budgets.
 * @param {{ budget: number, what: string, unit: string, value: number, low: number, high: number,
 * must?: number, aim?: number, verdict: string }[]} rows
 */
export const budgetTable = (rows) =>
  alignColumns(
    [
      ['#', 'what', 'value', 'lowest – highest', 'must', 'aim', 'verdict'],
      ...rows.map(({ budget, what, unit, value, low, high, must, aim, verdict }) => [
        String(budget),
        what,
        number(value, unit),
        `${number(low, unit)} – ${number(high, unit)}`,
        must === undefined ? '–' : `≤ ${goal(must)}`,
        goal(aim),
        verdict,
      ]),
    ],
    2,
  )

/** Returns the table of timings. @param {Record<string, number | string | undefined>[]} rows times in ms */
export const timingTable = (rows) => {
  const columns = ['visit', 'html', 'fcp', 'lcp', 'scripts', 'calls', 'ready', 'tbt']
  const cell = (value) => (typeof value === 'number' ? value.toFixed(0) : (value ?? '–'))
  return alignColumns([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))])
}
