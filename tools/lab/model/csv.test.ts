// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

/** A parser of RFC 4180, character by character, to check what a spreadsheet reads. */
const parse = (csv: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let place = 0; place < csv.length; place += 1) {
    const sign = csv[place] ?? ''
    if (isQuoted && csv.startsWith('""', place)) {
      cell += '"'
      place += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === ',') {
      row.push(cell)
      cell = ''
    } else if (csv.startsWith('\r\n', place)) {
      rows.push([...row, cell])
      row = []
      cell = ''
      place += 1
    } else cell += sign
  }
  return rows
}

test.each([
  [[['a', 'b']], 'a,b\r\n'],
  [[['a,b', 'say "yes"', 'two\nlines']], '"a,b","say ""yes""","two\nlines"\r\n'],
  [[['=1+1', '+1', '-1', '@a', '\tb']], "'=1+1,'+1,'-1,'@a,'\tb\r\n"],
  [[[-4, 2]], '-4,2\r\n'],
])('converts the rows %j to %j', (rows, csv) => {
  expect(toCsv(rows)).toBe(csv)
})

test('writes any cells so that a spreadsheet reads them back and runs no formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', '+', '-', '@', '\t', ' ', "'") }),
    fc.constantFrom('=HYPERLINK("x")', '{"paths":["/surat"]}'),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const read = parse(toCsv(rows))
      expect(read.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n])/, '')))).toEqual(
        rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n])/, ''))),
      )
      for (const text of read.flat()) expect(text).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
    { numRuns: 400, seed: 19 },
  )
})
