import type { LabPanel } from '../../panel.ts'
import { WorldBody } from './world-body.tsx'

export const panel: LabPanel = { order: 90, title: 'title', needsGateway: true, Body: WorldBody }
