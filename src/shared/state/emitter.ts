/** An event with any number of listeners, for code that must work without React. */
export interface Emitter<Event> {
  emit: (event: Event) => void
  subscribe: (listener: (event: Event) => void) => () => void
}

/** Creates an emitter. Listeners are called in order of subscription; subscribe returns an unsubscribe function. */
export const createEmitter = <Event>(): Emitter<Event> => {
  const listeners = new Set<(event: Event) => void>()
  return {
    emit: (event) => {
      for (const listener of [...listeners]) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
