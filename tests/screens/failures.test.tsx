import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { arrangeCase, CASES, mainOf, RAW } from './cases.ts'
import { healthyScreen, partsOf } from './shell.tsx'

vi.setConfig({ testTimeout: 30_000 }) // each part is asked for again

/** More parts than any screen has. */
const MOST_PARTS = 20
const reloads = () => screen.queryAllByText('Muat Ulang', { selector: 'main button' })

test.each(CASES)('$address: what does not load says so in its place, and Muat Ulang brings it', async (one) => {
  const arranged = arrangeCase(one)
  const { own, parts } = await healthyScreen(one)
  const operations = [...new Set(own.map(({ operation }) => operation))]
  const { user, settled } = await renderScreen(one.address, {
    ...arranged,
    faults: operations.map((operation) => ({ operation, kind: 'server' as const, times: 1 })),
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
