// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSpec } from './bundle.ts'
import { unusedOperations } from './openapi/unused-operations.ts'
import { sourcesOf } from './sources.ts'
import { callsOf, subjectRoutes } from './subject-routes.ts'

// Every row of the specification for the three subjects is covered by one of their tests: a screen test beside the
// code, or a journey. The rows' subjects are derived from the specification, never from the code.
const SUBJECTS = ['krs', 'biaya-kuliah', 'biodata'] as const

const testsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|e2e|audit)\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

const tests = [
  ...SUBJECTS.flatMap((subject) => testsBelow(`src/features/${subject}`)),
  ...['src/domain', 'tests/e2e', 'tests/audit'].flatMap(testsBelow),
].join('\n')
const code = SUBJECTS.flatMap((subject) => sourcesOf(`src/features/${subject}`))

describe('routes of KRS, biaya-kuliah and biodata', () => {
  it('are nine, each declared by its feature', () => {
    expect(subjectRoutes).toHaveLength(9)
    const declared = code.filter(({ path }) => path.endsWith('/screens.ts')).map(({ text }) => text)
    const missing = subjectRoutes.filter(({ path }) => !declared.some((text) => text.includes(`path: '${path}'`)))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it.each(subjectRoutes.map(({ path }) => path))('%s is opened in a test', (path) => {
    expect(tests).toMatch(new RegExp(`['"\`}]${path}['"\`?#]`))
  })
})

describe('calls of these routes', () => {
  const own = [...new Map(subjectRoutes.flatMap(callsOf).map((call) => [call.id, call])).values()]

  it('are all used by the product', () => {
    expect(own.filter(({ operationId }) => unusedOperations.has(operationId))).toEqual([])
  })

  it('include every call that the specification names, except listStudyPrograms', () => {
    const named = new Set(subjectRoutes.flatMap(({ calls }) => calls))
    expect([...named].filter((id) => !own.some((call) => call.id === id))).toEqual(['listStudyPrograms'])
    expect(unusedOperations.has('listProdi')).toBe(true)
  })

  // Reads are covered by subject-calls.test.tsx.
  it.each(own.filter(({ method }) => method !== 'GET'))('$id is sent in a test', ({ operationId, path }) => {
    const [last = ''] = path.replace(/\/\{\w+\}$/, '').match(/[^/]+$/) ?? []
    expect(tests).toMatch(new RegExp(`\\b${operationId}\\b|[/_'"\`]${last}\\b`))
  })
})

describe('texts of these routes', () => {
  const texts = readSpec<{ rows: { id: string; text: string }[] }>('texts').rows
  const own = texts.filter(({ id }) => /^(payment|krsStatus)\./.test(id))

  it.each(own)('$id is used in the product and in a test', ({ id, text }) => {
    const rooms = [...SUBJECTS.map((subject) => `features/${subject}`), 'domain/kode']
    const locales = rooms.map((room) => readFileSync(`src/${room}/locales/id.json`, 'utf8')).join('')
    expect(locales).toContain(`"${text}"`)
    expect([text, id].some((sign) => tests.includes(sign))).toBe(true)
  })
})
