import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import { fieldsOf } from './field.ts'
import { FormDialog } from './fields-form.tsx'
import { useFieldsForm } from './use-fields-form.ts'

beforeEach(() => startKitTexts())

const FIELDS = fieldsOf(z.object({ alasan: z.string() }), { alasan: { kind: 'lines', label: 'Alasan' } })

interface Props {
  onSend: () => void
  reason?: Reason
  pending?: boolean
}
const Ajukan = ({ onSend, ...state }: Props) => {
  const form = useFieldsForm({ ns: 'ui', fields: FIELDS, name: null })
  return <FormDialog form={form} title="Ajukan cuti" onClose={vi.fn()} onSend={onSend} {...state} />
}
const show = (state: Omit<Props, 'onSend'> = {}) => {
  const onSend = vi.fn()
  render(<Ajukan onSend={onSend} {...state} />)
  return onSend
}
const fillIn = () => userEvent.type(screen.getByLabelText(/^Alasan/), 'Magang')
const send = () => userEvent.click(screen.getByRole('button', { name: /Proses|Mohon tunggu|…/ }))

test('sends a form in a dialog once it is complete', async () => {
  const onSend = show()
  await send()
  expect(await screen.findByRole('link', { name: 'Alasan: Wajib diisi.' })).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
  await fillIn()
  await send()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ alasan: 'Magang' })
})

test('shows the reason against sending in the dialog and sends nothing', async () => {
  const onSend = show({ reason: { text: 'Belum dibuka' } })
  await fillIn()
  expect(screen.getByRole('button', { name: 'Proses' })).toHaveAccessibleDescription('Belum dibuka')
  await send()
  await userEvent.type(screen.getByLabelText(/^Alasan/), '{Control>}{Enter}{/Control}')
  expect(onSend).not.toHaveBeenCalled()
})

test('does not send again while pending', async () => {
  const onSend = show({ pending: true })
  await fillIn()
  await send()
  expect(onSend).not.toHaveBeenCalled()
})
