import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const steps = () => screen.getByRole('navigation', { name: 'Pilih pekan' })
const step = (name: string) => within(steps()).getByRole('link', { name })
const week = () => screen.getByRole('region', { name: /^Pekan \d/ })
const open = (search = '') => renderScreen(`/jadwal-dan-presensi${search}`)

describe('week of the schedule', () => {
  test('is the current one first, and moves to the next and back', async () => {
    const { user, path } = await open()
    expect(week()).toHaveAccessibleName(/19.*24|19.*25 Oktober 2026/)
    expect(step('Pekan ini')).toHaveAttribute('aria-current', 'date')
    await user.click(step('Pekan berikutnya'))
    expect(path()).toBe('/jadwal-dan-presensi?pekan=2026-10-26')
    expect(week()).toHaveAccessibleName(/26 Oktober/)
    expect(step('Pekan ini')).not.toHaveAttribute('aria-current')
    await user.click(step('Pekan ini'))
    expect(path()).toBe('/jadwal-dan-presensi')
    expect(week()).toHaveAccessibleName(/19/)
  })

  test('shows exams with their time, and no class, in an exam week', async () => {
    await open('?pekan=2026-10-26')
    const days = within(week())
    expect(days.getAllByText(/^UTS /).length).toBeGreaterThan(3)
    expect(days.queryByText('Selesai')).toBeNull()
  })

  test.each(['2027-12-31', '2020-01-01', 'besok', ''])('is the current one for %j in the address', async (day) => {
    await open(`?pekan=${day}`)
    expect(step('Pekan ini')).toHaveAttribute('aria-current', 'date')
  })

  test('is not offered before the first attendance or after the last exam, where the classes are unknown', async () => {
    const { user } = await open('?pekan=2026-10-19')
    while (within(steps()).queryByRole('link', { name: 'Pekan sebelumnya' })) await user.click(step('Pekan sebelumnya'))
    expect(week()).toHaveAccessibleName(/Agustus|September/)
    await user.click(step('Pekan ini'))
    while (within(steps()).queryByRole('link', { name: 'Pekan berikutnya' })) await user.click(step('Pekan berikutnya'))
    expect(week()).toHaveAccessibleName(/Januari 2027/)
  })

  test('folds its past days', async () => {
    const { user } = await open()
    const past = within(week()).getByText('Senin–Rabu sudah lewat')
    expect(within(week()).queryByRole('heading', { name: /^Senin/ })).toBeNull()
    await user.click(past)
    expect(await within(week()).findByRole('heading', { name: /^Senin/ })).toBeVisible()
  })
})
