import type { LabPanel } from '../../panel.ts'
import { LinkPanel } from './link-panel.tsx'

export const panel: LabPanel = { order: 95, title: 'title', needsGateway: false, Body: LinkPanel }
