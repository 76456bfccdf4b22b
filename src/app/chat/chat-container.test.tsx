import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const button = () => screen.queryByRole('button', { name: /^Chat/ })

describe('chat on the dashboard', () => {
  test('shows the button at a campus with chat', async () => {
    // Its socket is covered by end-to-end tests: here no ticket arrives.
    const faults = [{ operation: 'createChatTicket', kind: 'network' as const }]
    await renderScreen('/dashboard', { settings: { enable_chat: true }, faults })
    expect(await screen.findByRole('button', { name: /^Chat/ })).toBeVisible()
  })

  test('shows no button before the other screens have loaded', async () => {
    await renderScreen('/dashboard', { settings: { enable_chat: true }, firstLoad: new Promise(() => undefined) })
    expect(button()).toBeNull()
  })

  test('shows no button and sends no chat request at a campus without chat', async () => {
    const { asked } = await renderScreen('/dashboard')
    expect(button()).toBeNull()
    expect(asked.filter((address) => address.includes('/chat/'))).toEqual([])
  })

  test("shows no button to an operator who acts for a student, because the ticket would be the operator's", async () => {
    localStore.set('operator_student_id', '240117023')
    await import('./chat-container.tsx') // preloaded, so that its absence below is not just late loading
    const { asked } = await renderScreen('/dashboard', { persona: 'operator', settings: { enable_chat: true } })
    expect(await screen.findByRole('complementary', { name: 'Mode operator' })).toBeVisible()
    expect(button()).toBeNull()
    expect(asked.filter((address) => address.includes('/chat/'))).toEqual([])
  })
})
