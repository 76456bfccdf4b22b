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

/** Amounts, grade points, shares, credits, points, and 'so many of so many': what is summed or counted over rows. */
const FIGURE = /Rp\s?[\d.]+|\d+(?:,\d+)?\s?%|\d+,\d{1,2}(?!\d)|\d+ dari \d+|\d+ (?:SKS|poin)/g

/** The figures of a screen. Each piece of text is one of its own: a code beside a mark makes no figure. */
const figuresOf = (): string[] => {
  const pieces = document.createTreeWalker(mainOf(), NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  while (pieces.nextNode()) for (const figure of pieces.currentNode.nodeValue?.match(FIGURE) ?? []) found.add(figure)
  return [...found]
}

/** What is true of a screen that another lock shows: sections of which the record has nothing stand there only to be read. */
const TRUE: Readonly<Record<string, readonly string[]>> = {
  '/biodata': ['biodata:section.empty', 'i18n:list.empty', 'acara:missing'], // the last one fits these two together
}

/** `npm test` takes three kinds for each screen, others for its neighbours; the audit takes all. */
const KINDS_EACH = 3
const kindsOf = (one: Case) => {
  const first = CASES.indexOf(one) * KINDS_EACH
  return UNREADABLE.filter(
    (_, place) =>
      IS_AUDIT || (place - first + UNREADABLE.length * CASES.length * KINDS_EACH) % UNREADABLE.length < KINDS_EACH,
  )
}

/** The answers of a screen, as the gateway gave them. */
const answersOf = async (one: Case): Promise<[path: string, body: unknown][]> => {
  const { own, answered } = await healthyScreen(one)
  return [...new Set(own.map(({ pathname }) => pathname))].flatMap((path): [string, unknown][] =>
    answered.has(path) ? [[path, answered.get(path)]] : [],
  )
}

test.each(CASES)('$address: never states that there is no data when the data is unreadable', async (one) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each drift is told once
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

/** The heading of a print page is printed with its rows. */
const isPrintPage = ({ address }: Case): boolean => address.startsWith('/cetak-')

/** Waits until a screen no longer changes, although an answer is on its way. */
const untilCalm = async (): Promise<void> => {
  let before: string | null = null
  await waitFor(
    () => {
      const now = document.body.textContent.replace(/\d/g, '') // a paper counts its seconds
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
