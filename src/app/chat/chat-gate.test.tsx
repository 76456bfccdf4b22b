import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const button = () => screen.queryByRole('button', { name: /^Chat/ })

describe('on the dashboard', () => {
  test('a campus with chat has the button, after the screen shows its data', async () => {
    // Its socket is for the end-to-end tests: here no ticket arrives.
    const faults = [{ operation: 'createChatTicket', kind: 'network' as const }]
    await renderScreen('/dashboard', { settings: { enable_chat: true }, faults })
    expect(await screen.findByRole('button', { name: /^Chat/ })).toBeVisible()
  })

  test('before the other screens have come, nothing of the chat is asked for', async () => {
    await renderScreen('/dashboard', { settings: { enable_chat: true }, firstLoad: new Promise(() => undefined) })
    expect(button()).toBeNull()
  })

  test.each([
    ['of a campus without chat', {}],
    ['for an operator who acts for a student', { persona: 'operator', settings: { enable_chat: true } }],
  ])('%s there is none', async (_, options) => {
    const { asked } = await renderScreen('/dashboard', { ...options, pending: true })
    await waitFor(() => expect(screen.getAllByRole('heading').length).toBeGreaterThan(0))
    expect(button()).toBeNull()
    expect(asked.filter((address) => address.includes('/chat/'))).toEqual([])
  })
})
