/** Text that a spreadsheet would run as a formula instead of showing it. */
const RUNS = /^[=+\-@\t\r\n]/

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Returns one cell: numbers stay numbers; text that begins like a formula gets a leading apostrophe. */
const cellOf = (cell: string | number): string =>
  quoted(typeof cell === 'number' ? String(cell) : RUNS.test(cell) ? `'${cell}` : cell)

/** Formats rows as CSV (RFC 4180): commas, CRLF after each row, doubled quotes. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join()}\r\n`).join('')
