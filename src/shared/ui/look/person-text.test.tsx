import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Timeline } from '#kit/timeline/timeline.tsx'
import { UNREADABLE } from '#shared/wire/readers.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { Notice } from './notice.tsx'
import { PersonText } from './person-text.tsx'
import { WebLink } from './web-link.tsx'

beforeEach(() => startKitTexts())

test('keeps the lines of a text and links the addresses in it, which open in a tab of their own', () => {
  const { container } = render(<PersonText text={'Join:\nhttps://zoom.example/j/1.\nPasscode 77'} />)
  expect(container.textContent).toContain('Join:\n')
  const link = screen.getByRole('link', { name: /^https:\/\/zoom\.example\/j\/1 / })
  expect(link).toHaveAttribute('href', 'https://zoom.example/j/1')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('adds nothing to a plain text', () => {
  const { container } = render(<PersonText text="Bawa KTM" />)
  expect(container.innerHTML).toBe('<span>Bawa KTM</span>')
})

test.each([
  ['zoom.us/j/812', 'zoom.us/j/812', 0],
  ['Zoom, ID 812 3344', 'Zoom, ID 812 3344', 0],
  ['Join https://zoom.example/j/1 Passcode 77', 'Passcode 77', 1],
  ['javascript:alert(1)', 'javascript:alert(1)', 0],
])('shows an online place that is no address as it was written: %s', (to, words, links) => {
  const { container } = render(<WebLink to={to}>Buka</WebLink>)
  expect(container.textContent).toContain(words)
  expect(screen.queryAllByRole('link')).toHaveLength(links)
})

test('says of an online place that it cannot be read, and shows nothing for none', () => {
  const { container, rerender } = render(<WebLink to={UNREADABLE}>Buka</WebLink>)
  expect(container.textContent).toMatch(/tidak terbaca|unreadable/)
  rerender(<WebLink to="">Buka</WebLink>)
  expect(container.textContent).toBe('')
})

test('keeps the lines and addresses of a reason in a timeline and of a notice', () => {
  const text = 'Perbaiki bab 2\nlihat https://a.example'
  render(
    <>
      <Timeline steps={[{ key: 'a', title: 'Ditolak', state: 'stopped', reason: text }]} />
      <Notice>{text}</Notice>
    </>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
