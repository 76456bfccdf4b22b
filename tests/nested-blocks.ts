/** Elements that hold text or inline content (phrasing content). */
const LINES = 'p, span, b, i, em, strong, small, code, button, label, h1, h2, h3, h4'
/** Block elements. */
const BLOCKS =
  'div, p, ul, ol, dl, table, details, section, article, header, footer, nav, form, fieldset, figure, hr, h1, h2, h3, h4'

/**
 * Returns blocks nested in inline elements, as in "span > details". This is invalid HTML, which a parser would
 * restructure.
 */
const nestedBlocks = (): string[] =>
  [...document.body.querySelectorAll(`:is(${LINES}) > :is(${BLOCKS})`)]
    .filter((block) => !block.closest('[data-server-text], [contenteditable]'))
    .map((block) => `${block.parentElement?.tagName ?? ''} > ${block.tagName}`.toLowerCase())

/** Nested blocks of finished pages since the list was last read. One list for all files of a process. */
export const seenNestedBlocks: string[] = []

/** Checks the page of a test before it is removed. */
export const noteNestedBlocks = (): void => {
  seenNestedBlocks.push(...new Set(nestedBlocks()))
}
