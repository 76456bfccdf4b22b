/** What a spreadsheet would run instead of showing it: text that begins like a formula. */
const RUNS = /^[=+\-@\t\r\n]/

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One cell: a number stays a number; text that begins like a formula gets an apostrophe before it. */
const cellOf = (cell: string | number): string =>
  quoted(typeof cell === 'number' ? String(cell) : RUNS.test(cell) ? `'${cell}` : cell)

/** Rows as CSV (RFC 4180): commas, CRLF after each row, quotes doubled. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join()}\r\n`).join('')
