import { afterEach, expect, test } from 'vitest'
import { isChunkError } from './chunk-errors.ts'

afterEach(() => document.head.replaceChildren())

const tell = (message: string): Error => {
  const payload = new Error(message)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

test('the tag of a style that was lost goes, so that the next press fetches the style; the others stay', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="https://portal.test/assets/chat.css"><link rel="stylesheet" href="https://portal.test/assets/app.css">'
  const error = tell('Unable to preload CSS for https://portal.test/assets/chat.css')
  expect(isChunkError(error)).toBe(true)
  expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual(['https://portal.test/assets/app.css'])
})
