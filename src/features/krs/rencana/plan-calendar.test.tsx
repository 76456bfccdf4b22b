import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addDays } from '#shared/campus/campus-time.ts'
import { button, openKrs } from '#tests/open-krs.ts'

const menuConfig = {
  portalmhs_krs: 'true',
  'portalmhs_krs.krs': 'true',
  portalmhs_pengajuan: 'true',
  'portalmhs_pengajuan.kerja_praktik': 'true',
}
/** Returns all-day defences of the student on each working day of the week that starts on a Monday. */
const defencesFrom = (monday: string) => {
  const ids = ['31', '32', '33', '34', '35']
  const defence = (id: string, place: number): [string, object] => [
    `/internship/sidang/${id}`,
    { id, status: 'dijadwalkan', tanggal: addDays(monday, place), jamMulai: '07.00', jamSelesai: '20.00' },
  ]
  return {
    '/internship/usulan': { data: ids.map((id) => ({ id: `6${id}`, status: 'sidang', idSidang: id })) },
    ...Object.fromEntries(ids.map(defence)),
  }
}
const CLASH = / bentrok dengan Sidang kerja praktik: [A-Z][a-z]+, 0[1-5] Maret 2027, /
const openCalendar = async (options: Parameters<typeof openKrs>[1]) => {
  const opened = await openKrs('/krs', { menuConfig, ...options })
  await opened.user.click(button('Unduh kalender'))
  return opened
}

test('names the class and the day of a clash with an appointment', async () => {
  await openCalendar({ answers: defencesFrom('2027-03-01') })
  expect(await screen.findAllByText(CLASH)).not.toEqual([])
})

test.each([
  ['before the lectures begin', '2027-01-18'],
  ['after the semester', '2027-09-06'],
])('reports no clash with an appointment %s', async (_, tanggal) => {
  const { settled } = await openCalendar({ answers: defencesFrom(tanggal) })
  await settled()
  expect(screen.queryByText(/ bentrok dengan Sidang/)).toBeNull()
})

test('includes the appointments in the saved calendar file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:calendar'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = await openCalendar({ answers: defencesFrom('2027-03-01') })
  await screen.findAllByText(CLASH)
  fireEvent.input(screen.getByLabelText('Hari pertama kuliah (wajib)'), { target: { value: '2027-02-15' } })
  await user.click(screen.getByRole('button', { name: 'Unduh' }))
  await expect.poll(() => files).toHaveLength(1)
  expect((await files[0]?.text()) ?? '').toContain('SUMMARY:Sidang kerja praktik')
})

test('shows a loading notice while appointments load', async () => {
  const { controls } = await openCalendar({
    faults: [{ operation: 'listUsulanKerjaPraktik', kind: 'latency', ms: 60_000 }],
  })
  expect(await screen.findByText('Kalender akademik dan acara lain sedang dimuat.')).toBeVisible()
  controls.setFaults([])
})

test('names the appointment list that failed to load', async () => {
  await openCalendar({ faults: [{ operation: 'listUsulanKerjaPraktik', kind: 'server' }] })
  expect(await screen.findByText(/Kerja praktik/, { selector: 'dialog p' })).toBeVisible()
})
