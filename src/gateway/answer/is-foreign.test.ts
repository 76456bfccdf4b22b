// @vitest-environment node
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { fetcher } from '../call/fetcher.ts'
import { toGatewayError } from '../call/gateway-error.ts'
import { isForeign } from './is-foreign.ts'

const { answer } = createNetwork()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

const failure = () => fetcher('/v1/krs', { operation: 'saveKrs', method: 'PUT' }).then(() => null, toGatewayError)

const JSON_TYPE = 'application/json'
const WORDS = '{"status":{"code":"99","message":"KRS sedang dirawat"}}'

test.each([
  [502, '<html>Bad Gateway</html>', 'text/html', true],
  [502, '{"message":"invalid response from upstream"}', JSON_TYPE, true],
  [503, '<html>Service Unavailable</html>', 'text/html', true],
  [503, 'upstream connect error or disconnect/reset before headers', 'text/plain', true],
  [503, WORDS, JSON_TYPE, false],
  [500, '', JSON_TYPE, true],
  [500, '{"status":', JSON_TYPE, true],
  [500, '{"error":"boom"}', JSON_TYPE, true],
  [500, WORDS, JSON_TYPE, false],
  [500, '{"detail":"KRS dikunci"}', JSON_TYPE, false],
  [520, 'error code: 520', 'text/plain', true],
  [404, '<html>Not Found</html>', 'text/html', false],
  [409, '', JSON_TYPE, false],
])('returns whether a response %i with body %j (%s) is foreign: %s', async (status, body, type, expected) => {
  answer(() => new HttpResponse(body, { status, statusText: 'Broken', headers: { 'content-type': type } }))
  const error = await failure()
  expect(error).toMatchObject({ status })
  expect(error && isForeign(error)).toBe(expected)
})
