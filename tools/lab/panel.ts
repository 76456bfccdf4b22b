import type { ComponentType } from 'react'
import type { Controls } from '#tools/demo/server/controls.ts'

/** Operations of the lab on the portal. Connected in src/main.tsx. */
export interface LabHost {
  /** Controls of the simulated gateway in this page; null in a build without one (staging). */
  controls: Controls | null
  /** Refetches campus settings, menu and everything on screen, without a reload. */
  refresh: () => Promise<void>
  /** Restarts the portal after the tokens of another persona were adopted. */
  restart: () => void
}

export interface PanelProps {
  host: LabHost
}

/** One part of the lab, exported as `panel` by tools/lab/panels/<id>/panel.ts. Its texts are in locales/ beside it. */
export interface LabPanel {
  /** Position among the tabs, in tens: 10, 20 … */
  order: number
  /** Text key of the tab's name, in the namespace `lab-<id>`. */
  title: string
  /** True when the panel is shown only with a simulated gateway. */
  needsGateway: boolean
  Body: ComponentType<PanelProps>
}
