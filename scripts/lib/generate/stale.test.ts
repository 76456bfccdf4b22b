// @vitest-environment node
import { expect, it } from 'vitest'
import { staleFiles } from './stale.mjs'

const contract = (stale: string[]) => ({
  paths: {
    '/v1/seminar': { get: { operationId: 'listSeminar', tags: ['seminar'] } },
    '/v1/{id}/seminar/{idSeminar}': { get: { operationId: 'getSeminar', tags: ['seminar'] } },
    '/v1/{id}/seminar': { post: { operationId: 'createSeminar', tags: ['seminar'], 'x-invalidates': stale } },
    '/v1/berita': { get: { operationId: 'listBerita', tags: ['berita'] } },
  },
})

it('writes the paths that a write invalidates, with a wildcard for a parameter it does not have', () => {
  const { seminar, ...others } = staleFiles(contract(['getSeminar', 'listSeminar', 'listBerita', 'listSeminar']))
  expect(others).toEqual({})
  expect(seminar).toContain(
    'export const afterCreateSeminar = <Data, Refusal, Variables extends { id: string | number }',
  )
  expect(seminar).toContain(`({ id }) => [\n    \`/v1/\${id}/seminar/*\`,\n    '/v1/seminar',\n    '/v1/berita',\n  ])`)
})

it('writes no function for a write that invalidates nothing, and rejects an unknown query', () => {
  expect(staleFiles(contract([]))).toEqual({})
  expect(() => staleFiles(contract(['listEntah']))).toThrow('createSeminar: x-invalidates listEntah')
})
