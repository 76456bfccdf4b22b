import { notifyManager } from '@tanstack/react-query'

/** Nothing is painted in a tab that nobody sees: its frames do not come. */
const UNSEEN_MS = 100

const afterFrame = (action: () => void): void => {
  let isOver = false
  const once = () => {
    if (!isOver) action()
    isOver = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, UNSEEN_MS)
}

/**
 * Lets the page paint between two answers. The answers of a screen arrive one by one, and each renders at once: on a slow
 * phone the last of them had to be rendered before the first was seen. The first answer is told without delay, those
 * that come before it is painted are told together.
 */
export const notifyPerFrame = (): void => {
  let waiting: (() => void)[] | null = null
  const tell = (callbacks: (() => void)[]): void => {
    waiting = []
    setTimeout(() => {
      afterFrame(() => {
        const next = waiting ?? []
        waiting = null
        if (next.length > 0) tell(next)
      })
      for (const callback of callbacks) callback()
    })
  }
  notifyManager.setScheduler((callback) => {
    if (waiting) waiting.push(callback)
    else tell([callback])
  })
}
