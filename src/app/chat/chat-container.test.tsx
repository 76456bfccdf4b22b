import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const button = () => screen.queryByRole('button', { name: /^Chat/ })

describe('on the dashboard', () => {
  test('a campus with chat has the button, after the screen shows its data', async () => {
    // Its socket is covered by end-to-end tests: here no ticket arrives.
    const faults = [{ operation: 'createChatTicket', kind: 'network' as const }]
    await renderScreen('/dashboard', { settings: { enable_chat: true }, faults })
    expect(await screen.findByRole('button', { name: /^Chat/ })).toBeVisible()
  })

  test('before the other screens have come, nothing of the chat is asked for', async () => {
    await renderScreen('/dashboard', { settings: { enable_chat: true }, firstLoad: new Promise(() => undefined) })
    expect(button()).toBeNull()
  })

  test('of a campus without chat there is none', async () => {
    const { asked } = await renderScreen('/dashboard')
    expect(button()).toBeNull()
    expect(asked.filter((address) => address.includes('/chat/'))).toEqual([])
  })

  test('an operator who acts for a student has none: a ticket would be the operator’s', async () => {
    localStore.set('operator_student_id', '240117023')
    await import('./chat-container.tsx') // preloaded, so that its absence below is not just late loading
    const { asked } = await renderScreen('/dashboard', { persona: 'operator', settings: { enable_chat: true } })
    expect(await screen.findByRole('complementary', { name: 'Mode operator' })).toBeVisible()
    expect(button()).toBeNull()
    expect(asked.filter((address) => address.includes('/chat/'))).toEqual([])
  })
})
