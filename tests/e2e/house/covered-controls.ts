import type { Page } from '@playwright/test'

/**
 * Returns controls with a covered corner after the browser has scrolled them into view, as it does for the keyboard,
 * from above and from below; one line per fault.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const INSET_PX = 2
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const isShown = (control: HTMLElement) => {
      const { left, right, width, height } = control.getBoundingClientRect()
      const isInside = left >= 0 && right <= innerWidth && width > INSET_PX && height > INSET_PX
      return isInside && control.checkVisibility({ visibilityProperty: true })
    }
    /** Returns the inset at which a point is inside a rounded corner. */
    const insetOf = (control: HTMLElement, { width, height }: DOMRect) => {
      const radius = getComputedStyle(control).borderTopLeftRadius
      const px = radius.endsWith('%') ? width / 2 : Number.parseFloat(radius)
      return INSET_PX + 0.3 * Math.min(px, width / 2, height / 2)
    }
    const cornersOf = (control: HTMLElement) => {
      const [line] = control.getClientRects() // the first line of an inline link
      const area = line ?? control.getBoundingClientRect()
      const inset = insetOf(control, area)
      return [area.left + inset, area.right - inset].flatMap((x) =>
        [area.top + inset, area.bottom - inset].map((y) => document.elementFromPoint(x, y)),
      )
    }
    /**
     * Returns whether the hit element is the control, its label or its container, which is visible at rounded corners.
     */
    const isOwn = (control: HTMLElement, hit: Element) =>
      control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit) === true
    const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent.slice(0, 40)

    const scope = document.querySelector('dialog[open]') ?? document.body
    const above = (control: HTMLElement, from: number): Element | null | undefined => {
      window.scrollTo({ top: from, behavior: 'instant' })
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return cornersOf(control).find((hit) => hit === null || !isOwn(control, hit))
    }
    // Scrolled from the top, a control appears at the lower edge; from the end, at the upper one.
    return [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown).flatMap((control) =>
      [0, document.body.scrollHeight].flatMap((from) => {
        const hit = above(control, from)
        if (hit === undefined) return []
        return [
          `<${control.localName}> ${nameOf(control)}: under <${hit?.localName ?? 'nothing'}> ${hit?.className ?? ''}`,
        ]
      }),
    )
  })
