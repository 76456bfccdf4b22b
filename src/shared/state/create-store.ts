import { createEmitter } from './emitter.ts'

/** A mutable value of this page with subscriptions; in React: `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value> {
  get: () => Value
  /** Changes the value and notifies all listeners; setting the same value again does nothing. */
  set: (next: Value) => void
  /** Calls back with each new value. @returns an unsubscribe function */
  subscribe: (listener: (value: Value) => void) => () => void
}

const resets = new Set<() => void>()

/** Creates a store at module level: it lives as long as the page. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  let value = initial
  const { emit, subscribe } = createEmitter<Value>()
  resets.add(() => {
    value = initial
  })
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      emit(next)
    },
    subscribe,
  }
}

/**
 * Resets every store to its initial value without notifying listeners, like a reload. For tests, which share a page
 * (tests/setup.ts).
 * @public
 */
export const resetStores = (): void => {
  for (const reset of resets) reset()
}
