import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { TabsInAddress } from './tabs-in-address.tsx'

beforeEach(() => startKitTexts())

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <TabsInAddress
        ns="ui"
        label="queue.title"
        tabs={[
          { name: 'isi', title: 'modal.submit', content: <p>Isian</p> },
          { name: 'riwayat', title: 'print.back', content: <p>Riwayat</p> },
        ]}
      />
    </MemoryRouter>,
  )
const tabs = () => within(screen.getByRole('navigation', { name: 'Antrean permintaan' })).getAllByRole('link')
const chosen = () => tabs().map((link) => link.getAttribute('aria-current'))

test.each(['/krs', '/krs?tab=', '/krs?tab=lain', '/krs?tab=isi'])('opens the first tab at %s', (address) => {
  show(address)
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Proses', 'Kembali'])
  expect(chosen()).toEqual(['page', null])
  expect(screen.getByText('Isian')).toBeVisible()
  expect(screen.queryByText('Riwayat')).toBeNull()
})

test('opens the tab of the URL and another one on press', async () => {
  show('/krs?tab=riwayat')
  expect(chosen()).toEqual([null, 'page'])
  expect(screen.getByText('Riwayat')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Proses' }))
  expect(screen.getByText('Isian')).toBeVisible()
  expect(screen.queryByText('Riwayat')).toBeNull()
})

test('keeps the period of the URL across tabs and drops the other parameters', () => {
  show('/krs?tab=isi&tahun=2027&semester=1&page=3')
  expect(tabs().map((link) => link.getAttribute('href'))).toEqual([
    '/krs?tab=isi&tahun=2027&semester=1',
    '/krs?tab=riwayat&tahun=2027&semester=1',
  ])
})
