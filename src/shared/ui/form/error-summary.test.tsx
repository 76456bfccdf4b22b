import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { ErrorSummary } from './error-summary.tsx'

beforeEach(() => startKitTexts())
const problems = [{ field: 'alamat.0.kode_pos', message: 'Kode pos kosong' }]

test('links to the field of its own form, for any field name', async () => {
  render(
    <>
      <input aria-label="lain" name={problems[0]?.field} />
      <form>
        <ErrorSummary problems={problems} attempt={1} />
        <input aria-label="sendiri" name={problems[0]?.field} />
      </form>
    </>,
  )
  expect(screen.getByRole('region')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Kode pos kosong' }))
  expect(screen.getByLabelText('sendiri')).toHaveFocus()
  expect(window.location.hash).toBe('')
})

test('renders no summary and moves no focus when the form has no problems', () => {
  render(<ErrorSummary problems={[]} attempt={1} />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.body).toHaveFocus()
})
