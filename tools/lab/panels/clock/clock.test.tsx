import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPanel } from '#tests/render-panel.tsx'
import { panel } from './panel.ts'
import { toMoment } from './to-moment.ts'

const button = (name: string) => screen.getByRole('button', { name })

test('shows the simulated date and time, not the device’s', async () => {
  await renderPanel(panel)
  expect(screen.getByRole('timer')).toHaveTextContent('14.05.00 WIB')
  expect(screen.getByText('Kamis, 22 Oktober 2026')).toBeVisible()
})

test.each([
  ['1 menit', '2026-10-22T14:06:00+07:00'],
  ['10 menit', '2026-10-22T14:15:00+07:00'],
  ['1 jam', '2026-10-22T15:05:00+07:00'],
  ['1 hari', '2026-10-23T14:05:00+07:00'],
  ['1 minggu', '2026-10-29T14:05:00+07:00'],
])('advances by exactly %s and refreshes the portal', async (name, expected) => {
  const { user, controls, refresh } = await renderPanel(panel)
  await user.click(button(name))
  expect(controls.now()).toBe(expected)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('starts and stops the clock', async () => {
  const { user, controls } = await renderPanel(panel)
  expect(screen.getByText('Berhenti')).toBeVisible()
  await user.click(button('Jalankan jam'))
  expect(controls.isClockRunning()).toBe(true)
  await user.click(button('Hentikan jam'))
  expect(controls.isClockRunning()).toBe(false)
  expect(screen.getByText('Berhenti')).toBeVisible()
})

test('jumps to just before each named moment of a student with a payment', async () => {
  const { user, controls } = await renderPanel(panel, { persona: 'pembayaran-diproses' })
  await user.click(button('Batas bayar 30 detik lagi'))
  expect(controls.now()).toBe('2026-10-23T14:04:30+07:00')
  await user.click(button('Hari ujian, 30 menit sebelum mulai'))
  expect(controls.now()).toBe('2026-10-26T07:30:00+07:00')
  await user.click(button('KRS dibuka 30 detik lagi'))
  expect(controls.now()).toBe('2027-01-11T07:59:30+07:00')
})

test.each([
  ['tunggakan', 'KRS dibuka 30 detik lagi', 'KRS persona ini terkunci karena tunggakan, jadi tidak akan terbuka.'],
  [
    'aktif',
    'Batas bayar 30 detik lagi',
    'Persona ini tidak punya pembayaran yang menunggu. Coba persona pembayaran-diproses.',
  ],
  ['kosong', 'Hari ujian, 30 menit sebelum mulai', 'Persona ini tidak punya ujian setelah saat ini.'],
  ['operator', 'Hari ujian, 30 menit sebelum mulai', 'Masuk dahulu sebagai salah satu persona mahasiswa.'],
])('explains to %s why the jump "%s" is disabled', async (persona, name, reason) => {
  const { user, controls } = await renderPanel(panel, { persona })
  expect(button(name)).toHaveAttribute('aria-disabled', 'true')
  expect(button(name)).toHaveAccessibleDescription(reason)
  await user.click(button(name))
  expect(controls.now()).toBe('2026-10-22T14:05:00+07:00')
})

test('disables the jump to the opening of KRS after the last registration period', async () => {
  await renderPanel(panel, { arrange: ({ controls }) => controls.jumpTo('2027-01-16T08:00:00+07:00') })
  expect(button('KRS dibuka 30 detik lagi')).toHaveAttribute('aria-disabled', 'true')
})

test('jumps to a date and time in WIB, and rejects an invalid one with an error on the field', async () => {
  const { user, controls } = await renderPanel(panel, { lng: 'en' })
  const field = screen.getByLabelText('Date and time (WIB)')
  await user.clear(field)
  await user.click(button('Jump'))
  expect(field).toHaveAccessibleDescription(/Enter a valid date and time/)
  expect(controls.now()).toBe('2026-10-22T14:05:00+07:00')
  await user.type(field, '2027-02-01T09:30')
  await user.click(button('Jump'))
  expect(controls.now()).toBe('2027-02-01T09:30:00+07:00')
  expect(screen.getByText('Simulated clock: Monday, 01 February 2027, 09:30 WIB')).toBeVisible()
  expect(button('Jump')).toHaveFocus()
})

test.each([
  ['2026-10-22T14:05', '2026-10-22T14:05:00+07:00'],
  ['2026-10-22T14:05:09', '2026-10-22T14:05:09+07:00'],
  ['2018-12-31T23:59', null],
  ['2040-01-01T00:00', null],
  ['2026-13-22T14:05', null],
  ['2026-10-22', null],
  ['', null],
])('reads %j as %j', (local, expected) => {
  expect(toMoment(local)).toBe(expected)
})

test('simulates 57 idle minutes in the device’s clock, the simulated clock and the tokens', async () => {
  const before = Date.now()
  const { user, controls, store } = await renderPanel(panel)
  await user.click(button('Sudah 57 menit'))
  expect(Math.round((Date.now() - before) / 60_000)).toBe(57)
  expect(controls.now()).toBe('2026-10-22T15:02:00+07:00')
  const tokens = Object.values(store.world.families).flatMap((family) => family.tokens)
  expect(tokens.map(({ accessUntil }) => accessUntil)).toEqual([0])
})

test('simulates no idle time when no user is signed in', async () => {
  const { user } = await renderPanel(panel, { persona: null })
  const before = Date.now()
  await user.click(button('Sudah 57 menit'))
  expect(Date.now() - before).toBeLessThan(60_000)
})
