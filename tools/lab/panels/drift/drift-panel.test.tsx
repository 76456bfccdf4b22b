import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordDrift } from '#gateway/answer/drift.ts'
import { addPanelTexts, addShellTexts } from '../../texts.ts'
import { DriftPanel } from './drift-panel.tsx'
import '#tests/page-state.ts'

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await Promise.all([addShellTexts(), addPanelTexts()])
})

const SECRET = 'Sekar Ayu 240117023'
const drift = (operation: string) =>
  act(() => recordDrift(operation, [{ path: ['data', 0, 'nama'], expected: 'number' }], { data: [{ nama: SECRET }] }))

test('without a difference the list says so, and what will stand there', () => {
  render(<DriftPanel />)
  expect(screen.getByText(/sesuai kontrak\. Beda yang baru muncul/)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('a difference appears by itself, with operation, place and types, and never with what a person is called', () => {
  const { container } = render(<DriftPanel />)
  drift('getKhs')
  drift('getTranskrip')
  expect(screen.getByText('2 tempat berbeda')).toBeVisible()
  const [first] = screen.getAllByRole('listitem')
  for (const text of ['getKhs', 'data.[].nama', 'number', 'string']) expect(first).toHaveTextContent(text)
  expect(container.innerHTML).not.toContain('Sekar')
})

test('the list can be pasted: one line each, with tabs, without values', () => {
  drift('getKhs')
  render(<DriftPanel />)
  const text = screen.getByRole('textbox', { name: 'Sebagai teks' })
  expect(text).toHaveValue('getKhs\tdata.[].nama\tnumber\tstring')
})
