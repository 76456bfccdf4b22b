import type { ComponentType } from 'react'
import { acaraPage, type LayarAcara } from '../acara-page.tsx'
import { sertifikasi } from './sertifikasi.ts'

export const sertifikasiPage = (layar: LayarAcara): ComponentType => acaraPage(sertifikasi, layar)
