import { useEffect } from 'react'
import { whenIdle } from '#shared/state/when-idle.ts'

const IDLE_MS = 10_000

const begin = async (): Promise<void> => {
  await whenIdle(IDLE_MS)
  const { checkAnswers } = await import('../../check-answers.ts')
  checkAnswers()
}

/** Checks the first screens' answers in a quiet moment. Without the file they stay unchecked, as on a screen that left. */
export const useCheckedAnswers = (): void =>
  useEffect(() => {
    begin().catch((error: unknown) => console.warn('the validators did not load', error))
  }, [])
