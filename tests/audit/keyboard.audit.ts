import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { enter } from '../e2e/visit-steps.ts'
import { casesOf, declaredScreens } from '../screens/addresses.ts'

// Visits every address with the Tab key alone: each control is reached, focus is visible, and there is no focus trap.
// Of a radio group the browser offers one; arrow keys are covered by their own tests.
const CASES = casesOf(declaredScreens())
/** Step limit; more steps mean a focus trap, or a screen too long for keyboard use. */
const MOST = 400

/**
 * Marks the controls of the screen.
 * @returns their names
 */
const mark = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (one: Element) => `${one.localName} ${(one.getAttribute('aria-label') ?? one.textContent).trim()}`
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
    const groups = new Set<string>()
    const found = [...(scope?.querySelectorAll<HTMLElement>(controls) ?? [])].filter((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.tabIndex < 0 || one.matches(':disabled'))
        return false
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true
      const isFirst = !groups.has(one.name)
      groups.add(one.name)
      return isFirst
    })
    for (const [index, one] of found.entries()) one.setAttribute('data-audit', String(index))
    return found.map(named)
  })

/** Returns the mark of the focused element (or of its radio group), and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!(one instanceof HTMLElement) || one === document.body) return null
    const group = one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null
    const marked = group === null ? one : document.querySelector(`input[name="${CSS.escape(group)}"][data-audit]`)
    const looks = [one, one.parentElement, one.closest('label'), one.nextElementSibling].filter((part) => part !== null)
    // The browser moves focus through the parts of a date and renders the focus itself.
    const isDate = one instanceof HTMLInputElement && one.type === 'date'
    const isRinged = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    // The link of a row is stretched over it, and so is its ring.
    const isSeen =
      isDate || isRinged(getComputedStyle(one, '::after')) || looks.some((part) => isRinged(getComputedStyle(part)))
    return { mark: marked?.getAttribute('data-audit') ?? null, name: one.outerHTML.slice(0, 120), isSeen }
  })

for (const { address, persona } of CASES) {
  test(`reaches every control on ${address} with the Tab key`, async ({ page, demo, production }) => {
    test.setTimeout(120_000)
    if (persona === 'validasi-data') await page.goto(`${demo.url}/?lab=default,persona:validasi-data`)
    else await enter(page, { demo, production }, persona)
    await page.goto(demo.url + address)
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    let names = await mark(page)
    // Controls may still be arriving: the list is complete when two counts agree.
    await expect(async () => {
      const before = names.length
      names = await mark(page)
      expect([names.length > 0, names.length === before]).toEqual([true, true])
    }).toPass({ intervals: [300] })
    const reached = new Set<string>()
    const unseen: string[] = []
    for (let step = 0; step < MOST && reached.size < names.length; step++) {
      await page.keyboard.press('Tab')
      const at = await focused(page)
      if (at?.mark != null) reached.add(at.mark)
      if (at && !at.isSeen) unseen.push(at.name)
    }
    const missed = names.filter((_, index) => !reached.has(String(index)))
    console.log(`keyboard, ${address}: ${names.length} controls, ${missed.length} not reached`)
    expect(missed).toEqual([])
    expect([...new Set(unseen)]).toEqual([])
  })
}
