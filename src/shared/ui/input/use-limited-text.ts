import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { charactersOf } from '#shared/format/characters.ts'
import type { CleanText } from './one-line.ts'
import { useTypedText } from './use-typed-text.ts'

type TextNode = HTMLInputElement | HTMLTextAreaElement

/** What an insertion makes of the field, where it comes as a whole at the caret. */
interface Insertion {
  text: string
  caret: number
}

interface Options<Node extends TextNode> {
  ref: Ref<Node> | undefined
  max: number
  /** What a text that comes as a whole is turned into. */
  clean: CleanText
}

/** Texts that come as a whole at the caret; keyboards insert a copied or spoken text as if it were typed. */
const AT_CARET = new Set(['insertFromPaste', 'insertText', 'insertReplacementText'])
/** A browser finds the place of a dropped text itself. */
const DROPPED = 'insertFromDrop'

/** Longest grapheme: what stands behind the limit decides whether the last character before it is whole. */
const LOOK_AHEAD = 64

/** The part of a text that fits, without half a character at its end. */
const fitting = (text: string, room: number): string => {
  if (text.length <= room) return text
  let fits = ''
  for (const character of charactersOf(text.slice(0, Math.max(0, room) + LOOK_AHEAD))) {
    if (fits.length + character.length > room) break
    fits += character
  }
  return fits
}

const textOf = ({ data, dataTransfer }: InputEvent): string => data ?? dataTransfer?.getData('text/plain') ?? ''

/** One key is one character; anything longer was pasted, dropped, spoken or completed. */
const isWhole = (text: string): boolean => text.length > 1 && charactersOf(text.slice(0, LOOK_AHEAD)).length > 1

/**
 * The text of an input that React does not control and that has a limit (section 5): what does not fit of a text that is
 * inserted as a whole is returned instead of being lost.
 */
export const useLimitedText = <Node extends TextNode>({ ref, max, clean }: Options<Node>) => {
  const typed = useTypedText(ref)
  const [rest, setRest] = useState('')
  const node = useRef<Node>(null)
  const next = useRef<Insertion | null>(null)
  const cleaned = useRef(clean)
  useEffect(() => {
    cleaned.current = clean
  })

  useEffect(() => {
    const field = node.current
    if (!field) return undefined
    const onBeforeInput = (event: Event) => {
      next.current = null
      if (!(event instanceof InputEvent) || event.isComposing) return
      const { inputType } = event
      const raw = textOf(event).replace(/\r\n?/g, '\n')
      if (!AT_CARET.has(inputType) && inputType !== DROPPED) return
      if (inputType === 'insertText' && !isWhole(raw)) return
      const { value, selectionStart, selectionEnd } = field
      const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
      const text = cleaned.current(raw, value.slice(0, from))
      const fits = fitting(text, max - (value.length - (to - from)))
      if (inputType !== DROPPED)
        next.current = { text: value.slice(0, from) + fits + value.slice(to), caret: from + fits.length }
      setRest(text.slice(fits.length).trim() === '' ? '' : text.slice(fits.length))
    }
    field.addEventListener('beforeinput', onBeforeInput)
    return () => field.removeEventListener('beforeinput', onBeforeInput)
  }, [max])

  return {
    text: typed.text,
    /** What the last insertion had to leave out; '' for nothing. */
    rest: typed.text === '' ? '' : rest,
    attach: (element: Node | null) => {
      node.current = element
      return typed.attach(element)
    },
    note: (event: SyntheticEvent<Node>) => {
      const { currentTarget: field } = event
      if (next.current && field.value !== next.current.text) {
        field.value = next.current.text
        field.setSelectionRange(next.current.caret, next.current.caret)
      }
      next.current = null
      typed.note(event)
    },
  }
}
