import type { QueryClient } from '@tanstack/react-query'
import type { Paper } from '#gateway/wallet/papers.ts'
import type { PaperKind } from '#kit/print/paper-kind.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { PICTURES } from './picture-fields.ts'

/** Result of a comparison with the campus; 'withdrawn' when the campus does not issue the paper any more. */
export type Comparison = 'same' | 'changed' | 'withdrawn'

/** Returns a response as text, without the fields that differ in each response. */
const comparable = (data: unknown, passing: readonly string[]): string =>
  JSON.stringify(data, (name, value: unknown) => {
    if (passing.includes(name) || PICTURES.has(name)) return undefined
    // Two gateways may write the fields of one record in another order.
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value
  })

/**
 * Compares a stored paper with what the campus answers now.
 * @throws GatewayError when the campus does not answer
 */
export const comparePaper = async (client: QueryClient, kind: PaperKind, paper: Paper): Promise<Comparison> => {
  const own = kind.own(paper.owner.username, paper.params)
  if (!(await own.refetch(client))) return 'withdrawn'
  const stored = paper.answers.find(({ key }) => JSON.stringify(key) === JSON.stringify(own.key))
  const passing = kind.passing ?? []
  return comparable(stored?.data, passing) === comparable(client.getQueryData(own.key), passing) ? 'same' : 'changed'
}
