import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWide } from '#tests/render-screen.tsx'

const callsOf = (asked: readonly string[], path: string) => asked.filter((request) => request.includes(path))

test('requests the data of the tagihan screen once when its link is pressed, and the status on the screen', async () => {
  const { asked, path, settled, user } = await renderWide('/dashboard')
  const status = () => callsOf(asked, 'status_pembayaran').length
  await waitFor(() => expect(status()).toBe(1)) // the dashboard's own hint for a running payment
  const link = screen.getByRole('link', { name: 'Biaya kuliah' })
  await user.hover(link) // prefetches its page
  await waitFor(
    () => {
      fireEvent.pointerDown(link)
      expect(callsOf(asked, 'disable_saldo_civitas')).toHaveLength(1)
    },
    { timeout: 10_000 },
  )
  expect(path()).toBe('/dashboard')
  expect(status()).toBe(1)
  await user.click(link)
  await settled()
  expect(path()).toBe('/biaya-kuliah')
  for (const own of ['disable_saldo_civitas', 'rekap_pembayaran', 'biaya_kuliah'])
    expect(callsOf(asked, own), own).toHaveLength(1)
  expect(status()).toBe(2)
})
