import { createEmitter } from './emitter.ts'

/** A value that this page holds and that may change; for React: `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value> {
  get: () => Value
  /** Changes the value and calls everybody back; the same value again does nothing. */
  set: (next: Value) => void
  /** Calls back with each new value. @returns the undo */
  subscribe: (listener: (value: Value) => void) => () => void
}

const resets = new Set<() => void>()

/** Creates a store. Made once, when its module is read: it lives as long as the page. */
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
 * Puts every store back to its first value and calls nobody: what a reload does. For tests, which share a page
 * (tests/setup.ts).
 * @public
 */
export const resetStores = (): void => {
  for (const reset of resets) reset()
}
