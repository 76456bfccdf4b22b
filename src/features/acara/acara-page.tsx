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

/** Screen of an event subject. */
export type EventScreen = keyof typeof SCREENS

/** Returns a page component that renders one screen with the calls of the given subject. */
export const eventPage = (subjek: EventSubject, screen: EventScreen): ComponentType => {
  const Screen = SCREENS[screen]
  return () => <Screen subjek={subjek} />
}
