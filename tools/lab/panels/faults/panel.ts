import type { LabPanel } from '../../panel.ts'
import { FaultsBody } from './faults-body.tsx'

export const panel: LabPanel = { order: 70, title: 'title', needsGateway: true, Body: FaultsBody }
