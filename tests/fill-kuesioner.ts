import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from './allow-assumed-writes.ts'
import type { renderScreen } from './render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

/** Address of the services questionnaire for the running period. */
export const SERVICES = '/kuesioner?jenis=layanan&tahun=2027&semester=1'
/** Text shown after a questionnaire has been sent. */
export const SENT = 'Jawaban Anda sudah terkirim dan tidak dapat diubah.'

/** Prepares each test of the file: empty storage, and a gateway that accepts questionnaires. */
export const beginKuesioner = (): void => {
  // Preloads the page: on a busy machine, loading takes longer than a screen's time limit.
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

export const radio = (question: RegExp, name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole<HTMLInputElement>('radio', { name })

/** Returns the questionnaire requests that were sent. */
export const sends = ({ asked }: Pick<Shown, 'asked'>): string[] =>
  asked.filter((request) => /^POST .*kuesioner_/.test(request))

/** Answers all required questions of the services questionnaire. */
export const answer = async ({ user }: Shown): Promise<void> => {
  await user.click(radio(/^1\./, /^4 Sangat baik/))
  await user.click(radio(/^2\./, /^3 Baik/))
  await user.click(radio(/^3\./, /^Portal ini/))
  await user.click(radio(/^4\./, /^1 Kurang/))
}

/**
 * Answers every question with a matching choice. Uses a bare click event: a full user click takes fifteen times as
 * long.
 */
export const answerAll = (name: RegExp): void => {
  for (const group of screen.getAllByRole('radiogroup')) fireEvent.click(within(group).getByLabelText(name))
}

/** Presses the button that appears after the last answer, and confirms. */
export const send = async ({ user }: Shown): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Kirim kuesioner' }))
  await user.click(await screen.findByRole('button', { name: 'Kirim' }))
}
