import type { MutationOptions } from '@tanstack/react-query'
import { wasAnswered } from '../answer/refused.ts'

/** Replaces a path parameter that the write does not have: any value matches. */
const ANY = '*'

const samePath = (pattern: string, path: unknown): boolean => {
  if (typeof path !== 'string') return false
  const wanted = pattern.split('/')
  const found = path.split('/')
  return wanted.length === found.length && wanted.every((part, index) => part === ANY || part === found[index])
}

/**
 * Adds the invalidations of a write (x-invalidates) to its options. They run when the gateway has accepted or refused
 * the write: after a refusal, too, its state may differ from the screen.
 * @param options generated options of the write
 * @param pathsOf paths of the queries that become stale, whatever their query parameters; a part `*` matches any value
 */
export const whenAnswered = <Data, Refusal, Variables, Kept>(
  options: MutationOptions<Data, Refusal, Variables, Kept>,
  pathsOf: (variables: Variables) => readonly string[],
): MutationOptions<Data, Refusal, Variables, Kept> => ({
  ...options,
  onSettled: (data, error, variables, kept, context) => {
    if (wasAnswered(error)) {
      const paths = pathsOf(variables)
      void context.client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => paths.some((pattern) => samePath(pattern, path)),
      })
    }
    return options.onSettled?.(data, error, variables, kept, context)
  },
})
