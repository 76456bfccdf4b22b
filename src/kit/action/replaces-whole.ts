import type { UseQueryOptions } from '@tanstack/react-query'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { isRecord } from '#shared/text/is-record.ts'
import type { Action, Caller } from './action.ts'

/** Fields of a body, by name. */
type Whole = Readonly<Record<string, unknown>>

/** Normalizes a value for comparison: a body omits what a response has as '', and orders its fields differently. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable)
  if (isRecord(value)) return pick(value, Object.keys(value).toSorted())
  return value === undefined || value === '' ? null : value
}

function pick(from: Whole, names: readonly string[]): Whole {
  return Object.fromEntries(names.map((name) => [name, comparable(from[name])]))
}

/**
 * Declares that a PUT replaces the fields of its body as a whole. When another device or tab has changed one of them
 * since, a queued write is not sent until the user decides.
 * @param optionsOf the query whose response holds these fields
 * @param writtenOf returns the fields under the names of the body; null when the response lacks them, for example
 * because the row is gone
 * @example
 * const changeWork: Action<ChangeWork> = { operation, describe, send, ...replacesWhole(optionsOf, writtenOf) }
 */
export const replacesWhole = <Variables extends { data: object }, Raw, Data>(
  optionsOf: (variables: Variables, caller: Caller) => UseQueryOptions<Raw, GatewayError, Data>,
  writtenOf: (answer: Data, variables: Variables) => Whole | null,
): Required<Pick<Action<Variables>, 'replaces'>> => ({
  replaces: (caller) => {
    const written = (answer: Data, variables: Variables): Whole | null => {
      const whole = writtenOf(answer, variables)
      return whole && pick(whole, Object.keys(whole))
    }
    const shown = (variables: Variables): Whole | null => {
      const { queryKey, select } = optionsOf(variables, caller)
      const raw = caller.client.getQueryData<Raw>(queryKey)
      return raw === undefined || !select ? null : written(select(raw), variables)
    }
    return {
      shown,
      read: async (variables) => written(await refetchNow(caller.client, optionsOf(variables, caller)), variables),
      after: (variables) => pick({ ...variables.data }, Object.keys(shown(variables) ?? variables.data)),
    }
  },
})
