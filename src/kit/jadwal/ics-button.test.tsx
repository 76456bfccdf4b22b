import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, openKrs } from '#tests/open-krs.ts'

/** Downloads a student's calendar file for a campus and window. */
const download = async (campus: string, jendela: object): Promise<string> => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:calendar'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = await openKrs('/krs', { campus, answers: { '/pembatas_waktu_krs_mahasiswa': jendela } })
  await user.click(button('Unduh kalender'))
  fireEvent.input(screen.getByLabelText('Hari pertama kuliah (wajib)'), { target: { value: '2027-02-15' } })
  const save = screen.getByRole('button', { name: 'Unduh' })
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(save)
  await expect.poll(() => files).toHaveLength(1)
  return (await files[0]?.text()) ?? ''
}

const zonesIn = (text: string) => new Set([...text.matchAll(/TZID[=:]([\w/]+)/g)].map(([, zone]) => zone))

test.each([
  ['default', 'which says nothing of its dates', { isBuka: true }, 'Asia/Jakarta', '+0700'],
  ['UNTAG-SMD', 'which says nothing of its dates', { isBuka: true }, 'Asia/Makassar', '+0800'],
  ['UNTAG-SMD', 'whose dates name no zone', { tanggalMulai: '2027-01-11' }, 'Asia/Makassar', '+0800'],
  [
    'UNTAG-SMD',
    'whose dates name WIT',
    { tanggalMulai: '2027-01-11T08:00:00+09:00', isBuka: true },
    'Asia/Makassar',
    '+0800',
  ],
])('exports the calendar of %s, with a window %s (%o), in the zone %s', async (campus, _, jendela, zone, offset) => {
  const text = await download(campus, jendela)
  expect(text).toMatch(new RegExp(`DTSTART;TZID=${zone}:\\d{8}T\\d{6}`))
  expect(text).toContain(`TZOFFSETTO:${offset}`)
  expect([...zonesIn(text)]).toEqual([zone])
})
