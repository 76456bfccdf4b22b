import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const steps = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

it('includes KRS in the first steps while it is open', async () => {
  await renderScreen('/welcome', { arrange: ({ jumpTo }) => jumpTo('2027-01-12T10:00:00+07:00') })
  expect((await steps()).join(' ')).toContain('Isi KRS')
})

it.each([
  ['opens in 80 days', {}],
  ['has a window that failed', { faults: [{ operation: 'getPembatasWaktuKrs', kind: 'server' as const }] }],
])('omits KRS when it %s', async (_, options) => {
  await renderScreen('/welcome', options)
  const shown = await steps()
  expect(shown.join(' ')).toContain('Periksa biodata')
  expect(shown.join(' ')).not.toContain('Isi KRS')
})
