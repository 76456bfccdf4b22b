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

test('a student whose browser knows no popovers opens the account, and closes it with its button', async () => {
  expect('showPopover' in HTMLElement.prototype).toBe(false)
  const user = await openAccount()
  await user.click(account())
  expect(logOut()).not.toBeInTheDocument()
  expect(account()).toHaveAttribute('aria-expanded', 'false')
})

test('Esc closes what is open and gives the focus back to its button', async () => {
  const user = await openAccount()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Ganti kata sandi' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(logOut()).not.toBeInTheDocument()
  expect(account()).toHaveFocus()
})

test('a press elsewhere closes it; a press on another button of the bar opens that one alone', async () => {
  const user = await openAccount()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(logOut()).not.toBeInTheDocument()
  await user.click(account())
  await user.click(news())
  expect(logOut()).not.toBeInTheDocument()
  const panel = within(news().parentElement ?? document.body)
  expect(await panel.findByRole('link', { name: 'Semua notifikasi' })).toBeVisible()
})

test('the keyboard goes through it and leaves it behind closed', async () => {
  const user = await openAccount()
  while (account().parentElement?.contains(document.activeElement)) await user.tab()
  expect(logOut()).not.toBeInTheDocument()
})

test('the dialog that the account opens finds the focus on its button, where the browser gives it back', async () => {
  const user = await openAccount()
  await user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }))
  expect(logOut()).not.toBeInTheDocument()
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(account()).toHaveFocus()
})

test('what this device keeps arrives later, below the button that logs out: that one never moves away under a finger', async () => {
  await openAccount()
  const settings = await screen.findByRole('group', { name: 'Tampilan' })
  expect(logOut()?.compareDocumentPosition(settings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
