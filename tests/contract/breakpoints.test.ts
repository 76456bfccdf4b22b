// @vitest-environment node
import { expect, it, test } from 'vitest'
import { DEFAULT_VIEWPORT_PX } from '../../playwright.config.ts'
import { sourcesOf } from './sources.ts'

/** Section 9: tablet, desktop, widescreen and fullhd in px; below the first the layout is the phone's. */
const BREAKPOINTS_PX = [768, 1024, 1216, 1408]
/** Style sheets use em: a user who enlarges the browser's text gets the layout that fits. */
const PX_PER_EM = 16
const LARGEST_OF_A_PHONE = '47.99em'
/** Two columns of cards whose rows have a label and a value are wider than a tablet allows. */
const OF_TWO_COLUMNS = '60em'
/** Below it the chat replaces the campus name in the top bar. */
const OF_NO_NAME = '24.99em'
/** Small phones, or phones with large text. */
const OF_LARGE_TEXT = ['18em', '22em']
const LEAST = [...BREAKPOINTS_PX.map((width) => `${width / PX_PER_EM}em`), OF_TWO_COLUMNS]

const widthsOf = (text: string, bound: 'min' | 'max'): string[] =>
  [...text.matchAll(new RegExp(`${bound}-width:\\s*([^)\\s]+)\\s*\\)`, 'g'))].map(([, width = '']) => width)
const queries = [...sourcesOf('src', /\.css$/), ...sourcesOf('tools', /\.css$/)].flatMap(({ path, text }) =>
  [...text.matchAll(/@media[^{]*\{/g)].map(([query]) => ({ path, query })),
)

it('finds media queries in the style sheets', () => {
  expect(queries.length).toBeGreaterThan(10)
})

test.each(queries)('[R9-008] $path changes its layout only at a breakpoint: $query', ({ query }) => {
  for (const width of widthsOf(query, 'min')) expect(LEAST).toContain(width)
  for (const width of widthsOf(query, 'max'))
    expect([LARGEST_OF_A_PHONE, OF_NO_NAME, ...OF_LARGE_TEXT]).toContain(width)
  expect(query).not.toMatch(/width\s*[<>]|[<>]\s*width/)
})

test('[R9-009] uses a default viewport of 1024 px, which gets the desktop layout', () => {
  expect(DEFAULT_VIEWPORT_PX).toBe(1024)
  expect(BREAKPOINTS_PX.filter((width) => width <= DEFAULT_VIEWPORT_PX)).toEqual([768, 1024])
})
