import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeLanguage, initI18n } from '#shared/i18n/i18n.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { LanguageSwitch } from './language-switch.tsx'

test('[R1-005] switches to English and back, stores the choice and marks the active language', async () => {
  initI18n()
  render(<LanguageSwitch />)
  const english = screen.getByRole('button', { name: 'EN, English' })
  expect(english).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(english)
  expect(await screen.findByRole('group', { name: 'Language' })).toBeVisible()
  expect(english).toHaveAttribute('aria-pressed', 'true')
  expect(localStore.get('language')).toBe('en')
  await userEvent.click(screen.getByRole('button', { name: 'ID, Indonesian' }))
  expect(await screen.findByRole('group', { name: 'Bahasa' })).toBeVisible()
  localStore.clear()
  await changeLanguage('id', false)
})
