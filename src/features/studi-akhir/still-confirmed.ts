import type { Action, Caller } from '#kit/action/action.ts'

interface Options<Variables, Seen> {
  /** Returns what the confirmation dialog showed: the title, or the day with its hours and room. Compared as JSON. */
  shown: (variables: Variables) => Seen
  /**
   * Fetches the current value; null when the entry is gone: the gateway then rejects the write.
   * @throws GatewayError
   */
  read: (variables: Variables, caller: Caller) => Promise<Seen | null>
  /** Returns the sentence with the current value. */
  changed: (now: Seen) => string
}

/**
 * Returns the precheck of a write that may be sent again: the confirmed value is compared with a fresh read before the
 * write is sent, and again before it is sent from the queue.
 */
export const stillConfirmed = <Variables, Seen>({
  shown,
  read,
  changed,
}: Options<Variables, Seen>): Required<Pick<Action<Variables>, 'precheck' | 'replaces'>> => ({
  precheck: async (variables, caller) => {
    const now = await read(variables, caller)
    return now === null || JSON.stringify(now) === JSON.stringify(shown(variables)) ? true : { changed: changed(now) }
  },
  replaces: (caller) => ({ shown, read: (variables) => read(variables, caller), after: () => null }),
})
