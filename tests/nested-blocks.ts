/** Elements that hold words and what stands in a line of words (phrasing content). */
const LINES = 'p, span, b, i, em, strong, small, code, button, label, h1, h2, h3, h4'
/** Elements that never stand in a line. */
const BLOCKS =
  'div, p, ul, ol, dl, table, details, section, article, header, footer, nav, form, fieldset, figure, hr, h1, h2, h3, h4'

/** Blocks inside a line of words, as in "span > details". Invalid HTML: a parser would take them apart. */
const nestedBlocks = (): string[] =>
  [...document.body.querySelectorAll(`:is(${LINES}) > :is(${BLOCKS})`)]
    .filter((block) => !block.closest('[data-server-text], [contenteditable]'))
    .map((block) => `${block.parentElement?.tagName ?? ''} > ${block.tagName}`.toLowerCase())

/** Nested blocks of the pages that ended since the list was read last. One list for all files of a process. */
export const seenNestedBlocks: string[] = []

/** Looks at the page of a test before it is gone. */
export const noteNestedBlocks = (): void => {
  seenNestedBlocks.push(...new Set(nestedBlocks()))
}
