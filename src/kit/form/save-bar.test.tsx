import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ReadOnlyContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import { fieldsOf } from './field.ts'
import { FieldsForm } from './fields-form.tsx'
import { SaveBar } from './save-bar.tsx'
import { useFieldsForm } from './use-fields-form.ts'

beforeEach(() => startKitTexts())

const FIELDS = fieldsOf(z.object({ kota: z.string(), hobi: z.optional(z.string()) }), {
  kota: { kind: 'text', label: 'Kota' },
  hobi: { kind: 'text', label: 'Hobi' },
})
const KNOWN = { kota: 'Semarang', hobi: '' }
const OPERATOR: Reason = { text: 'Hanya dapat dibaca', rule: 'operator' }

interface Props {
  onSend: () => void
  closes?: boolean
}
const Alamat = ({ onSend, closes = false }: Props) => {
  const form = useFieldsForm({ ns: 'ui', fields: FIELDS, name: null, start: KNOWN })
  return (
    <FieldsForm form={form} onSend={onSend}>
      <SaveBar form={form} before={KNOWN} pending={false} onDiscard={form.draft.discard} closes={closes} />
    </FieldsForm>
  )
}
const show = ({ operator = false, closes = false } = {}) => {
  const onSend = vi.fn()
  render(
    <ReadOnlyContext value={operator ? OPERATOR : null}>
      <Alamat onSend={onSend} closes={closes} />
    </ReadOnlyContext>,
  )
  return onSend
}
const save = () => screen.getByRole('button', { name: 'Simpan' })

test('shows the bar with the number of changes once a value differs from the stored one', async () => {
  const onSend = show()
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(screen.getByLabelText(/^Kota/), ' ')
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(screen.getByLabelText('Hobi'), 'Batik')
  expect(screen.getByText('1 perubahan belum dikirim')).toBeVisible()
  await userEvent.click(save())
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('restores the stored values on Batal', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Hobi'), 'Batik')
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
  expect(screen.getByLabelText('Hobi')).toHaveValue('')
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps the bar of a closable form and explains that there is nothing to send', async () => {
  const onSend = show({ closes: true })
  expect(save()).toHaveAccessibleDescription('Ubah sebuah isian dahulu.')
  await userEvent.click(save())
  expect(onSend).not.toHaveBeenCalled()
})

test('explains the disabled button to a read-only operator before and after typing', async () => {
  const onSend = show({ operator: true })
  expect(save()).toHaveAccessibleDescription(/^Hanya dapat dibaca/)
  await userEvent.type(screen.getByLabelText('Hobi'), 'Batik')
  expect(save()).toHaveAccessibleDescription(/^Hanya dapat dibaca/)
  await userEvent.click(save())
  expect(onSend).not.toHaveBeenCalled()
})
