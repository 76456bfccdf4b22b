import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Size in bytes of every file sent here. */
const TOTAL = 2_000_000

/**
 * Mocks XMLHttpRequest so that the test controls the progress of uploads.
 * @returns the started requests, and `left`, which reports how many bytes of the last one have been sent
 */
export const uploadOnItsWay = () => {
  const requests: Held[] = []
  class Held {
    upload: Partial<XMLHttpRequestUpload> = {}
    abort = vi.fn()
    open = vi.fn()
    setRequestHeader = vi.fn()
    send = () => requests.push(this)
  }
  vi.stubGlobal('XMLHttpRequest', Held)
  const left = (loaded: number) =>
    act(() => {
      const event = new ProgressEvent('progress', { loaded, total: TOTAL, lengthComputable: true })
      requests.at(-1)?.upload.onprogress?.call(new XMLHttpRequest(), event)
      return Promise.resolve()
    })
  return { requests, left }
}
