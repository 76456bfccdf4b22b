import type { LabPanel } from '../../panel.ts'
import { FlagsPanel } from './flags-panel.tsx'

export const panel: LabPanel = { order: 20, title: 'title', needsGateway: false, Body: FlagsPanel }
