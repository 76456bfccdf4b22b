import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '#shared/i18n/i18n.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import texts from '#tests/spec/texts.json'
import { showRetrySnackbar, showSnackbar } from './snackbar.ts'
import { showErrorToast, showToast } from './toast.ts'
import { ToastArea } from './toast-area.tsx'

const quoted = (key: string) => texts.rows.find((row) => row.key === key)?.text ?? `no text ${key}`
const doNow = (what: () => void) => {
  act(what)
}
const pass = (ms: number) => doNow(() => vi.advanceTimersByTime(ms))
const area = () => screen.getByRole('status')

beforeEach(async () => {
  await startKitTexts()
  vi.useFakeTimers()
  render(<ToastArea />)
})
afterEach(() => {
  pass(60_000)
  vi.useRealTimers()
})

test('[R9-014] shows a toast for 3 s and restarts the time for a new one', () => {
  expect(area()).toBeEmptyDOMElement()
  doNow(() => showToast('satu'))
  pass(2000)
  doNow(() => showToast('dua'))
  pass(2999)
  expect(area()).toHaveTextContent('dua')
  expect(area()).not.toHaveTextContent('satu')
  pass(1)
  expect(area()).toBeEmptyDOMElement()
})

test.each([
  ['network', 'error.network'],
  ['general', 'error.toast.general'],
] as const)('[R8-012] merges failures of kind %s within 500 ms into one toast and shows it for 5 s', (kind, key) => {
  showErrorToast('general')
  pass(499)
  showErrorToast(kind)
  pass(499)
  expect(area()).toBeEmptyDOMElement()
  pass(1)
  expect(screen.getByText(quoted(key))).toBeVisible()
  pass(4999)
  expect(screen.getByText(quoted(key))).toBeVisible()
  pass(1)
  expect(area()).toBeEmptyDOMElement()
})

test('[R8-010] [R9-015] shows the default snackbar with the text of the specification for 15 s', () => {
  doNow(() => showSnackbar())
  expect(screen.getByText(quoted('error.snackbar.default'))).toBeVisible()
  pass(14_999)
  expect(area()).not.toBeEmptyDOMElement()
  pass(1)
  expect(area()).toBeEmptyDOMElement()
})

test('[R8-011] keeps the retry snackbar until it is resolved, even when other messages are shown', () => {
  const retry = vi.fn()
  let solved: () => void = () => undefined
  doNow(() => {
    solved = showRetrySnackbar('2 permintaan menunggu', retry)
  })
  doNow(() => showToast('Tersimpan'))
  pass(86_400_000)
  expect(area()).toHaveTextContent('2 permintaan menunggu')
  expect(area()).not.toHaveTextContent('Tersimpan')
  fireEvent.click(screen.getByRole('button', { name: quoted('retry.button') }))
  fireEvent.click(screen.getByRole('button', { name: quoted('retry.button') }))
  expect(retry).toHaveBeenCalledTimes(2)
  expect(area()).toHaveTextContent('2 permintaan menunggu')
  doNow(() => solved())
  expect(area()).toBeEmptyDOMElement()
})

test.each([
  ['pointer', 'pointerEnter', 'pointerLeave'],
  ['keyboard', 'focusIn', 'focusOut'],
] as const)('keeps a message open while the %s is on it', (_, onto, off) => {
  doNow(() => showToast('bacalah'))
  pass(2999)
  fireEvent[onto](screen.getByRole('button', { name: 'Tutup pesan' }))
  fireEvent[onto](screen.getByText('bacalah'))
  pass(60_000)
  expect(area()).toHaveTextContent('bacalah')
  fireEvent[off](screen.getByText('bacalah'))
  pass(2999)
  expect(area()).toHaveTextContent('bacalah')
  pass(1)
  expect(area()).toBeEmptyDOMElement()
})

test('closes one message and keeps the other', () => {
  doNow(() => {
    showSnackbar('gagal')
    showToast('pesan')
  })
  const close = screen.getAllByRole('button', { name: 'Tutup pesan' }).at(-1)
  fireEvent.click(close ?? area())
  expect(area()).toHaveTextContent('gagal')
  expect(area()).not.toHaveTextContent('pesan')
})

test('shows messages in English when the language is English', async () => {
  await startTexts({}, () => Promise.resolve({}), 'en')
  doNow(() => showSnackbar())
  expect(area()).toHaveTextContent('Please try again later')
  expect(screen.getByRole('button', { name: 'Close message' })).toBeVisible()
})

test('moves messages into a modal dialog while it is open, and out of it when it closes', () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  vi.spyOn(dialog, 'matches').mockImplementation((selector) => selector === ':modal' && dialog.open) // happy-dom does not support :modal
  doNow(() => showToast('gagal'))
  expect(dialog).toContainElement(area())
  expect(dialog).toHaveTextContent('gagal')
  dialog.close()
  expect(dialog).toBeEmptyDOMElement()
  dialog.remove()
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pesan' }))
  expect(area()).toBeEmptyDOMElement()
})
