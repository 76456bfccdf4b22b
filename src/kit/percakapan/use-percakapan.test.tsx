import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPercakapan } from '#domain/percakapan/percakapan.ts'
import { runtimeConfig, setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { loadNamespace } from '#shared/i18n/i18n.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { GROUP_CHAT, moduleOf } from '#tests/chat-module.ts'
import { renderShell } from '#tests/render-screen.tsx'
import { usePercakapan } from './use-percakapan.ts'

/** Renders the conversation button of a work, or the reason why there is none. */
const Screen = () => {
  const none = usePercakapan()
  if (none) return <p data-testid="none">{`${none.kind}: ${none.text ?? ''}`}</p>
  return (
    <button type="button" onClick={() => openPercakapan('8801')}>
      Percakapan
    </button>
  )
}

interface Options {
  chatUrl?: string
  persona?: string
  isOn?: boolean
}
const open = async ({ chatUrl = GROUP_CHAT, persona = 'aktif', isOn = true }: Options = {}) => {
  const rendered = await renderShell({
    persona,
    settings: { enable_chat: isOn },
    screens: [{ path: '/coba', element: <Screen /> }],
    arrange: () => setRuntimeConfig({ ...runtimeConfig(), chatUrl }),
  })
  await loadNamespace('ui') // product screens load it themselves
  await rendered.navigate('/coba')
  return rendered
}
const none = () => screen.findByTestId('none')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => localStore.remove('operator_student_id'))

test('opens the chat in the group of the work', async () => {
  const { user } = await open()
  await screen.findByRole('button', { name: 'Chat' })
  expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Percakapan' }))
  expect(await screen.findByRole('dialog', { name: 'Chat' })).toHaveTextContent('Grup 8801')
})

test('shows nothing about a chat when the campus has none', async () => {
  await open({ isOn: false })
  expect(await none()).toHaveTextContent(/^off:$/)
})

test('explains that an operator has no chat', async () => {
  localStore.set('operator_student_id', '240117023')
  await open({ persona: 'operator' })
  expect(await none()).toHaveTextContent('operator: Operator tidak memiliki chat.')
})

test('reports that the chat failed', async () => {
  await open({ chatUrl: moduleOf('throw new Error("rusak")') })
  expect(await none()).toHaveTextContent('failed: Chat sedang tidak tersedia. Muat ulang halaman untuk mencoba lagi.')
})
