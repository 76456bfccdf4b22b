import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const links = () =>
  within(document.querySelector('main') as HTMLElement)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(/[?#].*$/, ''))
const OF_MENU = ['/biaya-kuliah', '/nilai', '/kuesioner', '/krs', '/jadwal-dan-presensi']

it.each(['aktif', 'pembayaran-diproses', 'tunggakan'])(
  'links no card of %s to a screen that the campus menu hides',
  async (persona) => {
    await renderScreen('/dashboard', { persona, campus: 'CAMPUS-14' })
    expect(links().filter((href) => OF_MENU.includes(href ?? ''))).toEqual([])
  },
)

it('links the cards to the screens in the campus menu', async () => {
  await renderScreen('/dashboard')
  expect(links()).toEqual(expect.arrayContaining(['/biaya-kuliah', '/nilai']))
})
