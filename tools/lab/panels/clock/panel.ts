import type { LabPanel } from '../../panel.ts'
import { ClockBody } from './clock-body.tsx'

export const panel: LabPanel = { order: 60, title: 'title', needsGateway: true, Body: ClockBody }
