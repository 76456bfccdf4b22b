/** Returns a Markdown table with aligned columns, as the formatter writes it. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(3, ...all.map((cells) => (cells[column] ?? '').length)))
  const line = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  return [line(head, ' '), line([], '-'), ...rows.map((cells) => line(cells, ' '))].join('\n')
}
