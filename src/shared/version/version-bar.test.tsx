import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { offerNewVersion } from './new-version.ts'
import { VersionBar } from './version-bar.tsx'

beforeEach(() => startKitTexts())

const LOAD = { name: 'Muat versi baru' }
const open = () => {
  const load = vi.fn()
  render(
    <>
      <VersionBar />
      <form>
        <input aria-label="Judul" />
      </form>
    </>,
  )
  act(() => offerNewVersion(load))
  return { load, user: userEvent.setup() }
}

test('loads a new version only on request', async () => {
  const { load, user } = open()
  expect(load).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', LOAD))
  expect(load).toHaveBeenCalledOnce()
})

test('hides the prompt while a form has unsaved changes', async () => {
  const { user } = open()
  await user.type(screen.getByRole('textbox'), 'Sistem')
  expect(screen.queryByRole('button', LOAD)).toBeNull()
  await user.clear(screen.getByRole('textbox'))
  expect(screen.getByRole('button', LOAD)).toBeVisible()
})

test('hides the prompt when the student postpones it', async () => {
  const { load, user } = open()
  await user.click(screen.getByRole('button', { name: 'Nanti' }))
  expect(screen.queryByRole('button', LOAD)).toBeNull()
  expect(load).not.toHaveBeenCalled()
})
