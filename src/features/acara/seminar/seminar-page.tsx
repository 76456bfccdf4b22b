import type { ComponentType } from 'react'
import { acaraPage, type LayarAcara } from '../acara-page.tsx'
import { seminar } from './seminar.ts'

export const seminarPage = (layar: LayarAcara): ComponentType => acaraPage(seminar, layar)
