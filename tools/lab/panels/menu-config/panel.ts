import type { LabPanel } from '../../panel.ts'
import { MenuConfigPanel } from './menu-config-panel.tsx'

export const panel: LabPanel = { order: 40, title: 'title', needsGateway: false, Body: MenuConfigPanel }
