import type { ComponentProps, FocusEvent } from 'react'
import { toLocalPhone } from '../../validation/phone.ts'
import { TextInput } from './text-input.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode'>

/**
 * Labelled phone number: '+62 812-…' stands there as '0812…' when the field is left. With react-hook-form:
 * `register(name, { setValueAs: toLocalPhone })`, so that Enter sends the same.
 */
export const PhoneInput = ({ onBlur, ...rest }: Props) => {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = String(toLocalPhone(event.target.value))
    onBlur?.(event)
  }
  return <TextInput {...rest} type="tel" inputMode="tel" onBlur={leave} />
}
