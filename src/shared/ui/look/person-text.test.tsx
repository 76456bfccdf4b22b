import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Timeline } from '#kit/timeline/timeline.tsx'
import { UNREADABLE } from '#shared/wire/readers.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { Notice } from './notice.tsx'
import { PersonText } from './person-text.tsx'
import { WebLink } from './web-link.tsx'

beforeEach(() => startKitTexts())

test('keeps line breaks and opens links of the text in a new tab', () => {
  const { container } = render(<PersonText text={'Join:\nhttps://zoom.example/j/1.\nPasscode 77'} />)
  expect(container.textContent).toContain('Join:\n')
  const link = screen.getByRole('link', { name: /^https:\/\/zoom\.example\/j\/1 / })
  expect(link).toHaveAttribute('href', 'https://zoom.example/j/1')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('adds no markup to plain text', () => {
  const { container } = render(<PersonText text="Bawa KTM" />)
  expect(container.innerHTML).toBe('<span>Bawa KTM</span>')
})

test.each([
  ['zoom.us/j/812', 'zoom.us/j/812', 0],
  ['Zoom, ID 812 3344', 'Zoom, ID 812 3344', 0],
  ['Join https://zoom.example/j/1 Passcode 77', 'Passcode 77', 1],
  ['javascript:alert(1)', 'javascript:alert(1)', 0],
])('renders only http and https links of an online location: %s', (to, words, links) => {
  const { container } = render(<WebLink to={to}>Buka</WebLink>)
  expect(container.textContent).toContain(words)
  expect(screen.queryAllByRole('link')).toHaveLength(links)
})

test('shows that an online location is unreadable, and renders nothing for an empty one', () => {
  const { container, rerender } = render(<WebLink to={UNREADABLE}>Buka</WebLink>)
  expect(container.textContent).toMatch(/tidak terbaca|unreadable/)
  rerender(<WebLink to="">Buka</WebLink>)
  expect(container.textContent).toBe('')
})

test('keeps line breaks and links in a timeline reason and in a notice', () => {
  const text = 'Perbaiki bab 2\nlihat https://a.example'
  render(
    <>
      <Timeline steps={[{ key: 'a', title: 'Ditolak', state: 'stopped', reason: text }]} />
      <Notice>{text}</Notice>
    </>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
