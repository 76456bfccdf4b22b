import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from './allow-assumed-writes.ts'
import type { renderScreen } from './render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

/** The services of the running period, in the address. */
export const SERVICES = '/kuesioner?jenis=layanan&tahun=2027&semester=1'
/** What stands there once one was sent. */
export const SENT = 'Jawaban Anda sudah terkirim dan tidak dapat diubah.'

/** Each test of the file begins with nothing kept, at a gateway that takes questionnaires. */
export const beginKuesioner = (): void => {
  // Loaded before anything waits for it: on a busy machine that takes longer than a screen may.
  beforeAll(() => import('#features/kuesioner/kuesioner-page.tsx'), 60_000)
  allowAssumedWrites()
  beforeEach(() => {
    clearOutbox()
    localStore.clear()
  })
  afterEach(() => {
    setAssumedCalls(() => true)
  })
}

/** A choice of a question. */
export const radio = (question: RegExp, name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole<HTMLInputElement>('radio', { name })

/** The questionnaires that have left. */
export const sends = ({ asked }: Pick<Shown, 'asked'>): string[] =>
  asked.filter((request) => /^POST .*kuesioner_/.test(request))

/** Answers everything that must be answered of the services. */
export const answer = async ({ user }: Shown): Promise<void> => {
  await user.click(radio(/^1\./, /^4 Sangat baik/))
  await user.click(radio(/^2\./, /^3 Baik/))
  await user.click(radio(/^3\./, /^Portal ini/))
  await user.click(radio(/^4\./, /^1 Kurang/))
}

/** Answers every question that has choices alike: with the click alone, since a whole press of a mouse is fifteen times that. */
export const answerAll = (name: RegExp): void => {
  for (const group of screen.getAllByRole('radiogroup')) fireEvent.click(within(group).getByLabelText(name))
}

/** Presses the button that the last answer brings, and confirms. */
export const send = async ({ user }: Shown): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Kirim kuesioner' }))
  await user.click(await screen.findByRole('button', { name: 'Kirim' }))
}
