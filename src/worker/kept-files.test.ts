// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { keepFiles } from './kept-files.ts'

const SCRIPT = { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }

afterEach(() => vi.unstubAllGlobals())

test('one file that is gone, answered with a document or unreachable costs no other', async () => {
  const kept = new Map<string, Response>()
  const cache = {
    put: (address: string, answer: Response) => Promise.resolve(void kept.set(address, answer)),
    keys: () => Promise.resolve([]),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: () => Promise.resolve(undefined) })
  const answers = new Map<string, Response>([
    ['/assets/gone.js', new Response('404', { status: 404 })],
    ['/assets/document.js', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['/assets/first.js', new Response('1', SCRIPT)],
    ['/assets/last.js', new Response('2', SCRIPT)],
  ])
  vi.stubGlobal('fetch', (address: string) => {
    const answer = answers.get(address)
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('network'))
  })
  await keepFiles(['/assets/first.js', '/assets/gone.js', '/assets/document.js', '/assets/cut.js', '/assets/last.js'])
  expect([...kept.keys()]).toEqual(['/assets/first.js', '/assets/last.js'])
})
