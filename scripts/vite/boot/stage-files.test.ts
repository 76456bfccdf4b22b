// @vitest-environment node
import { expect, test } from 'vitest'
import { moduleBeside, stageFile } from './stage-files.ts'

const STAGES: Record<string, string> = { './entry-1.js': 'entry', './app-1.js': 'app' }
const around = {
  nameOf: (address: string) => STAGES[address] ?? null,
  missingFor: (address: string) => (address === './lab-1.js' ? ['app'] : []),
}
const file = (code: string) => stageFile(code, 'app', around)
const beside = (code: string) => moduleBeside(code, around)

test('registers the exports of a stage file and takes its imports from other stage files', () => {
  expect(file('import{a as b,c as d}from"./entry-1.js";var e=b(d);export{e as f,e as default};')).toBe(
    'portalFiles.hold("app",()=>{"use strict";const{a:b,c:d}=portalFiles.of("entry");var e=b(d);;return{f:e,default:e}});',
  )
})

test('creates the exports when the registered function runs', () => {
  const parts: Record<string, () => unknown> = {}
  const portalFiles = {
    hold: (name: string, make: () => unknown) => (parts[name] = make),
    of: () => ({ twice: (n: number) => n * 2 }),
  }
  const code = file('import{twice as t}from"./entry-1.js";import"./entry-1.js";const b=t(21);export{b as answer};')
  // biome-ignore lint/security/noGlobalEval: the text that the build writes, as a browser would run it
  const run = globalThis.eval(`(portalFiles)=>{${code}}`) as (files: typeof portalFiles) => void
  run(portalFiles)
  expect(parts['app']?.()).toEqual({ answer: 42 })
})

test.each([
  ['import{a}from"./page-1.js";'],
  ['import a from"./entry-1.js";'],
  ['import*as a from"./entry-1.js";'],
  ['export*from"./entry-1.js";'],
  ['export default 1;'],
  ['export const a=1;'],
  ['export{a}from"./entry-1.js";'],
])('rejects %s in a stage file', (code) => {
  expect(() => file(code)).toThrow()
})

test('keeps the imports of an ordinary module and takes the rest from the stage files', () => {
  expect(beside('import{a as b}from"./entry-1.js";import{c}from"./page-1.js";export{b,c};')).toBe(
    'const{a:b}=portalFiles.of("entry");import{c}from"./page-1.js";export{b,c};',
  )
})

test.each([
  ['import(`./app-1.js`).then(m=>m.t)', 'portalFiles.load("app").then(m=>m.t)'],
  ['import("./page-1.js")', 'import("./page-1.js")'],
  ['import(`./lab-1.js`)', 'portalFiles.load("app").then(()=>import(`./lab-1.js`))'],
  ['import(where)', 'import(where)'],
])('rewrites %s to %s', (code, expected) => {
  expect(beside(`${code};`)).toBe(`${expected};`)
})

test("resolves the bundler's helper against the base URI of the page", () => {
  const code = 'const at=e=>import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url);export{at};'
  expect(file(code)).toContain('undefined?new URL(undefined(e)):new URL(e,document.baseURI)')
})
