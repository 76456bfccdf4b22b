import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BottomBar } from './bottom-bar.tsx'

const NAMES = { always: '--bottom-bar', narrow: '--bottom-bar-narrow' }
const height = (stays: keyof typeof NAMES) => document.documentElement.style.getPropertyValue(NAMES[stays])
let resize: (() => void) | null = null

beforeEach(() => {
  resize = null
  vi.stubGlobal('ResizeObserver', function (this: unknown, report: () => void) {
    resize = report
    return { observe: () => undefined, disconnect: () => undefined }
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each(['always', 'narrow'] as const)('publishes the height of the bottom bar while it is mounted (%s)', (stays) => {
  const { container, unmount } = render(<BottomBar stays={stays} />)
  expect(container.firstChild).toHaveAttribute('data-bottom-bar', stays)
  Object.defineProperty(container.firstChild, 'offsetHeight', { value: 112 })
  resize?.()
  expect(height(stays)).toBe('112px')
  unmount()
  expect(height(stays)).toBe('')
})

test('neither marks nor measures a bar that is no longer fixed to the bottom', () => {
  const { container, rerender } = render(<BottomBar as="section" stays="narrow" aria-label="Simpan KRS" />)
  Object.defineProperty(container.firstChild, 'offsetHeight', { value: 112 })
  resize?.()
  rerender(<BottomBar as="section" stays="no" aria-label="Simpan KRS" />)
  expect(container.firstChild).not.toHaveAttribute('data-bottom-bar')
  expect(height('narrow')).toBe('')
})
