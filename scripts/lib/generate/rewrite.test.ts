// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lazyValidators, readInQueries, rewriteFolder } from './rewrite.mjs'

const CLIENT = `import { fetcher } from './fetcher.ts';
export const listKrs = async (id: string): Promise<KrsList> => {
  return fetcher<KrsList>(url(id), {
      operation: 'listKrs', effect: 'once',
    method: 'GET'
  });}
export const getListKrsQueryOptions = <TData = Awaited<ReturnType<typeof listKrs>>, TError = Failure>(id: string, options?: Query<Awaited<ReturnType<typeof listKrs>>, TError, TData>) => {
  return { queryKey, queryFn, meta: { keep: 'chosen', }, ...queryOptions} as Query<Awaited<ReturnType<typeof listKrs>>, TError, TData>
}
export function useListKrs<TData = Awaited<ReturnType<typeof listKrs>>, TError = Failure>(id: string): Result<TData, TError>
export function useListKrs<TData = Awaited<ReturnType<typeof listKrs>>, TError = Failure>(id: string, options?: object) {
  return useQuery(getListKrsQueryOptions(id, options))
}
export const saveKrs = async () => fetcher<Ack>(url(), { operation: 'saveKrs', effect: 'once' })
`
const READ = `import { fetcher } from './fetcher.ts';
import { readListKrs } from './readers.ts';
export const listKrs = async (id: string): Promise<KrsList> => {
  return fetcher<KrsList>(url(id), {
      operation: 'listKrs', fits: readListKrs.fits, effect: 'once',
    method: 'GET'
  });}
export const getListKrsQueryOptions = <TData = ReturnType<typeof readListKrs>, TError = Failure>(id: string, options?: Query<Awaited<ReturnType<typeof listKrs>>, TError, TData>) => {
  return { queryKey, queryFn, meta: { keep: 'chosen', }, select: readListKrs, ...queryOptions} as Query<Awaited<ReturnType<typeof listKrs>>, TError, TData>
}
export function useListKrs<TData = ReturnType<typeof readListKrs>, TError = Failure>(id: string): Result<TData, TError>
export function useListKrs<TData = ReturnType<typeof readListKrs>, TError = Failure>(id: string, options?: object) {
  return useQuery(getListKrsQueryOptions(id, options))
}
export const saveKrs = async () => fetcher<Ack>(url(), { operation: 'saveKrs', effect: 'once' })
`

it('returns the parsed type from queries and keeps the wire type for the call and the cache', () => {
  expect(readInQueries(CLIENT, new Set(['listKrs', 'saveKrs']))).toBe(READ)
})

it('omits the field comparison for non-object responses and leaves a client without queries unchanged', () => {
  expect(readInQueries(CLIENT, new Set())).toBe(READ.replace(' fits: readListKrs.fits,', ''))
  const writes = "import { fetcher } from './fetcher.ts';\nexport const save = () => fetcher({ operation: 'save' })\n"
  expect(readInQueries(writes, new Set(['save']))).toBe(writes)
})

it('stops the generation when a query lacks the select of its reader', () => {
  const other = CLIENT.replace('...queryOptions}', '...given}')
  expect(() => readInQueries(other, new Set())).toThrow('another form than expected: readListKrs')
})

it.each(['', ';'])('creates a validator that ends with "%s" on first use and leaves other exports unchanged', (end) => {
  const made = '/*#__PURE__*/ zod.object({\n  a: zod.optional(Other)\n})'
  const others = 'export const max = 255;\n\nexport const pattern = new RegExp("a");\n\n'
  const type = 'export type Krs = zod.input<typeof Krs>;\n'
  expect(
    lazyValidators(
      `import * as zod from 'zod/mini';\n\n${others}export const Krs = ${made}${end}\n\n${type}`,
      '../lazy.ts',
    ),
  ).toBe(
    `import * as zod from 'zod/mini';\nimport { lazy } from '../lazy.ts';\n\n${others}export const Krs = /*#__PURE__*/ lazy(() => ${made})${end}\n\n${type}`,
  )
  expect(lazyValidators(others, '../lazy.ts')).toBe(others)
})

it('stops the generation when a folder contains nothing to rewrite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'))
  writeFileSync(join(folder, 'a.ts'), 'export const max = 255;\n')
  expect(() => {
    rewriteFolder(folder, lazyValidators)
  }).toThrow('nothing to rewrite')
})
