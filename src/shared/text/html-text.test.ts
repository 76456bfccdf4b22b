// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test.each([
  ['&copy; 2026 Universitas A &amp; B', '© 2026 Universitas A & B'],
  ['Portal <b>Akademik</b>', 'Portal Akademik'],
  ['Portal<br>Mahasiswa', 'Portal Mahasiswa'],
  ['<p>Satu</p><p>Dua</p>', 'Satu Dua'],
  ['<script>alert(1)</script>Portal<style>p{}</style>', 'Portal'],
  ['Nur&#039;aini &#x2013; Arsip', "Nur'aini – Arsip"],
  ['a &lt;b&gt; c', 'a <b> c'],
  ['&amp;copy;', '&copy;'],
  ['&unknown; &#0; &#9999999;', '&unknown; &#0; &#9999999;'],
  ['IPK < 3 dan > 2', 'IPK < 3 dan > 2'],
  [null, ''],
  [7, ''],
])('converts %j to %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('decodes entities once, so that encoded text is restored exactly', () => {
  const encode = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${String(sign.codePointAt(0))};`)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(textOfHtml(encode(text))).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
})

test('runs in linear time on hostile text', () => {
  for (const part of ['<', '<script', '<style>', '<p', '&', '&#', '<script><', '</script']) {
    const before = performance.now()
    textOfHtml(part.repeat(100_000))
    expect(performance.now() - before, part).toBeLessThan(10_000) // quadratic time would take minutes
  }
})
