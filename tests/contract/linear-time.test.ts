import { expect, test } from 'vitest'
import { fileNameOf } from '#gateway/answer/file-name.ts'
import { withoutEnd } from '#kit/soal/without-end.ts'
import { textOfHtml } from '#shared/text/html-text.ts'
import { rawMessage } from '#shared/text/raw-message.ts'
import { isReportAddress } from '#shared/text/report-address.ts'
import { safePath } from '#shared/text/safe-path.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { withoutReported } from '#shared/text/without-reported.ts'

const READERS = {
  withoutReported,
  textOfHtml,
  rawMessage,
  safePath,
  webAddress,
  fileNameOf,
  withoutEnd,
  isReportAddress,
}

/** Repeated beginnings for which a careless reader scans to the end of the text in vain. */
const UNITS = [
  ...['<style', '<style>', '<style ', '</style ', '</style', '<script>', '</script ', '<!--', '<![CDATA[', '<a', '<'],
  ...['<a "', "<a '", '<a x="', "<a x='", '<a"x"', '<a x=', '<a x ', ' x=', 'on', '=', '"', '"\'', '&#', '&#x0', '&a'],
  ...['eyJ', 'eyJ.', 'Bearer ', 'token=', 'token', '1.', '1', '%25', '%', '/', '//', '/.', ';', ';a=', ';a="', '\\"'],
  ...[' ', '\n', '.', '? ', 'a', 'https://', 'www.'],
]
const ENDS = ['', 'x', '>']

const KILOBYTE = 1024
const textOf = (unit: string, end: string, size: number): string => unit.repeat(Math.ceil(size / unit.length)) + end

/** Returns the shortest of three runs in milliseconds: load on the machine only makes a run longer. */
const durationOf = (read: (text: string) => unknown, text: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now()
      read(text)
      return performance.now() - start
    }),
  )

/** Duration in milliseconds below which growth is irrelevant and not measured. */
const SHORT_MS = 25
/** Maximum growth for an eightfold text: linear time grows 8 times, quadratic time 64 times. */
const MAX_GROWTH = 24

test.each(Object.entries(READERS))('%s runs in linear time for any server text', (_, read) => {
  for (const unit of UNITS)
    for (const end of ENDS) {
      const long = durationOf(read, textOf(unit, end, 96 * KILOBYTE))
      if (long < SHORT_MS) continue
      const growth = long / durationOf(read, textOf(unit, end, 12 * KILOBYTE))
      expect(growth, `${unit}…${end}: ${long} ms`).toBeLessThan(MAX_GROWTH)
    }
})

test.each([
  ['<p>Satu</p><style>p { color: red }</style><p>Dua</p>', '<p>Satu</p><p>Dua</p>'],
  ['a<STYLE media="x">b</STYLE\n>c<style>d</style>e', 'ace'],
  ['<style>a<style>b</style>c', 'c'],
  ['a<style>b', 'a<style>b'],
  ['<stylesheet>a</style>', '<stylesheet>a</style>'],
  ['<p style="color: red" title="x">a</p>', '<p  title="x">a</p>'],
  ['<p onclick="a()" lang=id>a</p>', '<p  lang=id>a</p>'],
])('removes styles and handlers from %s', (html, rest) => {
  expect(withoutReported(html)).toBe(rest)
})

test.each([
  ['Apa kabar?', 'Apa kabar'],
  ['Selesai... ', 'Selesai'],
  ['Ya. Tidak!?', 'Ya. Tidak'],
  ['?!', ''],
  ['satu\ndua:', 'satu\ndua'],
])('removes the end punctuation of %j: %j', (question, text) => {
  expect(withoutEnd(question)).toBe(text)
})
