import type { ComponentType } from 'react'
import { EventDetailPage } from './detail-page.tsx'
import type { EventSubject } from './event-subject.ts'
import { EventListPage } from './list-page.tsx'
import { RegistrationsPage } from './registrations-page.tsx'
import { SpeakersPage } from './speakers-page.tsx'
import { EventUploadPage } from './upload-page.tsx'

const SCREENS = {
  daftar: EventListPage,
  rinci: EventDetailPage,
  pembicara: SpeakersPage,
  transaksi: RegistrationsPage,
  unggah: EventUploadPage,
} as const

/** Which screen of a subject with events. */
export type EventScreen = keyof typeof SCREENS

/** A screen of events over the calls of one subject. */
export const eventPage = (subjek: EventSubject, screen: EventScreen): ComponentType => {
  const Screen = SCREENS[screen]
  return () => <Screen subjek={subjek} />
}
