import type { LabPanel } from '../../panel.ts'
import { CampusPanel } from './campus-panel.tsx'

export const panel: LabPanel = { order: 10, title: 'title', needsGateway: false, Body: CampusPanel }
