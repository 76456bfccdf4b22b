import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { PrintView } from './print-view.tsx'

const Address = () => <output>{useLocation().search}</output>

const open = (search: string) => {
  render(
    <MemoryRouter initialEntries={[`/cetak-krs${search}`]}>
      <PrintView bar={<a href="/">Kembali</a>}>
        <article data-paper>
          <p>KARTU RENCANA STUDI</p>
        </article>
      </PrintView>
      <Address />
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const address = () => screen.getByRole('status').textContent
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => startKitTexts())

it('shows the sheet first and stores the text view in the query string without changing other parameters', async () => {
  const user = open('?tahun=2027&semester=1')
  await user.click(button('Baca sebagai teks'))
  expect(address()).toBe('?tahun=2027&semester=1&baca=teks')
  await user.click(button('Lihat lembar'))
  expect(address()).toBe('?tahun=2027&semester=1')
  expect(button('Baca sebagai teks')).toHaveFocus()
})

it('shows the text view first when the query string selects it', () => {
  open('?baca=teks')
  expect(button('Lihat lembar')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Baca sebagai teks' })).toBeNull()
})

it('renders the paper once in either view, so that a screen reader reads it once', async () => {
  const user = open('')
  expect(screen.getAllByText('KARTU RENCANA STUDI')).toHaveLength(1)
  await user.click(button('Baca sebagai teks'))
  expect(screen.getAllByText('KARTU RENCANA STUDI')).toHaveLength(1)
})

it('shows the zoom hint above the sheet only, not above the text', async () => {
  const user = open('')
  expect(screen.getByText('Perbesar dengan dua jari.')).toBeInTheDocument()
  await user.click(button('Baca sebagai teks'))
  expect(screen.queryByText('Perbesar dengan dua jari.')).toBeNull()
})
