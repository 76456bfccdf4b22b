import type { LabPanel } from '../../panel.ts'
import { PersonasBody } from './personas-body.tsx'

export const panel: LabPanel = { order: 50, title: 'title', needsGateway: true, Body: PersonasBody }
