import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { handRef } from './hand-ref.ts'

test('assigns the node to object and callback refs and returns the cleanup of a callback ref', () => {
  const node = document.createElement('input')
  const ref = createRef<HTMLInputElement>()
  expect(handRef(ref, node)).toBeUndefined()
  expect(ref.current).toBe(node)
  const undo = vi.fn()
  expect(handRef(() => undo, node)).toBe(undo)
  expect(handRef(undefined, node)).toBeUndefined()
})
