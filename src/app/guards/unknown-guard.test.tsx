import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { LANDING } from '../screens.ts'
import { screensOf } from '../subject-screen.ts'

const Guarded = () => <p>rahasia</p>
const SCREEN = { path: '/terjaga', title: 'title', page: Guarded }
// @ts-expect-error the compiler refuses a guard that does not exist; this is about one that gets past it
const UNKNOWN = screensOf('dashboard', [{ ...SCREEN, layout: 'mahasiswa-aktif' }])
const KNOWN = screensOf('dashboard', [{ ...SCREEN, layout: 'main' }])
const open = (table: typeof KNOWN, persona: string | null) =>
  renderScreen('/terjaga', { persona, firstLoad: Promise.resolve({ SCREENS: [...LANDING.screens, ...table] }) })

test.each(['aktif', null])(
  '[R8-020] a screen that names a guard which does not exist ends on the 500 page for everybody (persona %s)',
  async (persona) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { navigate } = await open(UNKNOWN, persona)
    expect(screen.getByRole('heading', { name: 'ERROR 500' })).toBeVisible()
    expect(screen.getByText('Unknown guard: mahasiswa-aktif')).toBeVisible()
    expect(screen.queryByText('rahasia')).toBeNull()
    await navigate('/tidak/ada')
    expect(screen.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
    expect(error).toHaveBeenCalled()
  },
)

test('the same screen behind a guard that exists is there for a student', async () => {
  await open(KNOWN, 'aktif')
  expect(screen.getByText('rahasia')).toBeVisible()
})
