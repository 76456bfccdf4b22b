import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MENU_ROUTES } from '#flags/menu/menu.ts'
import { renderScreen, renderWide } from '#tests/render-screen.tsx'
import spec from '#tests/spec/texts.json'
import { LANDING } from '../screens.ts'

const quoted = (key: string) => spec.rows.find((row) => row.key === key)?.text ?? key

test('defines the texts that the specification requires', () => {
  expect(quoted('error.notFound.message')).toBe('Alamat yang Anda tuju tidak dapat ditemukan')
  expect(quoted('error.notFound.hint')).toBe('Mohon periksa URL yang Anda ketikkan. Atau mohon hubungi administrator')
})

const SIAKAD = { '/v1/sistem': { data: [{ judul: 'SIAKAD Arunika' }] } }

test.each(['aktif', null])(
  '[R2-015] [R2-024] [R2-025] [R8-019] shows the 404 page for an unknown address (persona %s)',
  async (persona) => {
    await renderScreen('/tidak/ada', { persona, answers: SIAKAD })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ERROR 404')
    expect(screen.getByText(quoted('error.notFound.message'))).toBeVisible()
    expect(screen.getByText(quoted('error.notFound.hint'))).toBeVisible()
    expect(document.title).toBe('ERROR 404 · SIAKAD Arunika')
  },
)

test('[R2-026] Kembali returns to the page that the student came from', async () => {
  const { navigate, path, user } = await renderScreen('/dashboard?dari=surel')
  await navigate('/tidak/ada')
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2)
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  expect(path()).toBe('/dashboard?dari=surel')
})

test('Kembali opens the dashboard when there is no previous page', async () => {
  const { path, user } = await renderScreen('/tidak/ada')
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  expect(path()).toBe('/dashboard')
})

test('keeps the menu and a link home on an unknown address for a student, and shows no shell without a session', async () => {
  const { path, user, unmount } = await renderWide('/tidak/ada')
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toHaveTextContent('Biodata')
  expect(screen.getByRole('button', { name: /akun Sekar/ })).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ke dasbor' }))
  expect(path()).toBe('/dashboard')
  unmount()
  await renderWide('/tidak/ada', { persona: null })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('has a screen for every menu entry', async () => {
  const { SCREENS } = await import('../later-screens.ts')
  const paths = [...LANDING.screens, ...SCREENS].map(({ path }) => path)
  expect(MENU_ROUTES.filter((route) => !paths.includes(route))).toEqual([])
})

const Broken = (): never => {
  throw new Error('Gagal membaca mahasiswa 240117023 (Bearer abc.def)')
}

test('[R2-027] [R2-028] [R8-004] shows the 500 page with a redacted message when a screen throws, and reloads it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { reloads, user } = await renderWide('/skpi', { screens: [{ path: '/skpi', Component: Broken }] })
  expect(screen.getByRole('heading', { name: 'ERROR 500' })).toBeVisible()
  expect(screen.getByText('Gagal membaca mahasiswa … (…')).toBeVisible()
  expect(screen.getByText('Mohon perbaiki galat di atas')).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toHaveTextContent('Biodata')
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  await vi.waitFor(() => expect(reloads()).toBe(1))
  expect(error).toHaveBeenCalled()
})

test('[R2-014] shows an unknown error when /error is opened directly', async () => {
  await renderScreen('/error', { persona: null, answers: SIAKAD })
  expect(screen.getByRole('heading', { name: 'ERROR 500' })).toBeVisible()
  expect(screen.getByText('Unknown error.')).toBeVisible()
  expect(document.title).toBe('ERROR 500 · SIAKAD Arunika')
})

test('[R0-002] [R2-029] shows both pages in English when the language is English', async () => {
  const { navigate } = await renderScreen('/tidak/ada', { lng: 'en' })
  expect(screen.getByText('This page could not be found')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
  await navigate('/error')
  expect(screen.getByText('Please fix the error above')).toBeVisible()
})

test('lets the student leave a broken screen through the menu', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await renderWide('/skpi', { screens: [{ path: '/skpi', Component: Broken }] })
  await user.click(screen.getByRole('link', { name: 'Dasbor' }))
  expect(await screen.findByText('Selamat siang, Sekar')).toBeVisible()
  expect(screen.queryByText('ERROR 500')).toBeNull()
  expect(error).toHaveBeenCalled()
})
