import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type FocusEvent, useRef } from 'react'
import { handRef } from './hand-ref.ts'
import { type Edit, type NumberFormat, reformat } from './reformat.ts'

type InputProps = ComponentProps<'input'>

/** Why a field did not take an edit; null where it did. */
export type Refused = 'end' | 'long' | null

/** How a field writes and reads its number, and who hears of it. */
export interface FormattedOptions extends Pick<InputProps, 'ref' | 'onChange' | 'onBlur'> {
  format: NumberFormat
  /** What counts of a text that was not typed here: pasted, or written by the form. */
  read: (text: string) => string
  /** What stays shown when the person leaves the field. */
  finish: (shown: string) => string
  /** Called with what the field shows, at each change and when it is left. */
  onShown?: (shown: string) => void
  /** What ends a number: neither it nor what is typed behind it is taken. */
  ends?: { character: (typed: string) => boolean; paste: (text: string) => boolean }
  /** Called with what was refused, for a sentence about it: what ends a number, or a number that is too long. */
  onRefused?: (refused: Refused) => void
}

/** A text that comes as a whole: dropped, corrected, filled in by the browser. */
const FOREIGN = new Set(['', 'insertFromDrop', 'insertReplacementText'])

const inputTypeOf = (event: ChangeEvent<HTMLInputElement>): string =>
  event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : ''

/**
 * Formats a text field while it is typed into, with the caret kept before the same digits. The form's own handlers see
 * the formatted text; a text that the form writes itself is formatted when the field is rendered next.
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
  /** The field as it was before a character that it does not take: what ends a number, or what is typed behind that. */
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
      const undo = handRef(ref, node) // first: the form writes its default value here
      if (node && node.value !== shown.current) write(node, format.show(read(node.value)))
      return undo
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
    // The browser goes on with the paste; what it was meant to be is kept for the change that follows.
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
