import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FoldedItems } from './folded-items.tsx'

const show = (rows: readonly string[]) =>
  render(
    <FoldedItems rows={rows} first={2} idOf={(row) => row} title={(count) => `Older (${count})`}>
      {(row) => <h3>{row}</h3>}
    </FoldedItems>,
  )
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('shows the first rows, and the others once their line is opened', async () => {
  show(['a', 'b', 'c', 'd'])
  expect(names()).toEqual(['a', 'b'])
  await userEvent.click(screen.getByText('Older (2)'))
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
})

test('has no line where nothing is folded', () => {
  show(['a', 'b'])
  expect(names()).toEqual(['a', 'b'])
  expect(screen.queryByText(/Older/)).toBeNull()
})
