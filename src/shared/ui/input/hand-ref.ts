import type { Ref } from 'react'

/**
 * Passes a node on to the caller's ref, for components that need the node themselves too.
 * @returns the ref's cleanup function for React, if it has one
 */
export const handRef = <Node>(ref: Ref<Node> | undefined, node: Node | null) => {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
  return undefined
}
