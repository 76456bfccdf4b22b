import type { ComponentProps, ReactNode } from 'react'
import { Modal } from '#shared/ui/modal.tsx'
import type { FieldValues } from './field.ts'
import { FormBody } from './fields-form.tsx'
import type { FieldsForm } from './use-fields-form.ts'

interface Props extends Pick<ComponentProps<typeof Modal>, 'title' | 'onClose' | 'pending' | 'reason' | 'submitLabel'> {
  form: FieldsForm
  onSend: (values: FieldValues) => unknown
  /** What became of the write. */
  notices?: ReactNode
}

/** A declared form above its screen, where it has no address of its own (readings, 66). */
export const FormDialog = ({ form, onSend, notices, ...modal }: Props) => (
  <Modal {...modal} onSubmit={(event) => void form.submit(onSend)(event)}>
    <FormBody form={form} notices={notices} />
  </Modal>
)
