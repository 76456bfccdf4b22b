import { expect } from '@playwright/test'
import { test } from '../e2e/fixtures.ts'
import { openFirefox } from './engines/engine-firefox.ts'
import { openWebKit } from './engines/engine-webkit.ts'
import { STORY, SUBJECTS } from './engines/subjects-journey.ts'
import { inDemo, overHttp, walk } from './engines/walk.ts'

// Runs the same journey in the two engines other than Chromium, in the versions that Debian packages.
const MINUTES = 60_000
/** Expected errors: the rejected password, and fetches that a navigation aborts, which Firefox reports as errors. */
const EXPECTED =
  /status of 40[01]|NetworkError when attempting to fetch|ServiceWorker intercepted the request|did not arrive|error loading dynamically imported/

/**
 * msw checks its worker for updates without handling a rejection; after a quick reload that worker may be uninstalling.
 */
const EXPECTED_IN_DEMO = /has been uninstalled since the update was scheduled/

for (const [engine, open] of [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const) {
  for (const build of ['production', 'demo'] as const) {
    test(`completes a student's whole journey in ${engine} on the ${build} build`, async ({ production, demo }) => {
      test.setTimeout(5 * MINUTES)
      const browser = await open()
      try {
        await walk(browser, build === 'demo' ? inDemo(demo) : overHttp(production))
        const isExpected = (text: string) => EXPECTED.test(text) || (build === 'demo' && EXPECTED_IN_DEMO.test(text))
        expect(browser.complaints.filter((text) => !isExpected(text))).toEqual([])
      } finally {
        await browser.close()
      }
    })
  }
  test(`completes requests and final studies in ${engine}`, async ({ production }) => {
    test.setTimeout(5 * MINUTES)
    const browser = await open()
    try {
      await walk(browser, overHttp(production, 'requests and final studies', STORY), SUBJECTS)
      expect(browser.complaints.filter((text) => !EXPECTED.test(text))).toEqual([])
    } finally {
      await browser.close()
    }
  })
}
