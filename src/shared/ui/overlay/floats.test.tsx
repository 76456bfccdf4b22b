import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { floats } from './floats.ts'

const room = () => document.documentElement.style.getPropertyValue('--float')

test('reserves room in the corner while at least one floating element is mounted', () => {
  const chat = render(<button ref={floats} type="button" />)
  const lab = render(<button ref={floats} type="button" />)
  expect(room()).toBe('64px')
  chat.unmount()
  expect(room()).toBe('64px')
  lab.unmount()
  expect(room()).toBe('')
})
