import { digitsOnly } from '#shared/validation/numeric-text.ts'
import { FormattedInput, type FormattedProps } from './formatted-input.tsx'
import { DEFAULT_MAX_LENGTH } from './text-input.tsx'

const asShown = (text: string): string => text

/**
 * Labelled input for a number that is an identifier, such as a NIK, a postcode or an account number (section 5:
 * numeric-only input). Accepts digits only, typed or pasted; leading zeros stay.
 */
export const DigitsInput = ({ maxLength = DEFAULT_MAX_LENGTH, ...input }: FormattedProps) => (
  <FormattedInput
    {...input}
    writing={{
      format: { keep: digitsOnly, show: asShown, maxKept: maxLength },
      read: digitsOnly,
      finish: asShown,
    }}
  />
)
