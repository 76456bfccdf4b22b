import type { Action, Caller } from '#kit/action/action.ts'

interface Options<Variables, Seen> {
  /** What the question named: the title, or the day with its hours and room. Compared as JSON. */
  shown: (variables: Variables) => Seen
  /** Reads the same anew; null where the thing is gone, which is for the gateway to answer. @throws GatewayError */
  read: (variables: Variables, caller: Caller) => Promise<Seen | null>
  /** Sentence that says what it is now. */
  changed: (now: Seen) => string
}

/**
 * What a person confirmed about a thing, for a write that may be sent again: it is compared with a fresh read before the write is
 * sent, and again before it leaves the queue.
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
