import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type Mock, vi } from 'vitest'
import { createInProcessGateway, type InProcessGateway } from '#demo/in-process-gateway.ts'
import { createStore } from '#demo/store.ts'
import { adoptTokens } from '#gateway/session/session.ts'
import { initI18n, type Language, startTexts } from '#shared/i18n/i18n.ts'
import type { LabPanel } from '../src/lab/panel.ts'
import { addPanelTexts, addShellTexts } from '../src/lab/texts.ts'

interface Options {
  lng?: Language
  /** Who is signed in. */
  persona?: string | null
  /** What happens at the gateway before the panel is opened. */
  arrange?: (gateway: InProcessGateway) => void | Promise<void>
}

interface RenderedPanel extends InProcessGateway, Pick<RenderResult, 'unmount' | 'container'> {
  user: UserEvent
  refresh: Mock<() => Promise<void>>
  restart: Mock<() => void>
}

/** Renders one panel of the lab over a simulated gateway of its own, at the standing time of the story. */
export const renderPanel = async (panel: LabPanel, options: Options = {}): Promise<RenderedPanel> => {
  const { lng = 'id', persona = 'aktif', arrange } = options
  initI18n()
  await startTexts({}, () => Promise.resolve({}), lng)
  await Promise.all([addShellTexts(), addPanelTexts()])
  window.localStorage.clear()
  const gateway = createInProcessGateway(createStore())
  await arrange?.(gateway)
  if (persona !== null) adoptTokens(gateway.controls.signIn(persona))
  const refresh = vi.fn(() => Promise.resolve())
  const restart = vi.fn()
  const { Body } = panel
  const { unmount, container } = render(<Body host={{ controls: gateway.controls, refresh, restart }} />)
  return { ...gateway, unmount, container, user: userEvent.setup(), refresh, restart }
}
