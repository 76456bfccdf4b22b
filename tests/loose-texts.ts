import { expect } from 'vitest'

const isReactText = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

/**
 * Returns text nodes that React tracks itself, as "element > text". Excludes text that is the only child of its
 * element, which React writes through the element. Browser translation replaces text nodes by elements, and React would
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

/** Loose texts of finished pages since the list was last read. One list for all files of a process. */
export const seenLooseTexts: string[] = []

/** The lab and the gallery are for testers and are never translated. */
const isOfTesters = (): boolean => /\/tools\/|\/lab-/.test(expect.getState().testPath ?? '')

/** Checks the page of a test before it is removed. */
export const noteLooseTexts = (): void => {
  if (isOfTesters()) return
  seenLooseTexts.push(...looseTexts())
}
