import type { Page } from '@playwright/test'

/**
 * Returns visible layout faults: cut text, overlapping controls, and targets too small for a finger (44 px; 24 px for a
 * link within a sentence). One line per fault; an empty list when there is none.
 */
export const geometryFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TARGET_PX = 44
    const INLINE_TARGET_PX = 24
    const faults: string[] = []
    const scope = document.querySelector('dialog[open]') ?? document.body
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const all = (selector: string) => [...scope.querySelectorAll<HTMLElement>(selector)].filter(isShown)
    const nameOf = (element: HTMLElement) =>
      `${element.closest('[data-tile]')?.getAttribute('data-tile') ?? 'page'}: <${element.localName}> ${element.textContent.slice(0, 40)}`

    for (const element of all('button, label, a, h1, h2, h3, p, dt, dd, th, td, legend, output, caption')) {
      if (element.classList.contains('visually-hidden')) continue
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
        faults.push(`cut: ${nameOf(element)}`)
    }

    const inSentence = (element: HTMLElement) => getComputedStyle(element).display === 'inline'
    /** Returns whether a link's hit area covers its whole row. */
    const coversRow = (element: HTMLElement) => {
      const { content, position } = getComputedStyle(element, '::after')
      return element.matches('a') && content !== 'none' && position === 'absolute'
    }
    const targetOf = (element: HTMLElement) => {
      if (coversRow(element) && element.offsetParent instanceof HTMLElement) return element.offsetParent
      const isSmall = element.matches('[type="checkbox"], [type="radio"], [type="file"]')
      return (isSmall ? element.closest('label') : null) ?? element
    }
    const controls = all('button, a, input, select, textarea').map(targetOf)
    for (const control of controls) {
      const { width, height } = control.getBoundingClientRect()
      const least = inSentence(control) ? INLINE_TARGET_PX : TARGET_PX
      if (height < least - 0.5 || width < INLINE_TARGET_PX)
        faults.push(`small, ${Math.round(height)} px: ${nameOf(control)}`)
    }

    const boxes = [...new Set(controls)].filter((control) => !inSentence(control))
    const areas = boxes.map((box) => ({ box, area: box.getBoundingClientRect() }))
    areas.forEach(({ box, area }, index) => {
      for (const other of areas.slice(index + 1)) {
        if (box.contains(other.box) || other.box.contains(box)) continue
        const [over, under] = [box, other.box].map((one) => one.closest('[data-messages], [data-panel]'))
        if (over !== under) continue // messages and panels of the top bar float above the page
        const wide = Math.min(area.right, other.area.right) - Math.max(area.left, other.area.left)
        const high = Math.min(area.bottom, other.area.bottom) - Math.max(area.top, other.area.top)
        if (wide > 1 && high > 1) faults.push(`overlap: ${nameOf(box)} and ${nameOf(other.box)}`)
      }
    })
    return faults
  })
