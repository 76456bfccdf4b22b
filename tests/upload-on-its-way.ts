import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Size of every file that is sent here, in bytes. */
const TOTAL = 2_000_000

/**
 * Requests of a browser at the pace of the test.
 * @returns the requests that were begun, and `left`, which says how many bytes of the last one have left
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
