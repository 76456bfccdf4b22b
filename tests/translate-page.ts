/** Elements whose text translations skip. */
const UNTRANSLATED = 'script, style, textarea, font'

const HTML = 'http://www.w3.org/1999/xhtml'
/** Creates the element that translations use; it is obsolete, so it is created by namespace. */
const newFont = (): Element => document.createElementNS(HTML, 'font')

const wrap = (text: Text): void => {
  const inner = newFont()
  inner.append(text.data)
  const outer = newFont()
  outer.append(inner)
  text.replaceWith(outer)
}

/**
 * Translates the page as Google Translate does: each text node is replaced by <font><font>text</font></font>, and React
 * keeps the old, detached node. The words stay the same, so that a test can compare them.
 */
export const translatePage = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (/\S/.test(text.data) && !text.parentElement?.closest(UNTRANSLATED)) texts.push(text)
  }
  texts.forEach(wrap)
}
