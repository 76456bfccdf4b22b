import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cleanNumericText,
  cleanPastedNumber,
  finishNumericText,
  isSeparator,
  losesDecimals,
  mayBeThousands,
  numericWireText,
} from '#shared/validation/numeric-text.ts'
import { FormattedInput, type FormattedProps } from './formatted-input.tsx'
import { DEFAULT_MAX_LENGTH } from './text-input.tsx'

interface Props extends FormattedProps {
  /** Takes one comma or dot. */
  decimal?: boolean
  /** Takes no minus. */
  unsigned?: boolean
  /** Number as the wire has it, with a dot; makes React control the field. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Called with the wire text, '' for none, at each change and when the field is left. */
  onValue?: (wire: string) => void
}

/**
 * Labelled number (section 5): digits, a minus unless unsigned, one comma or dot if decimal. In a field of whole numbers a
 * separator and what stands behind it are not taken, typed or pasted, and a sentence says so. With react-hook-form:
 * `register(name, { setValueAs: numericWireText })`.
 */
export const NumericInput = ({ decimal = false, unsigned = false, value, defaultValue, onValue, ...input }: Props) => {
  const { maxLength = DEFAULT_MAX_LENGTH, ...rest } = input
  const { t, i18n } = useTranslation('ui')
  const rules = { decimal, unsigned }
  const [shown, setShown] = useState('')
  const inWords = (wire: string | undefined) => (i18n.language === 'en' ? wire : wire?.replace('.', ','))
  return (
    <FormattedInput
      isAmount
      inputMode={decimal ? 'decimal' : 'numeric'}
      {...rest}
      value={inWords(value)}
      defaultValue={inWords(defaultValue)}
      refusal={t('number.whole')}
      {...(decimal && mayBeThousands(shown) && { note: t('number.decimals', { angka: finishNumericText(shown) }) })}
      writing={{
        format: { keep: (text) => cleanNumericText(text, rules), show: (kept) => kept, maxKept: maxLength },
        read: (text) => cleanPastedNumber(text, rules),
        finish: finishNumericText,
        onShown: (now) => {
          // Leaving the field takes zeros from the end: how they were read stays said.
          setShown((before) => (finishNumericText(before) === now ? before : now))
          onValue?.(numericWireText(now))
        },
        ...(!decimal && { ends: { character: isSeparator, paste: (text: string) => losesDecimals(text, rules) } }),
      }}
    />
  )
}
