import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openKrs } from '#tests/open-krs.ts'
import { card } from '#tests/render-screen.tsx'

test('gives each class its own pick button beside its lecturer and room', async () => {
  const { user } = await openKrs()
  const second = within(card('Mata kuliah ditawarkan')).getByRole('button', {
    name: 'Ambil Aksesibilitas Digital kelas B',
  })
  expect(second.closest('li')).toHaveTextContent(/^B · \w+ \d\d\.\d\d–\d\d\.\d\d.*(R\.|Lab) .*, \w+/)
  await user.click(second)
  const kelas = screen.getByLabelText<HTMLSelectElement>('Kelas Aksesibilitas Digital')
  expect(kelas.selectedOptions[0]).toHaveTextContent(/^B ·/)
})
