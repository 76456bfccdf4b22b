import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

test('a student changes the phone, sees what changes, and only that is sent', async () => {
  const { user, asked } = await renderScreen('/biodata')
  const phone = within(screen.getByRole('region', { name: 'Kontak' })).getByLabelText('Nomor HP')
  expect(phone).toHaveValue('081325550117')
  await user.clear(phone)
  await user.type(phone, '0811111111')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Periksa 1 perubahan' })
  expect(dialog).toHaveTextContent('Nomor HP (Kontak)')
  expect(dialog).toHaveTextContent('081325550117')
  await user.click(within(dialog).getByRole('button', { name: 'Kirim perubahan' }))
  expect(await screen.findByText('Biodata tersimpan.')).toBeVisible()
  expect(asked.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  await waitFor(() => expect(screen.getByText('Belum ada perubahan.')).toBeVisible())
})
