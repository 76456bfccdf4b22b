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
  '[R8-020] shows the 500 page for a screen whose guard does not exist (persona %s)',
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

test('shows the same screen to a student when its guard exists', async () => {
  await open(KNOWN, 'aktif')
  expect(screen.getByText('rahasia')).toBeVisible()
})
