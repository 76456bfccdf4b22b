import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '#shared/i18n/i18n.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { type Choice, type Found, RemoteSelect } from './remote-select.tsx'

const SCHOOLS: Choice[] = ['SMA Negeri 1', 'SMA Negeri 3', 'SMK Negeri 7'].map((label, index) => ({
  value: String(index),
  label,
}))
const READY: Found = { choices: SCHOOLS, isPending: false, failed: false, onRetry: () => undefined }

interface Given {
  found?: Partial<Found>
  start?: Choice | null
  error?: string
}
interface HarnessProps extends Given {
  onSearch: (text: string) => void
  onValue: (choice: Choice | null) => void
}

const Harness = ({ found, start = null, error, onSearch, onValue }: HarnessProps) => {
  const [value, setValue] = useState(start)
  const choose = (choice: Choice | null) => {
    onValue(choice)
    setValue(choice)
  }
  return (
    <RemoteSelect
      label="Sekolah asal"
      error={error}
      value={value && { ...value }}
      onValue={choose}
      onSearch={onSearch}
      found={{ ...READY, ...found }}
    />
  )
}

const open = (given: Given = {}) => {
  const told = { onSearch: vi.fn(), onValue: vi.fn() }
  const { rerender } = render(<Harness {...given} {...told} />)
  const box = screen.getByRole('combobox', { name: 'Sekolah asal' })
  const become = (found: Partial<Found>) => rerender(<Harness {...given} {...told} found={found} />)
  return { user: userEvent.setup(), box, become, ...told }
}
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent)

beforeEach(() => startKitTexts())

test('a student types, goes down twice with the arrow, and chooses with Enter', async () => {
  const { user, box, onValue } = open()
  await user.click(box)
  await user.keyboard('SMA')
  await waitFor(() => expect(rows()).toEqual(SCHOOLS.map(({ label }) => label)))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onValue).toHaveBeenLastCalledWith(SCHOOLS[1])
  expect(box).toHaveValue('SMA Negeri 3')
  await waitFor(() => expect(rows()).toEqual([]))
  expect(box).toHaveFocus()
})

test('Escape closes the list and brings back what was chosen; nothing is chosen by leaving', async () => {
  const { user, box, onValue } = open({ start: SCHOOLS[2] ?? null })
  await user.clear(box)
  onValue.mockClear()
  await user.type(box, 'SMA')
  await waitFor(() => expect(rows()).toHaveLength(3))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(rows()).toEqual([]))
  await user.tab()
  expect(onValue).not.toHaveBeenCalledWith(SCHOOLS[0])
})

test('a search leaves once typing has paused, with two letters or more, and without the spaces around them', async () => {
  const { user, box, onSearch } = open()
  await user.type(box, ' s')
  expect(await screen.findByText('Ketik minimal 2 huruf untuk mencari.')).toBeVisible()
  await user.type(box, 'ma ')
  expect(await screen.findByText('Mencari…')).toBeVisible()
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('sma'))
  expect(onSearch.mock.calls).toEqual([['sma']])
})

test('what is being typed stays, whatever arrives and however often the form draws itself', async () => {
  const { user, box, become } = open({ start: SCHOOLS[0] ?? null })
  await user.type(box, 'smk', { initialSelectionStart: 0, initialSelectionEnd: 100 })
  become({ choices: null, isPending: true })
  become({ choices: SCHOOLS.slice(2) })
  expect(box).toHaveValue('smk')
})

test('while the next list is on its way the one before stays, marked as busy', async () => {
  const { user, box, become } = open()
  await user.type(box, 'sma')
  await screen.findByText('3 pilihan ditemukan.')
  become({ isPending: true })
  expect(screen.getByText('Mencari…')).toBeVisible()
  expect(rows()).toHaveLength(3)
})

test('what nobody has is said in a sentence, with what was typed', async () => {
  const { user, box } = open({ found: { choices: [] } })
  await user.type(box, 'xyz')
  expect(await screen.findByText(/^Tidak ada pilihan dengan “xyz”/)).toBeVisible()
})

test('a list that did not come is asked for again from the keyboard, and what was typed and chosen stays', async () => {
  const onRetry = vi.fn()
  const { user, box, onValue } = open({ found: { choices: null, failed: true, onRetry } })
  await user.type(box, 'sma')
  expect(await screen.findByText('Pilihan tidak dapat dimuat.')).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onRetry).toHaveBeenCalledOnce()
  expect(onValue).not.toHaveBeenCalled()
  expect(box).toHaveValue('sma')
  expect(screen.getByRole('listbox')).toBeVisible()
})

test('what was chosen can be taken back', async () => {
  const { user, box, onValue } = open({ start: SCHOOLS[0] ?? null })
  await user.click(screen.getByRole('button', { name: 'Kosongkan Sekolah asal' }))
  expect(onValue).toHaveBeenLastCalledWith(null)
  expect(box).toHaveValue('')
})

test('a wrong choice is marked and described', () => {
  const { box } = open({ error: 'Wajib diisi.' })
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Wajib diisi.')
})

test('what closes the list for a screen reader is named in the language of the person', async () => {
  const { user, box, onValue } = open()
  await user.click(box)
  await user.keyboard('SMA')
  await waitFor(() => expect(rows()).not.toEqual([]))
  expect(document.querySelector('[aria-label="Dismiss"]')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onValue).not.toHaveBeenCalled()
})

test('what closes the list follows the language that is chosen while the list is open', async () => {
  const { user, box } = open()
  await user.click(box)
  await user.keyboard('SMA')
  expect(await screen.findByRole('button', { name: 'Tutup' })).toBeInTheDocument()
  await act(() => changeLanguage('en'))
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Tutup|Dismiss/ })).toBeNull()
})
