import type { Ref } from 'react'

/**
 * Gives a node to the ref of whoever uses a component that needs the node itself too.
 * @returns the undo of a ref that has one, for React
 */
export const handRef = <Node>(ref: Ref<Node> | undefined, node: Node | null) => {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
  return undefined
}
