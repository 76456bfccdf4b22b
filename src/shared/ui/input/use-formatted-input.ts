import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type FocusEvent, useRef } from 'react'
import { handRef } from './hand-ref.ts'
import { type Edit, type NumberFormat, reformat } from './reformat.ts'

type InputProps = ComponentProps<'input'>

/** Reason for rejecting an edit; null when it was accepted. */
export type Refused = 'end' | 'long' | null

/** Format, parser and callbacks of a formatted field. */
export interface FormattedOptions extends Pick<InputProps, 'ref' | 'onChange' | 'onBlur'> {
  format: NumberFormat
  /** Returns the significant characters of text that was not typed: pasted, or set by the form. */
  read: (text: string) => string
  /** Returns the text that stays shown after blur. */
  finish: (shown: string) => string
  /** Called with the shown text, on each change and on blur. */
  onShown?: (shown: string) => void
  /** Detects the end of a number: that character and everything after it are rejected. */
  ends?: { character: (typed: string) => boolean; paste: (text: string) => boolean }
  /** Called with the reason of a rejected edit: text after the end of a number, or a number that is too long. */
  onRefused?: (refused: Refused) => void
}

/** Input types that insert a whole text: dropped, corrected, filled in by the browser. */
const FOREIGN = new Set(['', 'insertFromDrop', 'insertReplacementText'])

const inputTypeOf = (event: ChangeEvent<HTMLInputElement>): string =>
  event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : ''

/**
 * Formats a text field while the user types, with the caret kept before the same digits. The form's own handlers see
 * the formatted text; a text that the form sets itself is formatted on the next render.
 */
export const useFormattedInput = (options: FormattedOptions) => {
  const { ref, onChange, onBlur, format, read, finish, onShown, ends, onRefused } = options
  const shown = useRef('')
  const ended = useRef<number | null>(null)
  const composed = useRef<ChangeEvent<HTMLInputElement> | null>(null)
  const pasted = useRef<Pick<Edit, 'text' | 'caret'> | null>(null)

  const write = (node: HTMLInputElement, text: string) => {
    if (node.value !== text) node.value = text
    shown.current = text
  }
  const textOf = (node: HTMLInputElement, inputType: string): Pick<Edit, 'text' | 'caret'> => {
    if (inputType === 'insertFromPaste' && pasted.current) return pasted.current
    const text = FOREIGN.has(inputType) ? read(node.value) : node.value
    return { text, caret: Math.min(node.selectionStart ?? text.length, text.length) }
  }
  /** Returns the field as it was before a rejected character: the end of a number, or a character typed after it. */
  const beforeRefused = ({ value, selectionStart }: HTMLInputElement): Pick<Edit, 'text' | 'caret'> | null => {
    const at = (selectionStart ?? 0) - 1
    const isRefused = at === ended.current || ends?.character(value.charAt(at)) === true
    ended.current = isRefused ? at : null
    return isRefused ? { text: shown.current, caret: at } : null
  }
  const apply = (event: ChangeEvent<HTMLInputElement>) => {
    const node = event.target
    const inputType = inputTypeOf(event)
    if (inputType !== 'insertText') ended.current = null
    const refused = inputType === 'insertText' ? beforeRefused(node) : null
    const edit = { ...textOf(node, inputType), previous: shown.current, inputType }
    const isLong = format.keep(edit.text).length > format.maxKept
    const next = refused ?? reformat(edit, format)
    if (isLong) onRefused?.('long')
    else if (inputType !== 'insertFromPaste') onRefused?.(refused === null ? null : 'end')
    write(node, next.text)
    node.setSelectionRange(next.caret, next.caret)
    onChange?.(event)
    onShown?.(next.text)
  }
  return {
    ref: (node: HTMLInputElement | null) => {
      const detach = handRef(ref, node) // runs first: the form sets its default value here
      if (node && node.value !== shown.current) write(node, format.show(read(node.value)))
      return detach
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
      composed.current = composing ? event : null
      if (!composing) apply(event)
    },
    onCompositionEnd: () => {
      if (composed.current) apply(composed.current)
      composed.current = null
    },
    // The browser performs the paste; the intended result is stored for the change event that follows.
    onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
      const { value, selectionStart, selectionEnd } = currentTarget
      const from = selectionStart ?? value.length
      const raw = clipboardData.getData('text')
      const text = read(raw)
      onRefused?.(ends?.paste(raw) ? 'end' : null)
      pasted.current = {
        text: value.slice(0, from) + text + value.slice(selectionEnd ?? from),
        caret: from + text.length,
      }
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      ended.current = null
      onRefused?.(null)
      write(event.target, finish(event.target.value))
      onBlur?.(event)
      onShown?.(event.target.value)
    },
  }
}
