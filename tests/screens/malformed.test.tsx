import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { MUTATIONS } from '../audit/mutations.ts'
import { answersOf } from '../contract/bundle.ts'
import { CASES, mainOf, operationOf, RAW } from './cases.ts'
import { readsOfShell } from './shell.tsx'

vi.setConfig({ testTimeout: 30_000 }) // a screen is opened once for each kind

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each drift is told once
})

/** The kinds that break most; `npm run audit` opens every screen with all of them. */
const KINDS = [
  'every second field missing',
  'all fields missing',
  'null for every value',
  'null for every list and object',
  'another type for every value',
  'an empty list for every object',
]
/** A page in the browser's own words is as bad as none. */
const MIN_CHARACTERS = 20

test.each(CASES)('$address: no answer of a gateway makes it blank, or shows what nobody can read', async (one) => {
  const { address, persona } = one
  const shell = await readsOfShell(persona)
  const healthy = await renderScreen(address, { persona })
  healthy.unmount()
  const own = healthy.asked.flatMap((request) => {
    const { operationId = '' } = operationOf(request) ?? {}
    const isOwn = request.startsWith('GET ') && operationId !== '' && !shell.has(operationId)
    const { pathname } = new URL(request.replace('GET ', ''))
    return isOwn ? [{ pathname, known: answersOf(operationId)[0] ?? {} }] : []
  })
  for (const { name, answer } of MUTATIONS.filter(({ name }) => KINDS.includes(name))) {
    const answers = Object.fromEntries(
      own.map(({ pathname, known }) => [pathname, JSON.parse(answer(known).text) as object]),
    )
    const { unmount } = await renderScreen(address, { persona, answers })
    const text = mainOf().textContent
    expect(text, name).not.toMatch(RAW)
    expect(text, name).not.toContain('ERROR 500')
    expect(text.replace(/\s/g, '').length, name).toBeGreaterThan(MIN_CHARACTERS)
    unmount()
  }
})
