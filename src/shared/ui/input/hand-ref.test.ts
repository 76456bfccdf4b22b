import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { handRef } from './hand-ref.ts'

test('a node reaches a ref of either kind, and the undo of one that has it comes back', () => {
  const node = document.createElement('input')
  const ref = createRef<HTMLInputElement>()
  expect(handRef(ref, node)).toBeUndefined()
  expect(ref.current).toBe(node)
  const undo = vi.fn()
  expect(handRef(() => undo, node)).toBe(undo)
  expect(handRef(undefined, node)).toBeUndefined()
})
