import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type Mock, vi } from 'vitest'
import { BUNDLED_TEXTS, loadTexts } from '#app/texts.ts'
import { setCampus, setMenuConfig, startFlags } from '#flags/flags.ts'
import { adoptTokens } from '#gateway/session/session.ts'
import { type Language, startTexts } from '#shared/i18n/i18n.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import type { LabPanel } from '#tools/lab/panel.ts'
import { addPanelTexts, addShellTexts } from '#tools/lab/texts.ts'
import './page-state.ts'

interface Options {
  lng?: Language
  campus?: string
  /** Signed-in persona. */
  persona?: string | null
  /** Set for a build without a simulated gateway. */
  staging?: boolean
  /** Earlier menu answer of the server. */
  menuConfig?: Record<string, unknown>
  /** Set when the server has not answered yet. */
  silent?: boolean
  /** Set when refreshing the portal fails. */
  failing?: boolean
  /** Changes the gateway before the panel is opened. */
  arrange?: (gateway: InProcessGateway) => void | Promise<void>
}

interface RenderedPanel extends InProcessGateway, Pick<RenderResult, 'unmount' | 'container'> {
  user: UserEvent
  refresh: Mock<() => Promise<void>>
  restart: Mock<() => void>
}

/** Sets up the portal behind the lab: only its flags, which follow the gateway on refresh. */
const openPortal = ({ store, controls }: InProcessGateway, options: Options) => {
  const { campus = 'default', menuConfig = {} } = options
  startFlags()
  setCampus(campus)
  controls.setMenuConfig(menuConfig)
  if (!options.silent) setMenuConfig(menuConfig)
  return vi.fn(() => {
    if (options.failing) return Promise.reject(new Error('the campus does not answer'))
    setMenuConfig(options.staging ? menuConfig : store.world.menuConfig)
    return Promise.resolve()
  })
}

/**
 * Renders one panel of the lab over its own simulated gateway, at the fixed time of the story, with a portal that
 * consists only of its flags.
 */
export const renderPanel = async ({ Body }: LabPanel, options: Options = {}): Promise<RenderedPanel> => {
  const { lng = 'id', persona = 'aktif' } = options
  await startTexts(BUNDLED_TEXTS, loadTexts, lng)
  await Promise.all([addShellTexts(), addPanelTexts()])
  const gateway = createInProcessGateway()
  const { controls } = gateway
  const refresh = openPortal(gateway, options)
  await options.arrange?.(gateway)
  if (persona !== null) adoptTokens(controls.signIn(persona))
  const restart = vi.fn()
  const host = { controls: options.staging ? null : controls, refresh, restart }
  const { unmount, container } = render(<Body host={host} />)
  return { ...gateway, unmount, container, user: userEvent.setup(), refresh, restart }
}
