import type { LabPanel } from '../../panel.ts'
import { RequestsBody } from './requests-body.tsx'

export const panel: LabPanel = { order: 80, title: 'title', needsGateway: true, Body: RequestsBody }
