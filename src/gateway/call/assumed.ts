let isKnown = (): boolean => true

/** Says whether calls that the specification does not show are known to this gateway (flag `assumed-writes`). */
export const setAssumedCalls = (known: () => boolean): void => {
  isKnown = known
}

/** Whether this gateway knows the calls that the specification does not show. */
export const knowsAssumed = (): boolean => isKnown()
