import { expect } from 'vitest'

const isReactText = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

/**
 * Text nodes that React itself holds, as "element > text". Text that is the only child of its element is none of these:
 * React writes it through the element. A browser's translation replaces each text node by an element, and React would
 * then write into, remove, or insert before a node that is no longer in the document.
 */
const looseTexts = (root: Node = document.body): string[] => {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '') && isReactText(node)) {
      const { tagName = '', className = '' } = node.parentElement ?? {}
      found.push(`<${tagName.toLowerCase()} class="${className}"> ${node.nodeValue ?? ''}`)
    }
    for (const child of node.childNodes) visit(child)
  }
  visit(root)
  return found
}

/** Loose texts of the pages that ended since the list was read last. One list for all files of a process. */
export const seenLooseTexts: string[] = []

/** Testers read the lab and the gallery as they are: nobody translates them. */
const isOfTesters = (): boolean => /\/tools\/|\/lab-/.test(expect.getState().testPath ?? '')

/** Looks at the page of a test before it is gone. */
export const noteLooseTexts = (): void => {
  if (isOfTesters()) return
  seenLooseTexts.push(...looseTexts())
}
