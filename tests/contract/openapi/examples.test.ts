import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { driftReports } from '#gateway/answer/drift.ts'
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

it('every JSON answer has an example and every request body too', () => {
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
  '%s answers with an example of the contract that passes its own schema',
  async (id) => {
    const answer = await callOperation(id)
    expect(driftReports()).toEqual([])
    expect(answersOf(id)).toContainEqual(answer)
  },
)

it('a further example of an answer passes the schema as well', async () => {
  const several = json.filter(({ operationId }) => answersOf(operationId).length > 1)
  for (const { operationId, method } of several) {
    for (const example of answersOf(operationId)) {
      server.use(http[method.toLowerCase() as 'get']('*', () => HttpResponse.json(example as object)))
      expect(await callOperation(operationId)).toEqual(example)
    }
  }
  expect(driftReports()).toEqual([])
})

it('an answer that breaks its schema is noticed, so that silence above means something', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  server.use(http.get('*/v1/mahasiswa/:id/pengajuan_cuti', () => HttpResponse.json({ data: 'none' })))
  await callOperation('listPengajuanCuti')
  expect(driftReports()).toEqual([{ operation: 'listPengajuanCuti', path: 'data', expected: 'array', got: 'string' }])
})

it.each(files.map(({ operationId }) => operationId))('%s sends a file when the gateway names one', async (id) => {
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
