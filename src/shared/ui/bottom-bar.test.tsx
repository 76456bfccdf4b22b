import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { measureBottomBar } from './bottom-bar.ts'

const height = () => document.documentElement.style.getPropertyValue('--bottom-bar')

test('what floats in the corner knows how high a bar at the bottom is, as long as the bar is there', () => {
  let resize: () => void = () => undefined
  vi.stubGlobal('ResizeObserver', function (this: unknown, report: () => void) {
    resize = report
    return { observe: () => undefined, disconnect: () => undefined }
  })
  const { container, unmount } = render(<div ref={measureBottomBar} />)
  Object.defineProperty(container.firstChild, 'offsetHeight', { value: 112 })
  resize()
  expect(height()).toBe('112px')
  unmount()
  expect(height()).toBe('')
  vi.unstubAllGlobals()
})
