// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const REPORT = z.object({
  diagnostics: z.array(
    z.object({ code: z.string(), labels: z.array(z.object({ span: z.object({ line: z.number() }) })) }),
  ),
})

/** Returns the lines of the code, one statement each, that a house rule rejects. */
const refusedBy = async (rule: string, lines: readonly string[]): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'house-rules-'))
  try {
    const config = join(folder, 'oxlintrc.json')
    const plugins = { jsPlugins: [resolve('scripts/house-rules.mjs')], categories: { correctness: 'off' } }
    writeFileSync(config, JSON.stringify({ ...plugins, rules: { [`house/${rule}`]: 'error' } }))
    writeFileSync(join(folder, 'code.ts'), lines.join('\n'))
    const args = ['--config', config, '--format', 'json', folder]
    // oxlint exits with 1 when it reports a problem.
    const stdout = await new Promise<string>((done) => {
      execFile(resolve('node_modules/.bin/oxlint'), args, (_, text) => done(text))
    })
    const { diagnostics } = REPORT.parse(JSON.parse(stdout))
    const refused = new Set(diagnostics.flatMap(({ labels }) => labels.map(({ span }) => span.line)))
    return lines.filter((_, index) => refused.has(index + 1))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('one-clock rejects code that reads or writes a time in the device’s time zone', async () => {
  const refused = [
    'date.getHours()',
    'date.getMinutes()',
    'date.getDate()',
    'date?.getDay()',
    'date.getMonth()',
    'date.getFullYear()',
    'date.getTimezoneOffset()',
    'date.setHours(0, 0, 0)',
    'date.setDate(1)',
    'date.toDateString()',
    'date.toTimeString()',
    "date.toLocaleString('id')",
    'date.toLocaleDateString()',
    'date.toLocaleTimeString()',
    'new Date(2026, 9, 22)',
    'new Date()',
    "new Intl.DateTimeFormat('id', { day: '2-digit' })",
    "Intl.DateTimeFormat('id').format(date)",
  ]
  const taken = [
    'date.getUTCHours()',
    'date.toISOString()',
    'new Date(ms)',
    'new Date(Date.UTC(2026, 9, 22))',
    "new Intl.DateTimeFormat('id', { day: '2-digit', timeZone: 'UTC' })",
    "Intl.DateTimeFormat('id', { timeZone })",
    'setDate(day)',
  ]
  expect(await refusedBy('one-clock', [...taken, ...refused])).toEqual(refused)
})

test('one-calendar rejects dayjs outside the date modules', async () => {
  const refused = ["import dayjs from 'dayjs'", "import utc from 'dayjs/plugin/utc.js'", "import('dayjs')"]
  const taken = ["import { dayOf } from '#shared/campus/campus-time.ts'"]
  expect(await refusedBy('one-calendar', [...taken, ...refused])).toEqual(refused)
})

test('device-clock rejects the uncorrected clock', async () => {
  const refused = [
    "import { now } from '#shared/state/clock.ts'",
    "import { now as a } from '../shared/state/clock.ts'",
  ]
  const taken = ["import { campusNow } from '#shared/campus/campus-clock.ts'"]
  expect(await refusedBy('device-clock', [...taken, ...refused])).toEqual(refused)
})

test('plain-words rejects the private phrases in comments and titles, and nowhere else', async () => {
  const refused = [
    '/** Calls back at each change. @returns the undo */ export const a = 1',
    'const b = 2 // the request is on its way',
    "test('is told when nobody knows the end', () => undefined)",
    "it.each([1])('by turns with %s', () => undefined)",
    'describe(`whoever reads`, () => undefined)',
  ]
  const taken = [
    '/** Subscribes to changes. @returns an unsubscribe function */ export const c = 3',
    "const d = 'the request is on its way'",
    "test('shows the outcome as unknown when the response is lost', () => undefined)",
    "log('is told')",
  ]
  expect(await refusedBy('plain-words', [...refused, ...taken])).toEqual(refused)
})

test('gone-names rejects exports with a name that went, and takes local names and props', async () => {
  const refused = [
    'export const FactLine = 1',
    'export function hearErrors() {}',
    'export interface Subjek { id: string }',
    'export type Halaman = string',
    'export const kirimKuesioner = 2',
  ]
  const taken = [
    'export const MetaLine = 3',
    'const both = 4',
    'export interface Props { judge: string; hearing: string }',
    'export const telemetry = 5',
  ]
  expect(await refusedBy('gone-names', [...refused, ...taken])).toEqual(refused)
})
