import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { isModalDue } from './kuesioner-modal.tsx'

const LAST_MOMENT = '2022-04-15T23:59:59+07:00'

const openAt = (moment: string, campus = 'TSM') =>
  renderScreen('/dashboard', { campus, arrange: (controls) => controls.jumpTo(moment) })
const modal = () => screen.queryByRole('dialog', { name: 'Kuesioner' })

test('[R4-047] [R2-018] asks a TSM student to fill in the kuesioner until the last second of 15 April 2022', async () => {
  const { user, path } = await openAt(LAST_MOMENT)
  expect(await screen.findByRole('dialog', { name: 'Kuesioner' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Isi kuesioner' }))
  expect(path()).toBe('/kuesioner')
  expect(modal()).toBeNull()
})

test('[R4-048] does not ask again after the student marks it as filled in', async () => {
  const { user, unmount } = await openAt(LAST_MOMENT)
  await user.click(await screen.findByRole('button', { name: 'Sudah saya isi' }))
  expect(modal()).toBeNull()
  unmount()
  await openAt(LAST_MOMENT)
  expect(modal()).toBeNull()
})

test.each([
  ['another campus', LAST_MOMENT, 'UBK'],
  ['the day itself', '2022-04-16T00:00:00+07:00', 'TSM'],
  ['today', '2026-10-22T07:05:00+07:00', 'TSM'],
])('[R4-048] shows no dialog: %s', async (_, moment, campus) => {
  await openAt(moment, campus)
  expect(modal()).toBeNull()
})

test.each([
  ['2022-04-16T00:59:59+08:00', true],
  ['2022-04-16T01:00:00+08:00', false],
  ['2022-04-16T01:59:59+09:00', true],
  ['2022-04-16T02:00:00+09:00', false],
])('[R9-020] applies the cutoff in WIB: due at %s is %s', (moment, isDue) => {
  expect(isModalDue(Date.parse(moment), '240117023', [])).toBe(isDue)
  expect(isModalDue(Date.parse(moment), '240117023', ['240117023'])).toBe(false)
  expect(isModalDue(Date.parse(moment), '240117023', ['24011702', '2401170233'])).toBe(isDue)
})
