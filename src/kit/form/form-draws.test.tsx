import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import { fieldsOf } from './field.ts'
import { FieldsForm } from './fields-form.tsx'
import { useFieldsForm } from './use-fields-form.ts'

/** Number of renders of the fields: each render reads the name of a choice once. */
let drawn = 0
const KECIL = {
  kode: 'S',
  get nama() {
    drawn += 1
    return 'Kecil'
  },
}
const FIELDS = fieldsOf(z.object({ nama: z.string(), ukuran: z.string() }), {
  nama: { kind: 'text', label: 'Nama' },
  ukuran: { kind: 'choice', label: 'Ukuran', choices: [KECIL] },
})
const START = { nama: '', ukuran: '' }

const Toga = () => (
  <FieldsForm form={useFieldsForm({ ns: 'ui', fields: FIELDS, name: 'toga', start: START })} onSend={() => undefined}>
    <SaveButton />
  </FieldsForm>
)

beforeEach(async () => {
  await startKitTexts()
  drawn = 0
})

test('renders its fields once when a form opens', () => {
  render(<Toga />)
  expect(screen.getByLabelText('Kecil')).toBeVisible()
  expect(drawn).toBe(1)
})

test('does not rerender other fields of a long form on input, clear and blur', async () => {
  render(<Toga />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText(/^Nama/))
  drawn = 0
  await user.keyboard('Batik')
  await user.clear(screen.getByLabelText(/^Nama/))
  await user.tab()
  expect(drawn).toBe(0)
})
