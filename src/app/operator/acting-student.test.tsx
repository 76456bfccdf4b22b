import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useReadOnlyReason } from '#domain/mahasiswa/mahasiswa-context.ts'
import { keepOwn } from '#gateway/session/own-note.ts'
import { markNotifikasiRead } from '#generated/client/tanda-baca/tanda-baca.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { PrintSheet } from '#shared/ui/paper/print-sheet.tsx'
import { renderScreen } from '#tests/render-screen.tsx'

const STUDENT = '240117023'
const OTHER = '240117001'

/** Returns the students in the requested addresses. */
const studentsIn = (asked: readonly string[]): string[] => [
  ...new Set(asked.flatMap((request) => /\/v1\/mahasiswa\/([^/?]+)/.exec(request)?.[1] ?? [])),
]

test('[R6-003] an administrator operator acts on the student whose id is in local storage', async () => {
  localStore.set('operator_student_id', STUDENT)
  const { asked, settled } = await renderScreen('/dashboard', { persona: 'operator' })
  expect(await screen.findByRole('complementary', { name: 'Mode operator' })).toHaveTextContent(STUDENT)
  await settled()
  expect(studentsIn(asked)).toEqual([STUDENT])
})

test('[R6-003] a student uses the own username, whatever id an operator left in local storage', async () => {
  localStore.set('operator_student_id', '9999999999')
  const { asked } = await renderScreen('/dashboard', { persona: 'aktif' })
  expect(studentsIn(asked)).toEqual([STUDENT])
})

test('[R6-003] an operator who chose nobody yet asks about nobody', async () => {
  const { asked } = await renderScreen('/dashboard', { persona: 'operator' })
  expect(studentsIn(asked)).toEqual([])
})

test('an operator who chooses a student sees the campus, the language and whom to ask', async () => {
  await renderScreen('/dashboard', { persona: 'operator' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Pilih mahasiswa' })).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('Universitas Arunika')
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /^EN/ })).toBeVisible()
  const help = screen.getByText('Butuh bantuan?').parentElement
  expect(within(help ?? document.body).getByRole('link', { name: '(024) 841 2330' })).toBeVisible()
})

test('the screen of the student who was chosen is announced, and so is the choice of another', async () => {
  const { user } = await renderScreen('/dashboard', { persona: 'operator' })
  await user.type(await screen.findByLabelText('Nomor Induk Mahasiswa (NIM)'), `${STUDENT}{Enter}`)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /Sekar/ })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: /^Ganti/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pilih mahasiswa' })).toHaveFocus()
})

test('what the tab kept of a student goes when the operator leaves that student', async () => {
  localStore.set('operator_student_id', STUDENT)
  const { user, navigate } = await renderScreen('/dashboard', {
    persona: 'operator',
    arrange: () => keepOwn('surat.pratinjau', STUDENT, { paragraf: ['Dengan hormat'] }),
  })
  await user.click(await screen.findByRole('button', { name: /^Ganti/ }))
  await screen.findByRole('heading', { level: 1, name: 'Pilih mahasiswa' })
  await navigate('/surat/info/preview')
  expect(await screen.findByText(/^Tidak ada pratinjau di tab ini/)).toBeVisible()
  expect(screen.queryByText('Dengan hormat')).toBeNull()
})

const Reason = () => <p>{`alasan: ${useReadOnlyReason()?.text ?? 'tidak ada'}`}</p>
const SCREENS = [
  { path: '/tulis', element: <Reason /> },
  {
    path: '/cetak',
    element: (
      <PrintSheet
        title="KHS"
        head="Universitas Arunika"
        of="Sekar"
        student={null}
        digest="x"
        printed={{ time: 'kini', student: 'operator' }}
      >
        <p>isi</p>
      </PrintSheet>
    ),
  },
]

const openAsOperator = async (path = '/tulis') => {
  localStore.set('operator_student_id', STUDENT)
  const shown = await renderScreen(path, { persona: 'operator', screens: SCREENS })
  const banner = within(await screen.findByRole('complementary', { name: 'Mode operator' }))
  await shown.settled()
  const writes = () => shown.asked.filter((request) => !request.startsWith('GET ')).length
  return { ...shown, banner, writes }
}
const write = (idMahasiswa = STUDENT) => markNotifikasiRead(idMahasiswa, '1041', { isDibaca: true })

test('an operator can only read until changes are allowed for this student, and can lock them again', async () => {
  const { banner, user, writes } = await openAsOperator()
  expect(banner.getByRole('status')).toHaveTextContent('Hanya baca')
  expect(screen.getByText(/^alasan: Mode operator/)).toBeVisible()
  await expect(write()).rejects.toThrow(/hanya dapat dibaca/)
  expect(writes()).toBe(0)

  await user.click(banner.getByRole('button', { name: 'Izinkan perubahan' }))
  expect(screen.getByRole('dialog')).toHaveTextContent(/Sekar Ayu Prameswari.*240117023/)
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  await expect(write()).rejects.toThrow(/hanya dapat dibaca/)
  await user.click(banner.getByRole('button', { name: 'Izinkan perubahan' }))
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  expect(screen.getByText('alasan: tidak ada')).toBeVisible()
  await write()
  expect(writes()).toBe(1)

  await user.click(banner.getByRole('button', { name: 'Kunci lagi' }))
  await expect(write()).rejects.toThrow(/hanya dapat dibaca/)
  expect(writes()).toBe(1)
})

test('a write for another student, or from a tab whose storage was changed, never leaves', async () => {
  const { banner, user, writes } = await openAsOperator()
  await user.click(banner.getByRole('button', { name: 'Izinkan perubahan' }))
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  await expect(write(OTHER)).rejects.toThrow(/terikat pada mahasiswa lain/)
  sessionStore.set('operator_student_id', OTHER)
  await expect(write()).rejects.toThrow(/terikat pada mahasiswa lain/)
  expect(writes()).toBe(0)
})

test('another student is read-only again; the one before is among the last opened', async () => {
  const { banner, user, writes } = await openAsOperator()
  await user.click(banner.getByRole('button', { name: 'Izinkan perubahan' }))
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  await user.click(banner.getByRole('button', { name: 'Ganti mahasiswa' }))
  await user.type(screen.getByLabelText('Nomor Induk Mahasiswa (NIM)'), `${STUDENT}{Enter}`)
  expect(await screen.findByText('Hanya baca')).toBeVisible()
  await expect(write()).rejects.toThrow(/hanya dapat dibaca/)
  expect(writes()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Ganti mahasiswa' }))
  await user.click(await screen.findByRole('button', { name: /Sekar Ayu Prameswari/ }))
  expect(await screen.findByRole('complementary', { name: 'Mode operator' })).toHaveTextContent(STUDENT)
})

test('a student writes as ever: there is nothing to allow', async () => {
  const { asked } = await renderScreen('/tulis', { persona: 'aktif', screens: SCREENS })
  expect(screen.getByText('alasan: tidak ada')).toBeVisible()
  await write()
  expect(asked.filter((request) => !request.startsWith('GET '))).toHaveLength(1)
})

test('a paper that an operator prints says so on each page', async () => {
  await openAsOperator('/cetak')
  const head = screen.getByRole('article').querySelector('header')
  expect(head).toHaveTextContent('Dibuka oleh operator untuk Sekar Ayu Prameswari, 240117023')
})
