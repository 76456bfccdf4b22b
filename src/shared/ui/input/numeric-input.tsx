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
  /** Accepts one comma or dot. */
  decimal?: boolean
  /** Accepts no minus. */
  unsigned?: boolean
  /** Number in wire format, with a dot; set, it makes React control the field. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Called with the wire text, '' for none, on each change and on blur. */
  onValue?: (wire: string) => void
}

/**
 * Labelled number (section 5): digits, a minus unless unsigned, one comma or dot if decimal. In a whole-number field a
 * separator and the text after it are rejected, typed or pasted, and a message explains it. With react-hook-form:
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
          // Blur removes trailing zeros: the note about the value must stay.
          setShown((before) => (finishNumericText(before) === now ? before : now))
          onValue?.(numericWireText(now))
        },
        ...(!decimal && { ends: { character: isSeparator, paste: (text: string) => losesDecimals(text, rules) } }),
      }}
    />
  )
}
