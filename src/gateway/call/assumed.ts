let isKnown = (): boolean => true

/** Sets whether the gateway supports calls that the specification does not show (flag `assumed-writes`). */
export const setAssumedCalls = (known: () => boolean): void => {
  isKnown = known
}

/** Returns whether the gateway supports the calls that the specification does not show. */
export const knowsAssumed = (): boolean => isKnown()
