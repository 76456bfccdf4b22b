// @vitest-environment node
import { expect, test } from 'vitest'
import { ARRIVAL_MS } from '#kit/action/arrival.ts'
import { resultOfOrder } from './status-pembayaran.ts'

test.each([
  ['88', 'processing', 'unread', 0, 'done'],
  ['nothing pending and a longer history', 'open', 'grown', 0, 'done'],
  ['nothing pending, before the minute is over', 'open', 'same', ARRIVAL_MS - 1, 'unknown'],
  ['nothing pending and the same history, a minute later', 'open', 'same', ARRIVAL_MS, 'not-done'],
  ['nothing pending and an unreadable history', 'open', 'unread', ARRIVAL_MS * 10, 'unknown'],
  ['nothing pending and no earlier history to compare', 'open', 'unknown', ARRIVAL_MS * 10, 'unknown'],
  ['nothing, however long it takes', 'unknown', 'same', ARRIVAL_MS * 10, 'unknown'],
] as const)(
  'decides on an order whose response was lost, when the status says %s (access %s)',
  (_, access, growth, ms, result) => {
    expect(resultOfOrder(access, growth, ms)).toBe(result)
  },
)
