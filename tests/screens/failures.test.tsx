import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { CASES, mainOf, RAW, readsOf } from './cases.ts'
import { readsOfShell } from './shell.tsx'

vi.setConfig({ testTimeout: 30_000 }) // a screen is opened three times

/** More parts than any screen has. */
const MOST_PARTS = 20
const partsOf = () => [...mainOf().querySelectorAll('h2, h3, caption')].map(({ textContent }) => textContent)
const reloads = () => screen.queryAllByText('Muat Ulang', { selector: 'main button' })

test.each(CASES)('$address: what does not load says so in its place, and Muat Ulang brings it', async (one) => {
  const { address, persona } = one
  const shell = await readsOfShell(persona)
  const healthy = await renderScreen(address, { persona })
  const parts = partsOf()
  const own = readsOf(healthy.asked).filter((operation) => !shell.has(operation))
  healthy.unmount()
  const { user, settled } = await renderScreen(address, {
    persona,
    faults: own.map((operation) => ({ operation, kind: 'server' as const, times: 1 })),
  })
  expect(mainOf().textContent).not.toMatch(RAW)
  if (own.length > 0) expect(reloads()).not.toEqual([])
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const [reload] = reloads()
    if (!reload) break
    await user.click(reload)
    await settled()
  }
  expect(reloads()).toEqual([])
  await waitFor(() => expect(partsOf()).toEqual(parts))
})
