import type { ComponentType } from 'react'
import { type EventScreen, eventPage } from '../acara-page.tsx'
import { seminar } from './seminar.ts'

export const seminarPage = (layar: EventScreen): ComponentType => eventPage(seminar, layar)
