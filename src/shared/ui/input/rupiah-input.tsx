import { useTranslation } from 'react-i18next'
import { digitsOnly, losesDecimals } from '#shared/validation/numeric-text.ts'
import { FormattedInput, type FormattedProps } from './formatted-input.tsx'
import { RUPIAH_MAX_DIGITS, readRupiahDigits, rupiahOfText, showRupiahDigits } from './rupiah-text.ts'

interface Props extends Omit<FormattedProps, 'maxLength'> {
  /** Whole rupiah, null for none; set, it makes React control the field. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  /** Called with the amount, null for none, on each change and on blur. */
  onValue?: (rupiah: number | null) => void
}

const WRITING = {
  format: { keep: digitsOnly, show: showRupiahDigits, maxKept: RUPIAH_MAX_DIGITS },
  read: readRupiahDigits,
  finish: (shown: string) => shown,
  // A comma begins sen, which no field accepts. Dots only group digits: typing one does not change the amount.
  ends: {
    character: (typed: string) => typed === ',',
    paste: (text: string) => losesDecimals(text, { unsigned: true }),
  },
}
const shownAmount = (rupiah: number | null | undefined): string | undefined =>
  rupiah === undefined ? undefined : showRupiahDigits(String(rupiah ?? ''))

/**
 * Labelled amount of whole rupiah, grouped with dots while the user types. A comma and the text after it are rejected,
 * typed or pasted, and a message explains it. With react-hook-form: `register(name, { setValueAs: rupiahOfText })`.
 */
export const RupiahInput = ({ value, defaultValue, onValue, ...input }: Props) => {
  const { t } = useTranslation('ui')
  return (
    <FormattedInput
      isAmount
      {...input}
      value={shownAmount(value)}
      defaultValue={shownAmount(defaultValue)}
      refusal={t('number.rupiah')}
      unit="Rp"
      writing={{ ...WRITING, onShown: (shown) => onValue?.(rupiahOfText(shown)) }}
    />
  )
}
