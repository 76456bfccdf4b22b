import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { charactersOf } from '#shared/format/characters.ts'
import type { CleanText } from './one-line.ts'
import { useTypedText } from './use-typed-text.ts'

type TextNode = HTMLInputElement | HTMLTextAreaElement

/** Result of inserting a whole text at the caret. */
interface Insertion {
  text: string
  caret: number
}

interface Options<Node extends TextNode> {
  ref: Ref<Node> | undefined
  max: number
  clean: CleanText
}

/** Input types that insert a whole text at the caret; keyboards insert a copied or spoken text as if it were typed. */
const AT_CARET = new Set(['insertFromPaste', 'insertText', 'insertReplacementText'])
/** Dropped text: only the browser knows its position. */
const DROPPED = 'insertFromDrop'

/** Longest grapheme: the text after the limit decides whether the last character before it is complete. */
const LOOK_AHEAD = 64

/** Returns the part of a text that fits, without half a character at its end. */
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

/** Returns whether a text was pasted, dropped, spoken or completed: a key inserts one character only. */
const isWhole = (text: string): boolean => text.length > 1 && charactersOf(text.slice(0, LOOK_AHEAD)).length > 1

/**
 * Limits the text of an uncontrolled input (section 5): the part of an inserted text that does not fit is returned
 * instead of being lost.
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
    /** Part of the last insertion that did not fit; '' for none. */
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
