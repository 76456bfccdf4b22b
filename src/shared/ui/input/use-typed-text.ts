import { type Ref, type SyntheticEvent, useState } from 'react'
import { handRef } from './hand-ref.ts'

/**
 * What stands in an input that React does not control: read when it appears, when the form writes into it and renders,
 * and while the person types.
 */
export const useTypedText = <Node extends HTMLInputElement | HTMLTextAreaElement>(ref: Ref<Node> | undefined) => {
  const [text, setText] = useState('')
  const attach = (node: Node | null) => {
    const undo = handRef(ref, node) // first: the form writes its default value here
    if (node) setText(node.value)
    return undo
  }
  const note = ({ currentTarget }: SyntheticEvent<Node>) => setText(currentTarget.value)
  return { text, attach, note }
}
