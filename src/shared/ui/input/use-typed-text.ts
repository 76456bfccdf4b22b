import { type Ref, type SyntheticEvent, useState } from 'react'
import { handRef } from './hand-ref.ts'

/**
 * Returns the text of an uncontrolled input: read on mount, when the form sets it and renders, and while the user
 * types.
 */
export const useTypedText = <Node extends HTMLInputElement | HTMLTextAreaElement>(ref: Ref<Node> | undefined) => {
  const [text, setText] = useState('')
  const attach = (node: Node | null) => {
    const detach = handRef(ref, node) // runs first: the form sets its default value here
    if (node) setText(node.value)
    return detach
  }
  const note = ({ currentTarget }: SyntheticEvent<Node>) => setText(currentTarget.value)
  return { text, attach, note }
}
