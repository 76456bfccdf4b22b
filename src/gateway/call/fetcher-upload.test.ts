import { expect, test, vi } from 'vitest'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { fetcher } from './fetcher.ts'

const { answerJson, sent } = createNetwork()

test('uploads a file once even when the upload module fails to load', async () => {
  vi.doMock('./upload.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  answerJson({ status: '1' })
  const body = new FormData()
  body.append('data', new File(['rancangan indeks'], 'rancangan.pdf', { type: 'application/pdf' }))
  const onSent = vi.fn()
  const answer = await fetcher('/v1/upload_tugas_kuliah/240117023', { method: 'POST', body, onSent })
  expect(answer).toEqual({ status: '1' })
  expect(sent).toMatchObject([{ method: 'POST', body: expect.stringContaining('rancangan indeks') as string }])
  expect(onSent).not.toHaveBeenCalled()
  vi.doUnmock('./upload.ts')
})
