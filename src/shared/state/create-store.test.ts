// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { createStore, resetStores } from './create-store.ts'

it('holds a value, tells each change once, and nothing after the undo', () => {
  const store = createStore('off')
  const listener = vi.fn()
  const undo = store.subscribe(listener)
  store.set('on')
  store.set('on')
  expect(store.get()).toBe('on')
  undo()
  store.set('off')
  expect(listener.mock.calls).toEqual([['on']])
})

it('every store begins anew with the next test, and says so to nobody', () => {
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
