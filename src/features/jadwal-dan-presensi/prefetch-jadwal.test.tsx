import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWide } from '#tests/render-screen.tsx'

test('requests the periods once when the link to the class schedule is pressed', async () => {
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
