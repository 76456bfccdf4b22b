import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordMismatches } from '#gateway/answer/contract-mismatch.ts'
import { addPanelTexts, addShellTexts } from '../../texts.ts'
import { MismatchPanel } from './drift-panel.tsx'
import '#tests/page-state.ts'

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await Promise.all([addShellTexts(), addPanelTexts()])
})

const SECRET = 'Sekar Ayu 240117023'
const drift = (operation: string) =>
  act(() =>
    recordMismatches(operation, [{ path: ['data', 0, 'nama'], expected: 'number' }], { data: [{ nama: SECRET }] }),
  )

test('explains an empty list when there is no drift', () => {
  render(<MismatchPanel />)
  expect(screen.getByText(/sesuai kontrak\. Beda yang baru muncul/)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('lists new drift with operation, path and types, and without values', () => {
  const { container } = render(<MismatchPanel />)
  drift('getKhs')
  drift('getTranskrip')
  expect(screen.getByText('2 tempat berbeda')).toBeVisible()
  const [first] = screen.getAllByRole('listitem')
  for (const text of ['getKhs', 'data.[].nama', 'number', 'string']) expect(first).toHaveTextContent(text)
  expect(container.innerHTML).not.toContain('Sekar')
})

test('offers the list as text: one tab-separated line per drift, without values', () => {
  drift('getKhs')
  render(<MismatchPanel />)
  const text = screen.getByRole('textbox', { name: 'Sebagai teks' })
  expect(text).toHaveValue('getKhs\tdata.[].nama\tnumber\tstring')
})
