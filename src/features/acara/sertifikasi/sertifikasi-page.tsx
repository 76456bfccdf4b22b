import type { ComponentType } from 'react'
import { type EventScreen, eventPage } from '../acara-page.tsx'
import { sertifikasi } from './sertifikasi.ts'

export const sertifikasiPage = (layar: EventScreen): ComponentType => eventPage(sertifikasi, layar)
