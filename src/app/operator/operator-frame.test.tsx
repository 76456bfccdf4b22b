import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReadOnlyReason } from '#domain/mahasiswa/mahasiswa-context.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { renderScreen, renderWide } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

const STUDENT = '240117023'
const REFUSED: Fault = {
  operation: 'listWaktuPengajuanCuti',
  kind: 'client',
  status: 403,
  message: 'Akses ditolak.',
}
const Save = () => <ActionButton reason={useReadOnlyReason()}>Simpan</ActionButton>
const SCREENS = [
  { path: '/tulis', element: <Save /> },
  {
    path: '/dialog',
    element: (
      <Dialog title="Ubah kontak" onClose={() => undefined} actions={<Save />}>
        <p>isi</p>
      </Dialog>
    ),
  },
]

const open = async (path: string, options: Parameters<typeof renderScreen>[1] = {}) => {
  localStore.set('operator_student_id', STUDENT)
  const shown = await renderScreen(path, { persona: 'operator', screens: SCREENS, ...options })
  await screen.findByRole('complementary', { name: 'Mode operator' })
  await shown.settled()
  return shown
}

it('names the student in each dialog of an operator, and in none of a student', async () => {
  const { unmount } = await open('/dialog')
  const dialog = within(screen.getByRole('dialog', { name: 'Ubah kontak' }))
  expect(dialog.getByText('Untuk mahasiswa Sekar Ayu Prameswari, 240117023')).toBeVisible()
  unmount()
  await renderScreen('/dialog', { persona: 'aktif', screens: SCREENS })
  expect(screen.getByRole('dialog', { name: 'Ubah kontak' })).not.toHaveTextContent('Untuk mahasiswa')
})

it('allows changes from the reason inside a dialog, and moves the focus to the enabled action', async () => {
  const { user } = await open('/dialog')
  const dialog = within(screen.getByRole('dialog', { name: 'Ubah kontak' }))
  expect(dialog.getByRole('button', { name: 'Simpan' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog.getByRole('button', { name: 'Izinkan perubahan' }))
  await user.click(within(screen.getByRole('dialog', { name: 'Konfirmasi' })).getByRole('button', { name: 'Ok' }))
  expect(dialog.queryByRole('button', { name: 'Izinkan perubahan' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Simpan' })).toHaveFocus()
})

it('closes the portal when a refused call shows that the right was withdrawn', async () => {
  const answer = { username: 'operator', uuid: 'o-1', role: 'ROLE_OPERATOR', scopes: ['A:T'] }
  const { controls, navigate, path } = await open('/tulis', { answers: { '/api/user_info': answer } })
  answer.scopes = [] // permission withdrawn
  controls.setFaults([REFUSED])
  await navigate('/cuti')
  await waitFor(() => expect(path()).toBe('/error'))
  expect(screen.getByRole('heading', { level: 1, name: 'ERROR 403' })).toBeVisible()
  expect(screen.getByText(/Keluar, lalu masuk dengan akun/)).toBeVisible()
  expect(screen.queryByText('Mohon perbaiki galat di atas')).toBeNull()
  expect(screen.queryByRole('complementary', { name: 'Mode operator' })).toBeNull()
})

it('keeps the screen when a refused call says nothing about the right', async () => {
  const { controls, navigate, path, settled } = await open('/tulis')
  controls.setFaults([REFUSED])
  await navigate('/cuti')
  await settled()
  expect(path()).toBe('/cuti')
  expect(screen.getByText('Akses ditolak.')).toBeVisible()
})

it('names the student in the tab title, except on the chooser', async () => {
  const { user } = await open('/cuti')
  expect(document.title).toMatch(/^Cuti · Sekar Ayu Prameswari · /)
  await user.click(screen.getByRole('button', { name: 'Ganti mahasiswa' }))
  await waitFor(() => expect(document.title).toMatch(/^Pilih mahasiswa · /))
  expect(document.title).not.toContain('Sekar')
})

it('shows the campus, its contacts and the languages where an operator chooses a student', async () => {
  await renderScreen('/dashboard', { persona: 'operator' })
  expect(screen.getByRole('banner')).toHaveTextContent('Universitas Arunika')
  expect(screen.getByRole('group', { name: 'Bahasa' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('(024) 841 2330')
})

it('hides other accounts from the menu of an operator', async () => {
  localStore.set('operator_student_id', STUDENT)
  const shows = { screens: SCREENS, menuConfig: { portalmhs_akunlain: 'true' } }
  const { unmount } = await renderWide('/tulis', { persona: 'operator', ...shows })
  const menu = () => screen.getByRole('navigation', { name: 'Menu utama' })
  expect(menu()).not.toHaveTextContent('Akun lain')
  unmount()
  await renderWide('/tulis', { persona: 'aktif', ...shows })
  expect(menu()).toHaveTextContent('Akun lain')
})

it('does not call the account of the operator by the name of the student', async () => {
  const { user } = await open('/cuti')
  await user.click(screen.getByRole('button', { name: /^SP, akun/ }))
  expect(await screen.findByText('Akun operator')).toBeVisible()
  expect(screen.getByText('Membuka data Sekar Ayu Prameswari, 240117023')).toBeVisible()
})
