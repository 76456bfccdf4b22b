import type { Page } from '@playwright/test'

/** Font sizes of browsers at 100 % in CSS pixels: running text and monospaced text. */
const USUAL = { standard: 16, fixed: 13 }

/**
 * Sets the browser's own text size, in per cent, for the lifetime of a page (WCAG 1.4.4). Media queries in em follow
 * it, as on a real device; they would not follow a font size on the document's root. Chromium only.
 */
export const enlargeText = async (page: Page, percent: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  const scale = percent / 100
  const fontSizes = { standard: USUAL.standard * scale, fixed: USUAL.fixed * scale }
  await browser.send('Page.setFontSizes', { fontSizes })
}

/**
 * Returns faults caused by larger text: sideways scroll, overlapping text, text that is cut off, and short words broken
 * by a narrow column. One line per fault; an empty list when there is none. Text that can be scrolled into view is not
 * cut off.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_OVERLAP_PX = 3
    const LEAST_LAYER = 10 // lower layers order the parts of one row
    const scope = document.querySelector('dialog[open]') ?? document.body
    const faults: string[] = []

    // Rows far from the viewport have only an estimated height until they are rendered.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(drawn)

    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 0) faults.push(`sideways scroll: ${wide} px`)

    const nameOf = (text: string) => `«${text.trim().slice(0, 40)}»`
    /** Returns an element and its ancestors. */
    const chainOf = (element: Element): Element[] => {
      const chain = [element]
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) chain.push(up)
      return chain
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('option') === null &&
      chainOf(element).every((one) => getComputedStyle(one).clipPath !== 'inset(50%)') // for screen readers only
    /**
     * Returns the layer of an element that intentionally covers the page (a bar, an open list, a message): its text may
     * cover that of another layer.
     */
    const layerOf = (element: Element) =>
      chainOf(element).find((one) => {
        const { position, zIndex } = getComputedStyle(one)
        return /fixed|sticky/.test(position) || Number(zIndex) >= LEAST_LAYER || one.matches('[data-panel]')
      })

    interface Stretch {
      from: number
      to: number
    }
    /** Clips a stretch by its boxes, innermost first; it is cut when a box hides the rest without scrolling. */
    const shownOf = ({ from, to }: Stretch, boxes: (Stretch & { overflow: string })[]) => {
      let isCut = false
      let isReachable = false
      const shown = { from, to }
      for (const box of boxes.filter(({ overflow }) => overflow !== 'visible')) {
        isReachable ||= /auto|scroll/.test(box.overflow)
        isCut ||= !isReachable && (box.from - shown.from > 1 || shown.to - box.to > 1)
        shown.from = Math.max(shown.from, box.from)
        shown.to = Math.min(shown.to, box.to)
      }
      return { ...shown, isCut }
    }
    const shownArea = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const boxes = chainOf(element).map((one) => ({ box: one.getBoundingClientRect(), style: getComputedStyle(one) }))
      const across = boxes.map(({ box, style }) => ({ from: box.left, to: box.right, overflow: style.overflowX }))
      const down = boxes.map(({ box, style }) => ({ from: box.top, to: box.bottom, overflow: style.overflowY }))
      return { across: shownOf({ from: left, to: right }, across), down: shownOf({ from: top, to: bottom }, down) }
    }

    const texts: { text: string; element: Element; layer: Element | undefined; across: Stretch; down: Stretch }[] = []
    /** Returns whether an element shows only the first lines of a text, inside a link to the whole text. */
    const isPreview = (element: Element) =>
      element.closest('a') !== null && chainOf(element).some((one) => getComputedStyle(one).webkitLineClamp !== 'none')
    const lookAtLines = (text: string, element: Element, range: Range) => {
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue
        const { across, down } = shownArea(element, rect)
        if (across.isCut || (down.isCut && !isPreview(element))) faults.push(`cut off: ${nameOf(text)}`)
        if (across.to - across.from > 1 && down.to - down.from > 1)
          texts.push({ text, element, layer: layerOf(element), across, down })
      }
    }
    /**
     * Words of up to eight letters fit into a line even in the largest title; a column that breaks them is too narrow.
     * A line may break at a hyphen.
     */
    const lookAtWords = (text: string, node: Node, range: Range) => {
      for (const { 0: word, index } of text.matchAll(/(?<![^\s-])[^\s-]{2,8}(?![^\s-])/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...more] = [...range.getClientRects()].filter((rect) => rect.width > 0)
        if (first && more.some((rect) => rect.top >= first.bottom - LEAST_OVERLAP_PX))
          faults.push(`torn: «${word}» of ${nameOf(text)}`)
      }
    }
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const element = node.parentElement
      if (!element || text.trim() === '' || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      lookAtLines(text, element, range)
      lookAtWords(text, node, range)
    }

    const common = (one: Stretch, other: Stretch) => Math.min(one.to, other.to) - Math.max(one.from, other.from)
    type Line = (typeof texts)[number]
    const isOver = (one: Line, other: Line) =>
      one.layer === other.layer &&
      // Lines of the same running text may overlap: their spacing is smaller than their glyph height.
      !one.element.contains(other.element) &&
      !other.element.contains(one.element) &&
      common(one.across, other.across) > LEAST_OVERLAP_PX &&
      common(one.down, other.down) > LEAST_OVERLAP_PX
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1))
        if (isOver(one, other)) faults.push(`overlap: ${nameOf(one.text)} and ${nameOf(other.text)}`)
    })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn)
    return [...new Set(faults)]
  })
