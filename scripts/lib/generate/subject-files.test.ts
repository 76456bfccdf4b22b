// @vitest-environment node
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { subjectFiles } from './subject-files.mjs'

const contract = parse(readFileSync('generated/openapi.yaml', 'utf8')) as {
  paths: Record<string, { get?: { operationId: string } }>
}
/** A list costs 60 lines at most: half of them are left for what is its own. */
const MOST_LINES = 30
const titles = { id: 'Cuti', en: 'Leave' }
const filesOf = (operation: string) => subjectFiles({ contract, subject: 'cuti-baru', operation, titles })
const isListable = (operation: string): boolean => {
  try {
    return Object.keys(filesOf(operation)).length > 0
  } catch {
    return false
  }
}
const reads = Object.values(contract.paths).flatMap(({ get }) => (get ? [get.operationId] : []))
const listable = reads.filter(isListable)

it('lists that need only the student can begin a subject', () => {
  expect(listable).toEqual(expect.arrayContaining(['listPengajuanCuti', 'listPanduan']))
})

describe.each(listable)('a subject that begins with %s', (operation) => {
  const files = filesOf(operation)
  const page = files['cuti-baru-page.tsx'] ?? ''

  it('is source that can be read', () => {
    for (const [fileName, text] of Object.entries(files).filter(([name]) => /\.tsx?$/.test(name))) {
      const { diagnostics } = ts.transpileModule(text, { fileName, reportDiagnostics: true })
      expect(diagnostics, fileName).toEqual([])
    }
  })

  it('has a text in both languages for its title, its list and each column', () => {
    const columns = [...page.matchAll(/\b(?:text|angka|rupiah|tanggal|momen)\('([^']+)'/g)].map(
      ([, key]) => `column.${key}`,
    )
    expect(columns).not.toEqual([])
    for (const language of ['id', 'en']) {
      const texts = JSON.parse(files[`locales/${language}.json`] ?? '{}') as Record<string, string>
      expect(Object.keys(texts).sort()).toEqual(['title', 'list', 'empty', ...columns].sort())
    }
  })

  it('is a declaration of few lines that asks the gateway through its own hook', () => {
    expect(page).toContain(`= use${operation.charAt(0).toUpperCase()}${operation.slice(1)}(`)
    const code = [page, files['screens.ts'] ?? '']
      .join('\n')
      .split('\n')
      .filter((line) => line.trim() !== '')
    expect(code.length).toBeLessThanOrEqual(MOST_LINES)
  })
})

it.each([
  ['listNothing', 'The contract has no GET with the operationId listNothing.'],
  ['getKhs', /^getKhs needs tahun, semester: choose a list/],
  ['getUserInfo', /^getUserInfo answers no list in "data"/],
])('%s can not begin a subject, and the sentence says why', (operation, sentence) => {
  expect(() => filesOf(operation)).toThrow(sentence)
})
