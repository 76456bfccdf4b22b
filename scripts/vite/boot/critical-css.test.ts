// @vitest-environment node
import { expect, test } from 'vitest'
import { styleOf } from './critical-css.ts'

const HTML = '<div class="a b"><p class="c"></p></div>'

test.each([
  ['a class of the markup', '.a{color:red}', '.a{color:red}'],
  ['another class', '.x{color:red}', ''],
  ['several of its classes', '.a .c{color:red}', '.a .c{color:red}'],
  ['a class of it within another', '.x .c{color:red}', ''],
  ['a state of the page', '[data-mode=dark] .c{color:red}', '[data-mode=dark] .c{color:red}'],
  ['an element of the markup', 'div>.c{color:red}', 'div>.c{color:red}'],
  ['another element', '.a img{color:red}', ''],
  ['no class at all', 'p{color:red}', ''],
  ['a wide screen', '@media (width>=768px){.a{color:red}.x{color:red}}', '@media (width>=768px){.a{color:red}}'],
  ['a wide screen, another class', '@media (width>=768px){.x{color:red}}', ''],
])('keeps only the critical part of a rule for %s: %s', (_, css, kept) => {
  expect(styleOf(css, HTML)).toBe(kept)
})

test('keeps the order of the rules', () => {
  expect(styleOf('.b{color:red}.x{color:red}.a{color:#000}', HTML)).toBe('.b{color:red}.a{color:#000}')
})
