import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { hideOnLoadError, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { renderScreen } from '#tests/render-screen.tsx'
import { RemindButton } from './remind-button.tsx'

const SIDANG: UjianKalender = {
  id: 'sidang-71',
  nama: 'Sidang tugas akhir',
  tanggal: '2026-11-24',
  jam: { mulai: 540, selesai: 660 },
  ruang: 'R. 210, Gedung C',
  keterangan: 'Bawa naskah; dua rangkap.\nDatang 15 menit sebelumnya.',
}
const WISUDA: UjianKalender = {
  id: 'wisuda-58',
  nama: 'Wisuda ke-58 Universitas Arunika, Program Sarjana dan Diploma, Semarang',
  tanggal: '2026-12-31',
  jam: null,
  ruang: '',
  keterangan: '',
}
const TUGAS: UjianKalender = {
  id: 'tugas-3',
  nama: 'Bayar praktikum Rp250.000 untuk 240117023',
  tanggal: '2026-10-26',
  jam: { mulai: 1439, selesai: 1439 },
  ruang: '',
  keterangan: '',
  isDeadline: true,
}

/** The button behind the kit's texts, as on a lazy screen. */
const Button = lazyOptional(async () => (await withTexts(Promise.resolve({ RemindButton }), 'ui')).RemindButton, {
  waiting: () => <Skeleton lines={1} />,
  onLoadError: hideOnLoadError,
})

const files: File[] = []
beforeEach(() => {
  files.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) files.push(file)
    return 'blob:calendar'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Opens a screen with the button alone, and its dialog. */
const open = async (events: readonly UjianKalender[] | null, options: Options = {}) => {
  const element = <Button events={events} title="Sidang & wisuda" />
  const rendered = await renderScreen('/uji', { ...options, screens: [{ path: '/uji', element }] })
  await rendered.user.click(screen.getByRole('button', { name: 'Ingatkan saya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingatkan saya' }))
  return { ...rendered, dialog }
}

const submit = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.getByRole('button', { name: 'Tambahkan ke kalender' })

const textOf = async (): Promise<string> => {
  await expect.poll(() => files.length).toBeGreaterThan(0)
  return ((await files.at(-1)?.text()) ?? '').replace(/\r\n /g, '')
}
const linesOf = (text: string, name: string) =>
  text.split('\r\n').flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))

test('saves an event with both reminders, each shown with its own date', async () => {
  const { dialog, user } = await open([SIDANG])
  expect(dialog.getByText(/Selasa, 24 November 2026/, { selector: 'li span' })).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'Sehari sebelumnya' })).toHaveAccessibleDescription(
    'Senin, 23 November 2026 09.00\u00a0WIB',
  )
  expect(dialog.getByRole('checkbox', { name: 'Sejam sebelumnya' })).toHaveAccessibleDescription(
    'Selasa, 24 November 2026 08.00\u00a0WIB',
  )
  expect(dialog.getByText(/mengabaikan pengingat dari berkas/)).toBeVisible()
  await user.click(submit(dialog))
  const text = await textOf()
  expect([files[0]?.name, files[0]?.type]).toEqual(['Sidang-wisuda.ics', 'text/calendar;charset=utf-8'])
  expect(linesOf(text, 'UID')).toEqual(['sidang-71@061001.portal-mahasiswa'])
  expect(linesOf(text, 'TRIGGER')).toEqual(['-P1D', '-PT1H'])
  expect(text).toContain('DTSTART;TZID=Asia/Jakarta:20261124T090000')
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Berkas kalender diunduh. Buka berkasnya untuk menambahkan 1 acara dan 2 pengingat.',
  )
})

test('saves only the chosen reminder, by keyboard, and clears the result when the choice changes', async () => {
  const { dialog, user } = await open([SIDANG])
  dialog.getByRole('checkbox', { name: 'Sehari sebelumnya' }).focus()
  await user.keyboard(' ')
  submit(dialog).focus()
  await user.keyboard('{Enter}')
  expect(linesOf(await textOf(), 'TRIGGER')).toEqual(['-PT1H'])
  expect(dialog.getByRole('status')).toHaveTextContent('1 acara dan 1 pengingat')
  dialog.getByRole('checkbox', { name: 'Sejam sebelumnya' }).focus()
  await user.keyboard(' ')
  expect(dialog.queryByRole('status')).toBeNull()
  expect(dialog.getByText('Tanpa pengingat. Hanya acaranya yang disimpan.')).toBeVisible()
  await user.click(submit(dialog))
  await expect.poll(() => files).toHaveLength(2)
  expect(await textOf()).not.toContain('VALARM')
  expect(dialog.getByRole('status')).toHaveTextContent(/menambahkan 1 acara\.$/)
})

test('says that an event without an hour has no hour before', async () => {
  const { dialog, user } = await open([WISUDA])
  expect(dialog.getByRole('checkbox', { name: 'Sehari sebelumnya' })).toHaveAccessibleDescription(
    'Rabu, 30 Desember 2026 09.00\u00a0WIB',
  )
  expect(dialog.getByRole('checkbox', { name: 'Sejam sebelumnya' })).toHaveAccessibleDescription(
    'Jamnya belum ditetapkan, jadi pengingat ini tidak disimpan.',
  )
  await user.click(submit(dialog))
  expect(linesOf(await textOf(), 'TRIGGER')).toEqual(['-PT15H'])
})

test('says that a reminder has passed, and leaves it out', async () => {
  const { dialog, user } = await open([{ ...TUGAS, tanggal: '2026-10-22' }])
  expect(dialog.getByRole('checkbox', { name: 'Sehari sebelumnya' })).toHaveAccessibleDescription(/, sudah lewat$/)
  await user.click(submit(dialog))
  expect(linesOf(await textOf(), 'TRIGGER')).toEqual(['-PT1H'])
})

test('saves a moved event under the same id with a higher sequence number, so that importing it updates the first', async () => {
  const first = await open([SIDANG])
  await first.user.click(submit(first.dialog))
  const before = await textOf()
  first.controls.jumpTo('2026-11-01T09:00:00+07:00')
  await first.user.click(submit(first.dialog))
  await expect.poll(() => files).toHaveLength(2)
  const after = await textOf()
  expect(linesOf(after, 'UID')).toEqual(linesOf(before, 'UID'))
  expect(Number(linesOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(linesOf(before, 'SEQUENCE')))
})

test('saves all deadlines of the semester in one file, this one once, without amounts and without the student number', async () => {
  const { dialog, user } = await open([TUGAS])
  await user.click(dialog.getByRole('radio', { name: 'Semua tenggat semester ini' }))
  await waitFor(() => expect(submit(dialog)).not.toHaveAttribute('aria-disabled', 'true'))
  const rows = within(dialog.getByRole('list', { name: 'Semua tenggat semester ini' })).getAllByRole('listitem')
  await user.click(submit(dialog))
  const text = await textOf()
  const uids = linesOf(text, 'UID')
  expect(rows.length).toBeGreaterThan(1)
  expect(uids).toHaveLength(rows.length + 1) // the made-up deadline is not among them
  expect(new Set(uids).size).toBe(uids.length)
  expect(linesOf(text, 'SUMMARY')).toContain('Bayar praktikum untuk')
  expect(text.match(/\d+/g)).not.toContain('240117023')
  expect(text).not.toMatch(/\bRp/)
  expect(files[0]?.name).toBe('Semua-tenggat-semester-ini.ics')
})

test('names the subjects whose deadlines are missing instead of saying that there are none', async () => {
  const { dialog, user } = await open(null, {
    persona: 'kosong',
    faults: [{ operation: 'listTugasKuliah', kind: 'server' }],
  })
  await waitFor(() => expect(dialog.getByText(/tidak dapat dimuat semuanya: /)).toBeVisible())
  expect(dialog.queryByText('Tidak ada tenggat yang akan datang.')).toBeNull()
  await user.click(submit(dialog))
  expect(files).toEqual([])
})

test('waits for the deadlines before it saves all of them', async () => {
  const { dialog, user } = await open(null, {
    faults: [{ operation: 'listTugasKuliah', kind: 'latency', ms: 60_000 }],
    pending: true,
  })
  expect(submit(dialog)).toHaveAccessibleDescription('Acara lain Anda masih dimuat.')
  await user.click(submit(dialog))
  expect(files).toEqual([])
})

test('explains the missing date instead of saving an empty file', async () => {
  const element = <Button events={[]} title="Sidang" />
  const { user } = await renderScreen('/uji', { screens: [{ path: '/uji', element }] })
  const button = screen.getByRole('button', { name: 'Ingatkan saya' })
  expect(button).toHaveAccessibleDescription('Tanggalnya belum ditetapkan.')
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('explains that an in-app browser cannot save files', async () => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 361.0',
  )
  const { dialog, user } = await open([SIDANG])
  await user.click(submit(dialog))
  expect(dialog.getByText(/tidak dapat menyimpan berkas/)).toBeVisible()
  expect(dialog.queryByText('Berkas kalender diunduh.')).toBeNull()
})
