import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { type FieldError, fieldErrorsOf } from '#gateway/answer/field-errors.ts'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import type { Field } from './field.ts'
import type { FieldsForm } from './use-fields-form.ts'

/**
 * Shows a refused write at the fields of its form.
 * @param placeOf path of a field in the body, as the gateway sends it
 */
export const useServerErrors = (form: FieldsForm, placeOf: (field: Field) => string = ({ bodyKey }) => bodyKey) => {
  const { t } = useTranslation('ui')
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  return {
    /** Shows the contract's errors of a body before it is sent: at its fields, otherwise as a whole. */
    reject: (error: z.core.$ZodError) => {
      const errors = error.issues.map(({ path, code }) => ({
        field: path.join('.'),
        message: t(code === 'too_big' ? 'ui:form.tooLong' : 'ui:form.invalid'),
      }))
      if (form.setServerErrors(form.fields, placeOf, errors).length > 0) setUnplaced([t('ui:form.unsendable')])
    },
    clear: () => setUnplaced([]),
    /** @param named maps the path that the gateway sends to the path of a field */
    show: (failure: GatewayError, named: (path: string) => string = (path) => path) => {
      const errors: FieldError[] = fieldErrorsOf(failure).map((one) => ({ ...one, field: named(one.field) }))
      if (errors.length === 0) return
      const others = form.setServerErrors(form.fields, placeOf, errors)
      setUnplaced(others.map(({ message }) => message).filter((message) => message !== failure.message))
    },
    /** Errors of fields that the form does not show. */
    notices: (
      <div role="alert">
        {[...new Set(unplaced)].map((message) => (
          <Notice key={message} tone="danger">
            {message}
          </Notice>
        ))}
      </div>
    ),
  }
}
