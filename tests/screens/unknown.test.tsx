import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { arrangeCase, CASES, type Case, IS_AUDIT, mainOf } from './cases.ts'
import { mayBeNone, NONE, nonesIn, OTHER, TEXTS } from './none-sentences.ts'
import { healthyScreen } from './shell.tsx'
import { UNREADABLE } from './unknown-kinds.ts'

vi.setConfig({ testTimeout: IS_AUDIT ? 300_000 : 60_000 }) // a screen is opened for each kind of answer

test('reviews each text that may state that there is no data', () => {
  const found = [...TEXTS].filter(([name, text]) => mayBeNone(name, text)).map(([name]) => name)
  const reviewed = [...NONE, ...OTHER]
  expect(found.filter((name) => !reviewed.includes(name))).toEqual([])
  expect(reviewed.filter((name) => !TEXTS.has(name))).toEqual([])
  expect(NONE.filter((name) => OTHER.includes(name))).toEqual([])
})

const said = (): string[] => nonesIn(mainOf().textContent)

/**
 * Matches amounts, grade points, percentages, credits, points and 'x of y': values that are summed or counted over
 * rows.
 */
const FIGURE = /Rp\s?[\d.]+|\d+(?:,\d+)?\s?%|\d+,\d{1,2}(?!\d)|\d+ dari \d+|\d+ (?:SKS|poin)/g

/** Returns the figures of a screen. Each text node is matched separately: a code beside a grade is no figure. */
const figuresOf = (): string[] => {
  const pieces = document.createTreeWalker(mainOf(), NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  while (pieces.nextNode()) for (const figure of pieces.currentNode.nodeValue?.match(FIGURE) ?? []) found.add(figure)
  return [...found]
}

/** Sentences that are correct on a screen with another lock: sections without data are read-only. */
const TRUE: Readonly<Record<string, readonly string[]>> = {
  '/biodata': ['biodata:section.empty', 'i18n:list.empty', 'acara:missing'], // the last one applies to both
}

/** Number of kinds that `npm test` takes for each screen, with others for its neighbours; the audit takes all. */
const KINDS_EACH = 3
const kindsOf = (one: Case) => {
  const first = CASES.indexOf(one) * KINDS_EACH
  return UNREADABLE.filter(
    (_, place) =>
      IS_AUDIT || (place - first + UNREADABLE.length * CASES.length * KINDS_EACH) % UNREADABLE.length < KINDS_EACH,
  )
}

/** Returns the answers of a screen as the gateway sent them. */
const answersOf = async (one: Case): Promise<[path: string, body: unknown][]> => {
  const { own, answered } = await healthyScreen(one)
  return [...new Set(own.map(({ pathname }) => pathname))].flatMap((path): [string, unknown][] =>
    answered.has(path) ? [[path, answered.get(path)]] : [],
  )
}

test.each(CASES)('$address: never states that there is no data when the data is unreadable', async (one) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
  const bodies = await answersOf(one)
  const asItIs = Object.fromEntries(bodies) as Record<string, object>
  const healthy = await renderScreen(one.address, { ...arrangeCase(one), answers: asItIs })
  const allowed = [...said(), ...(TRUE[one.address] ?? [])]
  const figures = figuresOf()
  healthy.unmount()
  for (const { name, change, showsMore = false } of kindsOf(one)) {
    const answers = Object.fromEntries(bodies.map(([path, body]) => [path, change(body)])) as Record<string, object>
    const { unmount } = await renderScreen(one.address, { ...arrangeCase(one), answers })
    expect
      .soft(
        said()
          .filter((sentence) => !allowed.includes(sentence))
          .join(', '),
        name,
      )
      .toBe('')
    expect
      .soft(
        figuresOf().filter((figure) => !showsMore && !figures.includes(figure)),
        `${name}: figures that the whole answer does not give`,
      )
      .toEqual([])
    unmount()
  }
})

/** Returns whether the address is a print page, whose heading is printed with its rows. */
const isPrintPage = ({ address }: Case): boolean => address.startsWith('/cetak-')

/** Waits until a screen no longer changes, while an answer is still pending. */
const untilCalm = async (): Promise<void> => {
  let before: string | null = null
  await waitFor(
    () => {
      const now = document.body.textContent.replace(/\d/g, '') // a print page counts seconds
      const isCalm = now === before
      before = now
      expect(isCalm).toBe(true)
    },
    { interval: 100 },
  )
}

test.each(CASES)(
  '$address: never states that there is no data while a response is pending or has failed',
  async (one) => {
    const bodies = await answersOf(one)
    const turn = CASES.indexOf(one) % Math.max(1, bodies.length)
    const asItIs = Object.fromEntries(bodies) as Record<string, object>
    const healthy = await renderScreen(one.address, { ...arrangeCase(one), answers: asItIs })
    const allowed = said()
    healthy.unmount()
    for (const [path] of bodies.filter((_, place) => IS_AUDIT || place === turn)) {
      const { [path]: _, ...answers } = asItIs
      const hanging = await renderScreen(one.address, { ...arrangeCase(one), answers, hanging: [path], pending: true })
      await untilCalm()
      expect
        .soft(
          said()
            .filter((sentence) => !allowed.includes(sentence))
            .join(', '),
          `${path} is on its way`,
        )
        .toBe('')
      if (!isPrintPage(one))
        expect
          .soft(document.querySelector('h1')?.textContent, `${path} is on its way: the heading is shown`)
          .toBeTruthy()
      hanging.unmount()
      const failed = { ...asItIs, [path]: { status: { code: '500', message: 'Kesalahan server' } } }
      const failing = await renderScreen(one.address, { ...arrangeCase(one), answers: failed })
      expect
        .soft(
          said()
            .filter((sentence) => !allowed.includes(sentence))
            .join(', '),
          `${path} fails`,
        )
        .toBe('')
      failing.unmount()
    }
  },
)
