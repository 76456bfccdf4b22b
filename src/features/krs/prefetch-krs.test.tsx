import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWide } from '#tests/render-screen.tsx'

const ASKED = /\/(?:edit_krs|kurikulum_makul_krs|pembatas_waktu_krs)/

test('requests the three KRS responses once each on pointer down on the KRS link', async () => {
  const { asked, path, settled, user } = await renderWide('/dashboard')
  const own = () => asked.filter((request) => ASKED.test(request))
  const link = screen.getAllByRole('link', { name: 'KRS' })[0] ?? document.body
  await user.hover(link) // prefetches its page
  await waitFor(
    () => {
      fireEvent.pointerDown(link)
      expect(own()).toHaveLength(3)
    },
    { timeout: 10_000 },
  )
  expect(path()).toBe('/dashboard')
  await user.click(link)
  await settled()
  expect(path()).toBe('/krs')
  expect(own()).toHaveLength(3)
})
