import { expect } from '@playwright/test'
import { test } from '../e2e/fixtures.ts'
import { openFirefox } from './engines/engine-firefox.ts'
import { openWebKit } from './engines/engine-webkit.ts'
import { inDemo, overHttp, walk } from './engines/walk.ts'

// What the tests in Chromium cannot know: the same journey in the two other engines, as Debian ships them.
const MINUTES = 60_000
/** The wrong password; and what a page still fetched when it was left, which Firefox calls an error. */
const EXPECTED =
  /status of 40[01]|NetworkError when attempting to fetch|ServiceWorker intercepted the request|did not arrive|error loading dynamically imported/

for (const [engine, open] of [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const) {
  for (const build of ['production', 'demo'] as const) {
    test(`a student's whole journey in ${engine} on the ${build} build`, async ({ production, demo }) => {
      test.setTimeout(5 * MINUTES)
      const browser = await open()
      try {
        await walk(browser, build === 'demo' ? inDemo(demo) : overHttp(production))
        expect(browser.complaints.filter((text) => !EXPECTED.test(text))).toEqual([])
      } finally {
        await browser.close()
      }
    })
  }
}
