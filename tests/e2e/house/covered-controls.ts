import type { Page } from '@playwright/test'

/**
 * Controls of which a corner lies under something else once the browser has scrolled them into sight, as it does for
 * the keyboard, from above and from below. One line a fault.
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
    /** Of a round corner the point that still belongs to it. */
    const insetOf = (control: HTMLElement, { width, height }: DOMRect) => {
      const radius = getComputedStyle(control).borderTopLeftRadius
      const px = radius.endsWith('%') ? width / 2 : Number.parseFloat(radius)
      return INSET_PX + 0.3 * Math.min(px, width / 2, height / 2)
    }
    const cornersOf = (control: HTMLElement) => {
      const [line] = control.getClientRects() // of a link in a sentence its first line
      const area = line ?? control.getBoundingClientRect()
      const inset = insetOf(control, area)
      return [area.left + inset, area.right - inset].flatMap((x) =>
        [area.top + inset, area.bottom - inset].map((y) => document.elementFromPoint(x, y)),
      )
    }
    /** Itself, its label, or what holds it: that shows where the corner of a card is round. */
    const isOwn = (control: HTMLElement, hit: Element) =>
      control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit) === true
    const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent.slice(0, 40)

    const scope = document.querySelector('dialog[open]') ?? document.body
    const above = (control: HTMLElement, from: number): Element | null | undefined => {
      window.scrollTo({ top: from, behavior: 'instant' })
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return cornersOf(control).find((hit) => hit === null || !isOwn(control, hit))
    }
    // From the top a control comes to the lower edge, from the end to the upper one.
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
