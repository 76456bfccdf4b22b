import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useReadOnlyReason } from '#domain/mahasiswa/mahasiswa-context.ts'
import { keepOwn } from '#gateway/session/own-note.ts'
import { markNotifikasiRead } from '#generated/client/tanda-baca/tanda-baca.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { PrintSheet } from '#shared/ui/print/print-sheet.tsx'
import { renderScreen } from '#tests/render-screen.tsx'

const STUDENT = '240117023'
const OTHER = '240117001'

/** Returns the students in the requested addresses. */
const studentsIn = (asked: readonly string[]): string[] => [
  ...new Set(asked.flatMap((request) => /\/v1\/mahasiswa\/([^/?]+)/.exec(request)?.[1] ?? [])),
]

test('[R6-003] uses the student id in local storage for an administrator operator', async () => {
  localStore.set('operator_student_id', STUDENT)
  const { asked, settled } = await renderScreen('/dashboard', { persona: 'operator' })
  expect(await screen.findByRole('complementary', { name: 'Mode operator' })).toHaveTextContent(STUDENT)
  await settled()
  expect(studentsIn(asked)).toEqual([STUDENT])
})

test("[R6-003] uses a student's own username and ignores an id that an operator left in local storage", async () => {
  localStore.set('operator_student_id', '9999999999')
  const { asked } = await renderScreen('/dashboard', { persona: 'aktif' })
  expect(studentsIn(asked)).toEqual([STUDENT])
})

test('[R6-003] requests no student data for an operator who has not chosen a student', async () => {
  const { asked } = await renderScreen('/dashboard', { persona: 'operator' })
  expect(studentsIn(asked)).toEqual([])
})

test('shows an operator who chooses a student the campus, the language and a contact', async () => {
  await renderScreen('/dashboard', { persona: 'operator' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Pilih mahasiswa' })).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('Universitas Arunika')
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /^EN/ })).toBeVisible()
  const help = screen.getByText('Butuh bantuan?').parentElement
  expect(within(help ?? document.body).getByRole('link', { name: '(024) 841 2330' })).toBeVisible()
})

test('moves the focus to the heading after a student is chosen, and after a change of student', async () => {
  const { user } = await renderScreen('/dashboard', { persona: 'operator' })
  await user.type(await screen.findByLabelText('Nomor Induk Mahasiswa (NIM)'), `${STUDENT}{Enter}`)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /Sekar/ })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: /^Ganti/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pilih mahasiswa' })).toHaveFocus()
})

test('clears what the tab stored of a student when the operator changes the student', async () => {
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

test('is read-only for an operator until changes are allowed for this student, and can be locked again', async () => {
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

test('rejects a write for another student, or from a tab whose storage was changed, before sending it', async () => {
  const { banner, user, writes } = await openAsOperator()
  await user.click(banner.getByRole('button', { name: 'Izinkan perubahan' }))
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  await expect(write(OTHER)).rejects.toThrow(/terikat pada mahasiswa lain/)
  sessionStore.set('operator_student_id', OTHER)
  await expect(write()).rejects.toThrow(/terikat pada mahasiswa lain/)
  expect(writes()).toBe(0)
})

test('is read-only again for another student, and lists the previous one among the recent ones', async () => {
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

test('lets a student write without allowing changes first', async () => {
  const { asked } = await renderScreen('/tulis', { persona: 'aktif', screens: SCREENS })
  expect(screen.getByText('alasan: tidak ada')).toBeVisible()
  await write()
  expect(asked.filter((request) => !request.startsWith('GET '))).toHaveLength(1)
})

test('marks each page that an operator prints', async () => {
  await openAsOperator('/cetak')
  const head = screen.getByRole('article').querySelector('header')
  expect(head).toHaveTextContent('Dibuka oleh operator untuk Sekar Ayu Prameswari, 240117023')
})
