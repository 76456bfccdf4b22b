import { expect } from '@playwright/test'
import { test } from '../e2e/fixtures.ts'
import { chromiumEngine } from './engines/engine-chromium.ts'
import { overHttp, walk } from './engines/walk.ts'

// The whole journey without what a browser of the floor lacks (ADR 23), and with locks and
// channels refused. What a style understands (`:has`) and what a header enforces (Trusted Types) can not be taken away.
test.use({ allowed: { errors: [/status of 40[01]/] } })

/** Runs before each page: an engine as Safari 16.4 and Firefox 115 are. */
const takeAway = (): void => {
  const remove = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name)
  }
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
  remove(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction')
  for (const name of ['popover', 'popovertarget']) {
    const strip = () => {
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
    }
    new MutationObserver(strip).observe(document, { subtree: true, childList: true, attributeFilter: [name] })
  }
  remove(Intl, 'Segmenter')
  remove(URL, 'canParse', 'parse')
  remove(URLSearchParams.prototype, 'size')
  remove(Object, 'groupBy')
  remove(Map, 'groupBy')
  remove(Promise, 'withResolvers', 'try')
  remove(Array, 'fromAsync')
  remove(AbortSignal, 'any')
  remove(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference')
  remove(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
  remove(Element.prototype, 'checkVisibility')
  remove(window, 'navigation', 'scheduler', 'requestIdleCallback', 'Iterator')
  remove(Document.prototype, 'startViewTransition')
  LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  window.BroadcastChannel = new Proxy(BroadcastChannel, {
    construct: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
}

const isAsOld = () => !('showPopover' in HTMLElement.prototype || 'Segmenter' in Intl || 'canParse' in URL)

test("completes a student's whole journey without the APIs that the oldest browsers lack", async ({ page, production }) => {
  test.setTimeout(300_000)
  await page.addInitScript(takeAway)
  const engine = chromiumEngine(page)
  await walk(engine, overHttp(production, 'without popovers, segmenter, URL.canParse, locks and channels'))
  expect(await page.evaluate(isAsOld)).toBe(true)
})
