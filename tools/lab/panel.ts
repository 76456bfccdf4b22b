import type { ComponentType } from 'react'
import type { Controls } from '#tools/demo/server/controls.ts'

/** What the lab may do to the portal behind it; src/main.tsx knows both. */
export interface LabHost {
  /** Controls of the simulated gateway in this page; null in a build without one (staging). */
  controls: Controls | null
  /** The portal asks for campus settings, menu and everything on the screen again, without a reload. */
  refresh: () => Promise<void>
  /** Begins again as somebody else: the tokens of a persona have been taken over. */
  restart: () => void
}

export interface PanelProps {
  host: LabHost
}

/** One part of the lab: tools/lab/panels/<id>/panel.ts exports it as `panel`; its texts stand in locales/ beside it. */
export interface LabPanel {
  /** Place among the tabs, tens: 10, 20 … */
  order: number
  /** Key in its own namespace `lab-<id>`: the name of the tab. */
  title: string
  /** Shown only where there is a simulated gateway. */
  needsGateway: boolean
  Body: ComponentType<PanelProps>
}
