// @vitest-environment node
import { expect, test } from 'vitest'
import { createEmitter } from './emitter.ts'

test('calls listeners in the order of subscription until they unsubscribe', () => {
  const heard: string[] = []
  const { emit, subscribe } = createEmitter<number>()
  const leave = subscribe((event) => heard.push(`a${event}`))
  subscribe((event) => heard.push(`b${event}`))
  emit(1)
  leave()
  leave()
  emit(2)
  expect(heard).toEqual(['a1', 'b1', 'b2'])
})

test('calls the other listeners when one unsubscribes or subscribes during an event', () => {
  const heard: string[] = []
  const { emit, subscribe } = createEmitter<number>()
  const leave = subscribe(() => {
    heard.push('once')
    leave()
    subscribe(() => heard.push('late'))
  })
  subscribe(() => heard.push('always'))
  emit(1)
  expect(heard).toEqual(['once', 'always'])
})
