import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { ListByParts } from './list-by-parts.tsx'

beforeEach(() => startKitTexts())

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const show = (rows: readonly (string | null)[]) =>
  render(
    <ListByParts rows={rows} first={3} idOf={(row) => row}>
      {(row) => <h3>{row}</h3>}
    </ListByParts>,
  )
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const more = () => screen.queryByRole('button', { name: /^Tampilkan/ })

test('shows the first rows and expands the others in parts, with the focus on the first new row', async () => {
  show(LETTERS)
  expect(names()).toEqual(['a', 'b', 'c'])
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan 10 lagi' }))
  expect(names()).toHaveLength(13)
  expect(document.activeElement).toHaveTextContent(/^d$/)
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan 10 lagi' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan 3 lagi' }))
  expect(names()).toEqual(LETTERS)
  expect(document.activeElement).toHaveTextContent(/^x$/)
  expect(more()).toBeNull()
})

test.each([3, 4])(
  'shows all of %i rows, because a single hidden row would take as much room as the button',
  (count) => {
    show(LETTERS.slice(0, count))
    expect(names()).toHaveLength(count)
    expect(more()).toBeNull()
  },
)

test('counts only readable rows and states how many of the whole list are unreadable', () => {
  show(['a', null, 'b', 'c', 'd', 'e', null])
  expect(screen.getByRole('button', { name: 'Tampilkan 2 lagi' })).toBeVisible()
  expect(screen.getByText(/^2 baris tidak dapat dibaca/)).toBeVisible()
})
