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

test('a new version is loaded when the student asks for it, and not before', async () => {
  const { load, user } = open()
  expect(load).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', LOAD))
  expect(load).toHaveBeenCalledOnce()
})

test('a student who is filling in a form is not asked, until nothing would be lost', async () => {
  const { user } = open()
  await user.type(screen.getByRole('textbox'), 'Sistem')
  expect(screen.queryByRole('button', LOAD)).toBeNull()
  await user.clear(screen.getByRole('textbox'))
  expect(screen.getByRole('button', LOAD)).toBeVisible()
})

test('a student who says later is left alone', async () => {
  const { load, user } = open()
  await user.click(screen.getByRole('button', { name: 'Nanti' }))
  expect(screen.queryByRole('button', LOAD)).toBeNull()
  expect(load).not.toHaveBeenCalled()
})
