import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const account = () => screen.getByRole('button', { name: /^Akun|akun / })
const news = () => screen.getByRole('button', { name: /^Notifikasi/ })
const logOut = () => screen.queryByRole('button', { name: 'Keluar' })

const openAccount = async () => {
  const { user } = await renderScreen('/dashboard')
  expect(logOut()).not.toBeInTheDocument()
  await user.click(account())
  expect(account()).toHaveAttribute('aria-expanded', 'true')
  expect(logOut()).toBeVisible()
  return user
}

test('opens and closes the account menu by its button without support for popovers', async () => {
  expect('showPopover' in HTMLElement.prototype).toBe(false)
  const user = await openAccount()
  await user.click(account())
  expect(logOut()).not.toBeInTheDocument()
  expect(account()).toHaveAttribute('aria-expanded', 'false')
})

test('closes on Esc and restores the focus to the button', async () => {
  const user = await openAccount()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Ganti kata sandi' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(logOut()).not.toBeInTheDocument()
  expect(account()).toHaveFocus()
})

test('closes on a press elsewhere, and when another button of the bar opens its own', async () => {
  const user = await openAccount()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(logOut()).not.toBeInTheDocument()
  await user.click(account())
  await user.click(news())
  expect(logOut()).not.toBeInTheDocument()
  const panel = within(news().parentElement ?? document.body)
  expect(await panel.findByRole('link', { name: 'Semua notifikasi' })).toBeVisible()
})

test('closes when Tab moves the focus out', async () => {
  const user = await openAccount()
  while (account().parentElement?.contains(document.activeElement)) await user.tab()
  expect(logOut()).not.toBeInTheDocument()
})

test('moves the focus to its button before it opens a dialog, so that the browser restores it there', async () => {
  const user = await openAccount()
  await user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }))
  expect(logOut()).not.toBeInTheDocument()
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(account()).toHaveFocus()
})

test('renders the device settings below the logout button, which does not move when they arrive', async () => {
  await openAccount()
  const settings = await screen.findByRole('group', { name: 'Tampilan' })
  expect(logOut()?.compareDocumentPosition(settings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
