import { afterEach, expect, test, vi } from 'vitest'
import { saveText } from './save-file.ts'

afterEach(() => vi.useRealTimers())

test('keeps the object URL readable for 30 seconds after the click and revokes it within 90 seconds', () => {
  vi.useFakeTimers()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const made = vi.spyOn(URL, 'createObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  saveText('BEGIN:VCALENDAR', 'jadwal.ics', 'text/calendar')
  expect(click).toHaveBeenCalledOnce()
  expect(made.mock.calls[0]?.[0]).toBeInstanceOf(Blob)
  vi.advanceTimersByTime(30_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledExactlyOnceWith(made.mock.results[0]?.value)
})
