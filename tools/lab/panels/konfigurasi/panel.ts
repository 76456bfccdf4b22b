import type { LabPanel } from '../../panel.ts'
import { KonfigurasiBody } from './konfigurasi-body.tsx'

export const panel: LabPanel = { order: 45, title: 'title', needsGateway: false, Body: KonfigurasiBody }
