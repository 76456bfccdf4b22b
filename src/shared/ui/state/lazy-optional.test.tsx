import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { LostDialog } from '../overlay/lost-dialog.tsx'
import { hideOnLoadError, lazyOptional, loadErrorCard } from './lazy-optional.tsx'

beforeEach(async () => {
  await startKitTexts()
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React logs errors that a boundary catches
})

/** Rejects like an import whose file does not arrive, and emits the build's event for it. */
const loseFile = (): Promise<never> => {
  const error = new TypeError('Failed to fetch dynamically imported module: https://portal.test/assets/berita.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return Promise.reject(error)
}
type Load = () => Promise<ComponentType<{ onClose: () => void }>>
const Berita = () => <p>Berita kampus</p>
const Broken = (): never => {
  throw new Error('rusak')
}
const RELOAD = { name: 'Muat Ulang' }

const open = async (
  load: Load,
  onLoadError: Parameters<typeof lazyOptional<{ onClose: () => void }>>[1]['onLoadError'],
) => {
  const Part = lazyOptional(load, { onLoadError, waiting: () => <p>Menunggu</p> })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const onClose = vi.fn()
  const shown = await act(() =>
    Promise.resolve(
      render(
        <>
          <nav>Menu</nav>
          <Part onClose={onClose} />
        </>,
      ),
    ),
  )
  return { ...shown, Part, onClose, reload, user: userEvent.setup() }
}

test('shows a failed load in place of the part, keeps the rest of the page, and reloads on request', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Berita)).mockImplementationOnce(loseFile)
  const { user, reload } = await open(load, loadErrorCard)
  expect(screen.getByRole('alert')).toHaveTextContent('Bagian ini belum dapat diambil dari server portal.')
  expect(screen.getByText('Menu')).toBeVisible()
  expect(load).toHaveBeenCalledOnce() // no automatic retry
  await user.click(screen.getByRole('button', RELOAD))
  expect(await screen.findByText('Berita kampus')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('shows that there is no network when the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open(loseFile, loadErrorCard)
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada koneksi internet.')
})

test('reloads the page on the second failure, because some browsers cache a failed import', async () => {
  const { user, reload } = await open(loseFile, loadErrorCard)
  await user.click(screen.getByRole('button', RELOAD))
  expect(reload).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', RELOAD))
  expect(reload).toHaveBeenCalledOnce()
})

test('loads the file again when the part is closed and reopened', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Berita)).mockImplementationOnce(loseFile)
  const { Part, rerender, onClose } = await open(load, loadErrorCard)
  rerender(<nav>Menu</nav>)
  rerender(<Part onClose={onClose} />)
  expect(await screen.findByText('Berita kampus')).toBeVisible()
})

test('renders nothing and keeps the rest of the page when an unrequested part fails to load', async () => {
  const { container } = await open(loseFile, hideOnLoadError)
  expect(container).toHaveTextContent(/^Menu$/)
})

test('replaces only the part that fails to render with an error, and never reloads the page', async () => {
  const { user, reload } = await open(() => Promise.resolve(Broken), loadErrorCard)
  expect(screen.getByRole('alert')).toHaveTextContent('Bagian ini tidak dapat ditampilkan.')
  expect(screen.getByText('Menu')).toBeVisible()
  for (const _ of ['once', 'twice']) await user.click(screen.getByRole('button', RELOAD))
  expect(reload, 'no fresh page mends a fault of ours').not.toHaveBeenCalled()
})

test('shows a dialog that fails to load as an error dialog that can be closed', async () => {
  const { user, onClose } = await open(loseFile, (loss, props) => (
    <LostDialog title="Ganti kata sandi" {...loss} onClose={props.onClose} />
  ))
  expect(screen.getByRole('dialog', { name: 'Ganti kata sandi' })).toHaveTextContent(
    'Bagian ini belum dapat diambil dari server portal.',
  )
  await user.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(onClose).toHaveBeenCalledOnce()
})
