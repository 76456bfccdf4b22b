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

it('lists that need only the student can begin a subject', () => {
  expect(listable).toEqual(expect.arrayContaining(['listPengajuanCuti', 'listPanduan']))
})

describe.each(listable)('a subject that begins with %s', (operation) => {
  const files = filesOf(operation)
  const page = files[`${FOLDER}/cuti-baru-page.tsx`] ?? ''

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
      const texts = JSON.parse(files[`${FOLDER}/locales/${language}.json`] ?? '{}') as Record<string, string>
      expect(Object.keys(texts).sort()).toEqual(['title', 'list', 'empty', ...columns].sort())
    }
  })

  it('is a declaration of few lines that asks the gateway through its own hook', () => {
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
])('%s can not begin a subject, and the sentence says why', (operation, sentence) => {
  expect(() => filesOf(operation)).toThrow(sentence)
})

it('words by which a screen is found stand there once, though both languages name it alike', () => {
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

  it('is stored by the simulated gateway as it was sent, and answered from there', () => {
    for (const field of ['tahun', 'semester', 'alasan']) expect(world).toContain(`${field}: isi.${field}`)
    expect(world).toContain('PART.write(mahasiswa, [added, ...before])')
    expect(files['tools/demo/handlers/cuti-baru.ts']).toContain('readBody(info.request, CreatePengajuanCutiBody)')
  })

  it('is found again in the list by what was sent, and is checked after a reload', () => {
    expect(files[`${FOLDER}/add-action.ts`]).toContain("row: ({ tahun, alasan }) => [String(tahun ?? ''), alasan]")
    expect(files[`${FOLDER}/screens.ts`]).toContain('pendingChecks')
    expect(files[`${FOLDER}/cases.ts`]).toContain("writes: { '/cuti-baru': ['createPengajuanCuti'] }")
  })

  it('has a text in both languages for each field and each sentence', () => {
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
])('%s can not be added to by %s, and the sentence says why', (list, write, sentence) => {
  expect(() => filesOf(list, write)).toThrow(sentence)
})
