import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { floats } from './floats.ts'

const room = () => document.documentElement.style.getPropertyValue('--float')

test('there is room for what floats in the corner as long as anything does', () => {
  const chat = render(<button ref={floats} type="button" />)
  const lab = render(<button ref={floats} type="button" />)
  expect(room()).toBe('64px')
  chat.unmount()
  expect(room()).toBe('64px')
  lab.unmount()
  expect(room()).toBe('')
})
