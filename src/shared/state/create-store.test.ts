// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { createStore, resetStores } from './create-store.ts'

it('notifies subscribers once per change, and not after unsubscribe', () => {
  const store = createStore('off')
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.set('on')
  store.set('on')
  expect(store.get()).toBe('on')
  unsubscribe()
  store.set('off')
  expect(listener.mock.calls).toEqual([['on']])
})

it('resets every store to its initial value without notifying subscribers', () => {
  const stores = [createStore(1), createStore(2)]
  const listener = vi.fn()
  for (const store of stores) {
    store.set(3)
    store.subscribe(listener)
  }
  resetStores()
  expect(stores.map((store) => store.get())).toEqual([1, 2])
  expect(listener).not.toHaveBeenCalled()
})
