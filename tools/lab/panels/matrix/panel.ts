import type { LabPanel } from '../../panel.ts'
import { MatrixPanel } from './matrix-panel.tsx'

export const panel: LabPanel = { order: 30, title: 'title', needsGateway: false, Body: MatrixPanel }
