import type { LabPanel } from '../../panel.ts'
import { MismatchPanel } from './drift-panel.tsx'

export const panel: LabPanel = { order: 100, title: 'title', needsGateway: false, Body: MismatchPanel }
