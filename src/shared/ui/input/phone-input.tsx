import { cleanPhoneText, toLocalPhone } from '#shared/validation/phone.ts'
import { FormattedInput, type FormattedProps } from './formatted-input.tsx'
import { DEFAULT_MAX_LENGTH } from './text-input.tsx'

const toLocal = (text: string): string => String(toLocalPhone(cleanPhoneText(text)))

/**
 * Labelled phone number (section 5). Pasting '+62 812‑3456‑7890', or leaving the field with it, shows '081234567890';
 * invisible characters are removed. With react-hook-form: `register(name, { setValueAs: toLocalPhone })`, so that Enter
 * sends the same value.
 */
export const PhoneInput = ({ maxLength = DEFAULT_MAX_LENGTH, ...input }: FormattedProps) => (
  <FormattedInput
    inputMode="tel"
    {...input}
    type="tel"
    writing={{
      format: { keep: cleanPhoneText, show: (kept) => kept, maxKept: maxLength },
      read: toLocal,
      finish: toLocal,
    }}
  />
)
