// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { newerInScripts } from './newer-script.mjs'
import { newerInStyles } from './newer-style.mjs'
import { judge } from './unguarded.mjs'

const inScript = (code: string) => newerInScripts([{ name: 'a.js', code }]).map(({ feature }) => feature)
const inStyle = (code: string) => newerInStyles([{ name: 'a.css', code }]).map(({ feature }) => feature)

describe('features newer than the browser floor', () => {
  test.each([
    ['Object.groupBy(a,b=>b)', 'Object.groupBy'],
    ['window.Promise.withResolvers()', 'Promise.withResolvers'],
    ['let a=AbortSignal.any([b])', 'AbortSignal.any'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['URL[`canParse`](a)', 'URL.canParse'],
    ['new Intl.Segmenter(`id`)', 'Intl.Segmenter'],
    ['new globalThis.Intl.DurationFormat', 'Intl.DurationFormat'],
    ['a.showPopover()', '.showPopover'],
    ['a?.hidePopover()', '.hidePopover'],
    ['(0,a.jsx)(`div`,{popover:`auto`})', '<popover>'],
    ['a(`button`,{popoverTarget:b})', '<popovertarget>'],
    ['a.isSubsetOf(b)', '.isSubsetOf'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['new CloseWatcher', 'CloseWatcher'],
    ['a(({newState:b})=>b)', '.newState'],
    ['let {newState}=a', '.newState'],
  ])('finds the newer feature in the script %s', (code, feature) => {
    expect(inScript(code)).toEqual([feature])
  })

  test.each([
    ['body:has(.a){color:red}', ':has'],
    ['.a{&:hover{color:red}}', '&'],
    ['.a{.b{color:red}}', '&'],
    ['@starting-style{.a{color:red}}', '@starting-style'],
    ['.a{color:light-dark(red,blue)}', 'light-dark()'],
    ['.a{text-wrap:balance}', 'text-wrap'],
    ['.a{anchor-name:--b}', 'anchor-name'],
    ['.a:popover-open{color:red}', ':popover-open'],
    ['@scope (.a){.b{color:red}}', '@scope'],
  ])('finds the newer feature in the style %s', (code, feature) => {
    expect(new Set(inStyle(code))).toEqual(new Set([feature]))
  })
})

test.each([
  'a.toSorted().at(-1);Object.hasOwn(a,b);structuredClone(a);new Map([[1,2]]).size',
  'class A{static{this.a=1}#b=2;c(){return a?.b??(a||=1)}}',
  'await import(`./b.js`)',
  'new URLSearchParams(a).has(`b`)',
  'a({newState:1});(({newState:b})=>b)(c)',
])('reports nothing for the script %s, which the browser floor supports', (code) => {
  expect(inScript(code)).toEqual([])
})

test.each([
  '.a{inset:0;color:color-mix(in oklab,var(--has) 40%,#000);max-height:calc(100dvh - 8px)}',
  '@media (min-width:768px){.a:is(:hover,:focus-visible)::before{content:":has(.b)"}}',
  '@container (max-width:599.98px){.a:focus-within{gap:1cqi}}',
  '@layer a{.b{aspect-ratio:1}}',
])('reports nothing for the style %s, which the browser floor supports', (code) => {
  expect(inStyle(code)).toEqual([])
})

test('ignores a method that the script defines itself', () => {
  expect(inScript('const a={isSubsetOf:b=>b};a.isSubsetOf(1)')).toEqual([])
})

test('names the file that the browser floor cannot parse', () => {
  expect(() => inScript('/[a--b]/v')).toThrow(/^a\.js is not in ES2023/)
  expect(() => inScript('using a=b')).toThrow(/^a\.js/)
})

test('reports unknown uses, uses beyond the allowed count, and allowances without a use', () => {
  const use = (feature: string) => ({ feature, file: 'a.js', lack: ['firefox 115'] })
  const guarded = { '.b': { times: 1, why: 'asked for first' }, '.c': { why: 'a look' }, '.d': { why: 'gone' } }
  expect(judge([use('.b'), use('.c'), use('.c'), use('.d')], guarded)).toEqual([])
  expect(judge([use('.a'), use('.b'), use('.b'), use('.c')], guarded)).toEqual([
    '.a is not in firefox 115: a.js',
    '.b was judged for 1 uses and has 2: a.js',
    '.d is not used any more: take it out of scripts/lib/floor/guarded-uses.mjs',
  ])
})
