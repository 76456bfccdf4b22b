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

test('selects an option with the arrow keys and Enter', async () => {
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

test('closes the list on Escape and selects nothing on blur', async () => {
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

test('searches after a pause in typing, for two or more letters, with spaces trimmed', async () => {
  const { user, box, onSearch } = open()
  await user.type(box, ' s')
  expect(await screen.findByText('Ketik minimal 2 huruf untuk mencari.')).toBeVisible()
  await user.type(box, 'ma ')
  expect(await screen.findByText('Mencari…')).toBeVisible()
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('sma'))
  expect(onSearch.mock.calls).toEqual([['sma']])
})

test('keeps the typed text when choices arrive or the form renders again', async () => {
  const { user, box, become } = open({ start: SCHOOLS[0] ?? null })
  await user.type(box, 'smk', { initialSelectionStart: 0, initialSelectionEnd: 100 })
  become({ choices: null, isPending: true })
  become({ choices: SCHOOLS.slice(2) })
  expect(box).toHaveValue('smk')
})

test('keeps the previous choices, marked as busy, while the next search is pending', async () => {
  const { user, box, become } = open()
  await user.type(box, 'sma')
  await screen.findByText('3 pilihan ditemukan.')
  become({ isPending: true })
  expect(screen.getByText('Mencari…')).toBeVisible()
  expect(rows()).toHaveLength(3)
})

test('shows a message with the search text when nothing matches', async () => {
  const { user, box } = open({ found: { choices: [] } })
  await user.type(box, 'xyz')
  expect(await screen.findByText(/^Tidak ada pilihan dengan “xyz”/)).toBeVisible()
})

test('retries a failed search from the keyboard and keeps the typed text and the selection', async () => {
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

test('clears the selection with the clear button', async () => {
  const { user, box, onValue } = open({ start: SCHOOLS[0] ?? null })
  await user.click(screen.getByRole('button', { name: 'Kosongkan Sekolah asal' }))
  expect(onValue).toHaveBeenLastCalledWith(null)
  expect(box).toHaveValue('')
})

test('marks an invalid field and describes the error', () => {
  const { box } = open({ error: 'Wajib diisi.' })
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Wajib diisi.')
})

test('names the dismiss button for screen readers in the user’s language', async () => {
  const { user, box, onValue } = open()
  await user.click(box)
  await user.keyboard('SMA')
  await waitFor(() => expect(rows()).not.toEqual([]))
  expect(document.querySelector('[aria-label="Dismiss"]')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onValue).not.toHaveBeenCalled()
})

test('renames the dismiss button when the language changes while the list is open', async () => {
  const { user, box } = open()
  await user.click(box)
  await user.keyboard('SMA')
  expect(await screen.findByRole('button', { name: 'Tutup' })).toBeInTheDocument()
  await act(() => changeLanguage('en'))
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Tutup|Dismiss/ })).toBeNull()
})
