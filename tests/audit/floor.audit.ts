import { expect } from '@playwright/test'
import { test } from '../e2e/fixtures.ts'
import { chromiumEngine } from './engines/engine-chromium.ts'
import { overHttp, walk } from './engines/walk.ts'

// The main journey without the APIs that the oldest supported browsers lack (ADR 23), with locks and channels refused.
// CSS features (`:has`) and features enforced by headers (Trusted Types) cannot be removed.
test.use({ allowed: { errors: [/status of 40[01]/] } })

/** Reduces the engine to the APIs of Safari 16.4 and Firefox 115. Runs before each page. */
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

test("completes a student's whole journey without the APIs that the oldest browsers lack", async ({
  page,
  production,
}) => {
  test.setTimeout(300_000)
  await page.addInitScript(takeAway)
  const engine = chromiumEngine(page)
  await walk(engine, overHttp(production, 'without popovers, segmenter, URL.canParse, locks and channels'))
  expect(await page.evaluate(isAsOld)).toBe(true)
})
