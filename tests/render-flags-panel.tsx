import { render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { BUNDLED_TEXTS, loadTexts } from '#app/texts.ts'
import { type Controls, createControls } from '#demo/controls.ts'
import { createStore } from '#demo/store.ts'
import { setCampus, setMenuConfig, startFlags } from '#flags/flags.ts'
import type { LabPanel } from '#lab/panel.ts'
import { addPanelTexts, addShellTexts } from '#lab/texts.ts'
import { type Language, startTexts } from '#shared/i18n/i18n.ts'
import './page-state.ts'

interface Options {
  lng?: Language
  campus?: string
  /** A build without a simulated gateway. */
  staging?: boolean
  /** What the server has said about the menu before. */
  menuConfig?: Record<string, unknown>
  /** The server has not answered yet. */
  silent?: boolean
  /** The portal cannot renew itself. */
  failing?: boolean
}

interface RenderedPanel {
  user: UserEvent
  controls: Controls | null
  refreshes: () => number
  unmount: () => void
}

const ORDINARY: Required<Options> = {
  lng: 'id',
  campus: 'default',
  staging: false,
  menuConfig: {},
  silent: false,
  failing: false,
}

/** Renders a panel that reads flags, over a portal that has nothing but them and the gateway's controls; render-panel.tsx has a signed-in one. */
export const renderFlagsPanel = async ({ Body }: LabPanel, options: Options = {}): Promise<RenderedPanel> => {
  const { lng, campus, staging, menuConfig, failing, silent } = { ...ORDINARY, ...options }
  const store = createStore()
  const controls = staging ? null : createControls(store)
  let refreshes = 0
  const refresh = async () => {
    refreshes += 1
    if (failing) throw new Error('the campus does not answer')
    setMenuConfig(staging ? menuConfig : store.world.menuConfig)
    await Promise.resolve()
  }
  startFlags()
  setCampus(campus)
  controls?.setMenuConfig(menuConfig)
  if (!silent) setMenuConfig(menuConfig)
  await startTexts(BUNDLED_TEXTS, loadTexts, lng)
  await Promise.all([addShellTexts(), addPanelTexts()])
  const user = userEvent.setup()
  const { unmount } = render(<Body host={{ controls, refresh, restart: () => undefined }} />)
  return { user, controls, refreshes: () => refreshes, unmount }
}
