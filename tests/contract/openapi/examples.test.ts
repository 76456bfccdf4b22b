import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { contractMismatches } from '#gateway/answer/contract-mismatch.ts'
import { answersOf, bodyOf, operations } from '../bundle.ts'
import { callOperation, createGateway, enterCampus } from '../gateway.ts'

const server = createGateway()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  enterCampus()
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  server.resetHandlers()
})

const json = operations.filter(({ responses }) => responses['200']?.content?.['application/json'])
const files = operations.filter(({ responses }) => !responses['200']?.content?.['application/json'])

it('has an example for every JSON response and every request body', () => {
  expect(
    json.filter(({ operationId }) => answersOf(operationId).length === 0).map(({ operationId }) => operationId),
  ).toEqual([])
  const bodies = operations.filter(({ requestBody }) => requestBody)
  expect(
    bodies.filter(({ operationId }) => bodyOf(operationId) === undefined).map(({ operationId }) => operationId),
  ).toEqual([])
  console.info(`${json.length} JSON answers, ${files.length} download, ${bodies.length} request bodies`)
})

it.each(json.map(({ operationId }) => operationId))(
  '%s returns an example of the contract that matches its schema',
  async (id) => {
    const answer = await callOperation(id)
    expect(contractMismatches()).toEqual([])
    expect(answersOf(id)).toContainEqual(answer)
  },
)

it('returns further examples of a response that match its schema', async () => {
  const several = json.filter(({ operationId }) => answersOf(operationId).length > 1)
  for (const { operationId, method } of several) {
    for (const example of answersOf(operationId)) {
      server.use(http[method.toLowerCase() as 'get']('*', () => HttpResponse.json(example as object)))
      expect(await callOperation(operationId)).toEqual(example)
    }
  }
  expect(contractMismatches()).toEqual([])
})

it('reports a response that breaks its schema', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  server.use(http.get('*/v1/mahasiswa/:id/pengajuan_cuti', () => HttpResponse.json({ data: 'none' })))
  await callOperation('listPengajuanCuti')
  expect(contractMismatches()).toEqual([
    { operation: 'listPengajuanCuti', path: 'data', expected: 'array', got: 'string' },
  ])
})

it.each(files.map(({ operationId }) => operationId))('%s returns a named file', async (id) => {
  server.use(
    http.get(
      '*/unduh',
      () =>
        new HttpResponse('%PDF-1.4', {
          headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="surat.pdf"' },
        }),
    ),
  )
  const file = await callOperation(id)
  expect(file).toBeInstanceOf(File)
  expect((file as File).name).toBe('surat.pdf')
})
