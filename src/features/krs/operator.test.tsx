import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { button, openKrs, saveButton, saves, taken } from '#tests/open-krs.ts'

allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
  localStore.set('operator_student_id', '240117023')
})
afterEach(() => {
  clearOutbox()
  localStore.clear()
})

test('shows the registration of a student read-only to an operator until changes are allowed', async () => {
  const { user, asked, settled } = await openKrs('/krs', { persona: 'operator' })
  const banner = within(await screen.findByRole('complementary', { name: 'Mode operator' }))
  await settled()
  expect(taken()).toHaveTextContent('Metodologi Penelitian')
  await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
  expect(saveButton()).toHaveAccessibleDescription(/^Mode operator: data mahasiswa ini hanya dapat dibaca\./)
  await user.click(saveButton())
  expect(saves(asked)).toEqual([])
  await user.click(banner.getByRole('button', { name: 'Izinkan perubahan' }))
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(saveButton()).not.toHaveAccessibleDescription())
  await user.click(saveButton())
  await settled()
  expect(saves(asked)).toEqual([expect.stringContaining('/mahasiswa/240117023/edit_krs')])
})
