import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initI18n } from '#shared/i18n/i18n.ts'
import texts from '#tests/spec/texts.json'
import { CampusLogo } from '../look/campus-logo.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { showFatal } from './fatal.ts'
import { LoadFailure } from './load-failure.tsx'
import { WhenNear } from './when-near.tsx'

beforeEach(initI18n)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const quoted = new Set(texts.rows.filter(({ kind }) => kind === 'quoted').map(({ text }) => text))

test.each([
  ['R8-014', 'network', 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['R8-015', 'timeout', 'Koneksi internet tidak stabil.'],
])('[R8-013] [%s] LoadFailure shows the text of the specification for the kind %s', (_, kind, text) => {
  render(<LoadFailure kind={kind} message="raw" onReload={() => undefined} />)
  const alert = screen.getByRole('alert')
  for (const words of ['Maaf, terjadi kesalahan saat memuat data.', text, 'Muat Ulang']) {
    expect(quoted).toContain(words)
    expect(alert).toHaveTextContent(words)
  }
  expect(alert).not.toHaveTextContent('raw')
})

test('LoadFailure renders the server’s message as plain text and reloads on request', async () => {
  const reload = vi.fn()
  render(<LoadFailure kind="server" message="<img src=x onerror=alert(1)> gagal" onReload={reload} />)
  expect(screen.getByText('<img src=x onerror=alert(1)> gagal')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('Dialog has a name, is modal and closes on Escape', () => {
  const close = vi.fn()
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(
    <Dialog title="Konfirmasi" onClose={close} actions={<button type="button">Ok</button>}>
      <p>Isi</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Konfirmasi' })
  expect(modal).toHaveBeenCalledTimes(1)
  fireEvent(dialog, new Event('cancel')) // a browser's event for Esc
  expect(close).toHaveBeenCalledTimes(1)
})

test('CampusLogo shows the portal’s mark when the image fails, and tries a new address', () => {
  const { container, rerender } = render(<CampusLogo src="https://kampus.example/a.png" />)
  const image = () => container.querySelector('img')
  expect(image()).toHaveAttribute('alt', '')
  fireEvent.error(image() ?? container)
  expect(image()).toBeNull()
  rerender(<CampusLogo src="https://kampus.example/b.png" />)
  expect(image()).toHaveAttribute('src', 'https://kampus.example/b.png')
})

test('WhenNear renders its children when they are near the viewport or after 1.5 s without activity', () => {
  vi.useFakeTimers()
  let report: IntersectionObserverCallback = () => undefined
  const observer = { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver
  vi.stubGlobal('IntersectionObserver', function (this: unknown, callback: IntersectionObserverCallback) {
    report = callback
    return observer
  })
  const tree = (
    <WhenNear placeholder="nanti">
      <p>sekarang</p>
    </WhenNear>
  )
  const near = (isIntersecting: boolean) =>
    act(() => report([{ isIntersecting } as IntersectionObserverEntry], observer))
  const { container, unmount } = render(tree)
  near(false)
  expect(container).toHaveTextContent('nanti')
  near(true)
  expect(container).toHaveTextContent('sekarang')
  unmount()
  const second = render(tree)
  pass(1499)
  expect(second.container).toHaveTextContent('nanti')
  pass(1)
  expect(second.container).toHaveTextContent('sekarang')
})

test('showFatal shows the failed start in both languages and the reason as plain text', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  showFatal(new RangeError('<b>gatewayUrl</b>: expected address'))
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Portal belum dapat dibuka')
  expect(alert).toHaveTextContent('The portal can not start')
  expect(screen.getByText('RangeError: <b>gatewayUrl</b>: expected address')).toBeVisible()
  expect(error).toHaveBeenCalledTimes(1)
  document.body.replaceChildren()
})
