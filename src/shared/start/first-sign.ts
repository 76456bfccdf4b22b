import { wait } from '../state/wait.ts'

/** What a person does first on a page; what uses no pointer clicks. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'] as const

/** Settles when a person does something on the page, at the latest after so many milliseconds. */
export const firstSign = async (latestMs: number): Promise<void> => {
  const listening = new AbortController()
  const sign = new Promise<void>((resolve) => {
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const type of SIGNS) document.addEventListener(type, () => resolve(), options)
  })
  await Promise.race([sign, wait(latestMs)])
  listening.abort()
}
