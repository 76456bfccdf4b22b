import { afterEach, expect, test } from 'vitest'
import { isChunkError } from './chunk-errors.ts'

afterEach(() => document.head.replaceChildren())

const tell = (message: string): Error => {
  const payload = new Error(message)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

test('removes the link tag of a stylesheet that failed to load and keeps the others', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="https://portal.test/assets/chat.css"><link rel="stylesheet" href="https://portal.test/assets/app.css">'
  const error = tell('Unable to preload CSS for https://portal.test/assets/chat.css')
  expect(isChunkError(error)).toBe(true)
  expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual(['https://portal.test/assets/app.css'])
})
