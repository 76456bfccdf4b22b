// @vitest-environment node
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { subjectFiles } from './subject-files.mjs'

const contract = parse(readFileSync('generated/openapi.yaml', 'utf8')) as {
  paths: Record<string, { get?: { operationId: string } }>
}
/** A list has at most 60 lines: half of them are left for the subject's own code. */
const MOST_LINES = 30
const titles = { id: 'Cuti', en: 'Leave' }
const filesOf = (operation: string, writes?: string) =>
  subjectFiles({ contract, subject: 'cuti-baru', operation, writes, titles })
const FOLDER = 'src/features/cuti-baru'
const isListable = (operation: string): boolean => {
  try {
    return Object.keys(filesOf(operation)).length > 0
  } catch {
    return false
  }
}
const reads = Object.values(contract.paths).flatMap(({ get }) => (get ? [get.operationId] : []))
const listable = reads.filter(isListable)

it('accepts lists that need only the student', () => {
  expect(listable).toEqual(expect.arrayContaining(['listPengajuanCuti', 'listPanduan']))
})

describe.each(listable)('a subject generated from %s', (operation) => {
  const files = filesOf(operation)
  const page = files[`${FOLDER}/cuti-baru-page.tsx`] ?? ''

  it('is valid TypeScript source', () => {
    for (const [fileName, text] of Object.entries(files).filter(([name]) => /\.tsx?$/.test(name))) {
      const { diagnostics } = ts.transpileModule(text, { fileName, reportDiagnostics: true })
      expect(diagnostics, fileName).toEqual([])
    }
  })

  it('has texts in both languages for its title, its list and each column', () => {
    const columns = [...page.matchAll(/\b(?:text|angka|rupiah|tanggal|momen)\('([^']+)'/g)].map(
      ([, key]) => `column.${key}`,
    )
    expect(columns).not.toEqual([])
    for (const language of ['id', 'en']) {
      const texts = JSON.parse(files[`${FOLDER}/locales/${language}.json`] ?? '{}') as Record<string, string>
      expect(Object.keys(texts).sort()).toEqual(['title', 'list', 'empty', ...columns].sort())
    }
  })

  it('is a short declaration that fetches from the gateway through its own hook', () => {
    expect(page).toContain(`= use${operation.charAt(0).toUpperCase()}${operation.slice(1)}(`)
    const code = [page, files[`${FOLDER}/screens.ts`] ?? '']
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
])('rejects %s as the start of a subject and explains why', (operation, sentence) => {
  expect(() => filesOf(operation)).toThrow(sentence)
})

it('writes a search word once when both languages use the same word', () => {
  const files = subjectFiles({
    contract,
    subject: 'cuti',
    operation: 'listPengajuanCuti',
    titles: { id: 'Cuti', en: 'Cuti' },
  })
  expect(files['src/features/cuti/screens.ts']).toContain("search: 'cuti, leave requests'")
})

describe('a write that adds to the list', () => {
  const files = filesOf('listPengajuanCuti', 'createPengajuanCuti')
  const world = files['tools/demo/world/cuti-baru.ts'] ?? ''

  it('is stored by the simulated gateway as sent, and returned from there', () => {
    for (const field of ['tahun', 'semester', 'alasan']) expect(world).toContain(`${field}: isi.${field}`)
    expect(world).toContain('PART.write(mahasiswa, [added, ...before])')
    expect(files['tools/demo/handlers/cuti-baru.ts']).toContain('readBody(info.request, CreatePengajuanCutiBody)')
  })

  it('is found in the list by the values that were sent, and checked after a reload', () => {
    expect(files[`${FOLDER}/add-action.ts`]).toContain("row: ({ tahun, alasan }) => [String(tahun ?? ''), alasan]")
    expect(files[`${FOLDER}/screens.ts`]).toContain('pendingChecks')
    expect(files[`${FOLDER}/cases.ts`]).toContain("writes: { '/cuti-baru': ['createPengajuanCuti'] }")
  })

  it('has texts in both languages for each field and each sentence', () => {
    const keysOf = (language: string) =>
      Object.keys(JSON.parse(files[`${FOLDER}/locales/${language}.json`] ?? '{}') as object)
    expect(keysOf('en')).toEqual(keysOf('id'))
    expect(keysOf('id')).toEqual(expect.arrayContaining(['field.alasan', 'semester.1', 'add.notDone', 'add.doubt']))
  })
})

it.each([
  ['listPengajuanCuti', 'createNothing', 'The contract has no write with the operationId createNothing.'],
  ['listPengajuanCuti', 'cancelPengajuanCuti', /^The contract has no write/],
  ['listPanduan', 'createPengajuanCuti', /are not of one student/],
  ['listPengajuanCuti', 'saveKrs', /^saveKrs is of effect idempotent/],
  ['listPengajuanCuti', 'createKelengkapanSkpi', /^createKelengkapanSkpi sends no JSON body/],
])('rejects adding to %s with %s and explains why', (list, write, sentence) => {
  expect(() => filesOf(list, write)).toThrow(sentence)
})
