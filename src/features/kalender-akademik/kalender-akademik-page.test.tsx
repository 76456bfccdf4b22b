import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const months = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent }) => (/\d{4}$/.test(textContent) ? textContent : []))

test('shows what comes next, the next holiday, and today in its month', async () => {
  await renderScreen('/kalender-akademik')
  const glance = within(card('Sekarang dan berikutnya'))
  expect(glance.getByText('Ujian Tengah Semester').parentElement).toHaveTextContent(
    'BerikutnyaUjian Tengah Semester4 hari lagi',
  )
  expect(glance.getByText('Libur Natal').parentElement).toHaveTextContent('Libur berikutnyaLibur Natal64 hari lagi')
  const today = within(card('Oktober 2026')).getByText('Hari ini, Kamis, 22 Oktober 2026')
  expect(today).toHaveAttribute('aria-current', 'date')
  expect(today.compareDocumentPosition(within(card('Oktober 2026')).getByText('Ujian Tengah Semester'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('shows how long the exams still run, and when it is their last day', async () => {
  const { controls, settled } = await renderScreen('/kalender-akademik', {
    arrange: ({ jumpTo }) => jumpTo('2026-10-27T10:00:00+07:00'),
  })
  expect(within(card('Oktober 2026')).getByText('Berlangsung, sisa 10 hari')).toBeVisible()
  controls.jumpTo('2026-11-06T20:00:00+07:00')
  await settled()
  expect(await within(card('Oktober 2026')).findByText('Hari terakhir')).toBeVisible()
})

test('stores the chosen year and semester in the address', async () => {
  const { user, path, settled } = await renderScreen('/kalender-akademik')
  expect(months()).toEqual(expect.arrayContaining(['Agustus 2026', 'Juni 2027']))
  await user.selectOptions(screen.getByLabelText('Tahun akademik'), '2025/2026')
  await user.selectOptions(screen.getByLabelText('Semester'), 'Ganjil')
  await settled()
  expect(path()).toBe('/kalender-akademik?tahun=2026&semester=1')
  expect(months()).toEqual(['September 2025', 'Oktober 2025', 'Desember 2025', 'Januari 2026'])
})

test('formats days and months in English', async () => {
  await renderScreen('/kalender-akademik', { lng: 'en' })
  expect(within(card('October 2026')).getByText('26 October – 06 November 2026')).toBeVisible()
})

test('saves every day in one file, without a time zone, with the same event ids each time', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:calendar'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = await renderScreen('/kalender-akademik')
  await user.click(screen.getByRole('button', { name: 'Unduh kalender' }))
  await user.click(screen.getByRole('button', { name: 'Unduh kalender' }))
  await expect.poll(() => files).toHaveLength(2)
  const [first = '', second = ''] = await Promise.all(files.map((file) => file.text()))
  const uids = (text: string) => text.match(/^UID:.*$/gm) ?? []
  expect(first).toContain('UID:kalender-704@061001.portal-mahasiswa')
  expect(first).toContain('DTSTART;VALUE=DATE:20261026\r\nDTEND;VALUE=DATE:20261107')
  expect(uids(first)).toHaveLength(18)
  expect(first).toContain('X-WR-CALNAME:Kalender akademik\r\n') // no single year in the name: it covers more than one
  expect(new Set(uids(first)).size).toBe(18)
  expect(uids(second)).toEqual(uids(first))
})

test('offers no academic year when no entry names one', async () => {
  const libur = { idKalender: 1, kegiatan: 'Dies Natalis', tanggalMulai: '2026-10-28', tanggalSelesai: '2026-10-28' }
  await renderScreen('/kalender-akademik', { answers: { '/kalender_akademik': { data: [libur] } } })
  expect(within(card('Oktober 2026')).getByText('Dies Natalis')).toBeVisible()
  expect(screen.queryByLabelText('Tahun akademik')).toBeNull()
})
