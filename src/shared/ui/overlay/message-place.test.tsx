import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeMessages } from './message-place.ts'
import { showToast } from './toast.ts'

/** Mocks a pressed control at a vertical position in a window of 800 px. */
const press = (top: number) => {
  const control = document.createElement('button')
  control.getBoundingClientRect = () => new DOMRect(16, top, 100, 44)
  document.body.append(control)
  fireEvent.click(control)
  return control
}
const isAtTop = () => document.documentElement.hasAttribute('data-pressed-low')

let removePlace: () => void
beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  removePlace = placeMessages()
})
afterEach(() => {
  removePlace()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test.each([
  ['the upper half: at the bottom', 100, false],
  ['the lower half: at the top', 600, true],
])('shows a message without covering the control pressed in %s', (_, top, expected) => {
  press(top)
  showToast('Nomor tersalin')
  expect(isAtTop()).toBe(expected)
})

test('places a message by the focused element when the pressed one is gone', () => {
  const opener = press(600)
  opener.focus()
  press(100).remove()
  showToast('Dibatalkan')
  expect(isAtTop()).toBe(true)
})

test('places a message at the bottom when no control was pressed', () => {
  showToast('Tersimpan')
  expect(isAtTop()).toBe(false)
})

test('stops placing messages after cleanup', () => {
  press(600)
  showToast('Tersimpan')
  removePlace()
  expect(isAtTop()).toBe(false)
  press(600)
  showToast('Tersimpan')
  expect(isAtTop()).toBe(false)
})
