import type { Page } from '@playwright/test'
import { expect, test, type Watched } from '../fixtures.ts'
import { type Hosts, makeRoomFor, spend, type Visited } from '../visit-steps.ts'
import { type Look, visit } from '../visits.ts'

/**
 * Number of screens per round. Each round signs its students in again; with fewer rounds, one worker would run the last
 * alone.
 */
const SCREENS_A_ROUND = 26

export interface Round {
  look: Look
  screens: readonly Visited[]
}

/**
 * Splits the screens of one look into rounds, ordered by student, since screens of one student share a running page.
 */
export const roundsOf = (screens: readonly Visited[], look: Look): Round[] => {
  const whose = ({ open: { persona = '' } }: Visited) => persona
  const order = screens.toSorted((one, other) => whose(one).localeCompare(whose(other)))
  const count = Math.ceil(order.length / SCREENS_A_ROUND)
  const bounds = Array.from({ length: count + 1 }, (_, index) => Math.round((index * order.length) / count))
  return bounds.slice(1).map((end, index) => ({ look, screens: order.slice(bounds[index], end) }))
}

export const titleOf = ({ look: { width, mode, language }, screens }: Round): string =>
  `at ${width} px, ${mode}, ${language}: ${screens.map(({ name }) => name).join(', ')}`

/** Visits the screens in order; a faulty screen does not hide the faults of the others. */
export const visitRound = async (
  page: Page,
  hosts: Hosts,
  watched: Watched,
  { look, screens }: Round,
  check: (screen: Visited) => Promise<void>,
): Promise<void> => {
  const faults: string[] = []
  for (const screen of screens) {
    try {
      await test.step(screen.name, async () => {
        await makeRoomFor(page, screen)
        watched.allowed = screen.allowed ?? []
        await visit(page, hosts, screen, look)
        await check(screen)
        expect(watched.complaints, 'errors, policy reports and foreign requests').toEqual([])
      })
    } catch (error) {
      spend(page)
      faults.push(`${screen.name}: ${String(error)}`)
    }
    watched.complaints.length = 0
  }
  expect(faults.join('\n\n')).toBe('')
}
