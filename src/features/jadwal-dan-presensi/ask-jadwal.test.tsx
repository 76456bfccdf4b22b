import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWide } from '#tests/render-screen.tsx'

test('a student who presses the link to the timetable has its periods on their way already, asked for once', async () => {
  const { asked, path, settled, user } = await renderWide('/dashboard')
  const own = () => asked.filter((request) => request.includes('/tahun_semester'))
  const link = screen.getAllByRole('link', { name: 'Jadwal dan presensi' })[0] ?? document.body
  await user.hover(link) // prefetches its page
  await waitFor(
    () => {
      fireEvent.pointerDown(link)
      expect(own()).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  expect(path()).toBe('/dashboard')
  await user.click(link)
  await settled()
  expect(path()).toBe('/jadwal-dan-presensi')
  expect(own()).toHaveLength(1)
})
