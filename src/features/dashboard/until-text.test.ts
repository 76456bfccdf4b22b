// @vitest-environment node
import i18next from 'i18next'
import { beforeEach, expect, test } from 'vitest'
import { initI18n, startTexts } from '#shared/i18n/i18n.ts'
import dashboard from './locales/id.json'
import { untilText } from './until-text.ts'

const MINUTE = 60_000
const at = (minutes: number, seconds = 0) => Date.parse('2026-10-22') + minutes * MINUTE + seconds * 1000

// The class card renders before the kit's texts are loaded.
beforeEach(async () => {
  initI18n()
  await startTexts({ dashboard }, () => Promise.resolve({}), 'id')
})

test.each([
  ['85 minutes before', at(-85), '1 jam 25 menit lagi'],
  ['an hour before', at(-60), '1 jam lagi'],
  ['59 minutes before', at(-59), '59 menit lagi'],
  ['a second before', at(0, -1), '1 menit lagi'],
  ['when it begins', at(0), 'Sedang berlangsung'],
  ['a second before its end', at(90, -1), 'Sedang berlangsung'],
  ['when it has ended', at(90), null],
  ['a day before', at(-24 * 60), null],
  ['a minute less than a day before', at(1 - 24 * 60), '23 jam 59 menit lagi'],
])('formats the time to a class: %s', (_, now, expected) => {
  expect(untilText(now, at(0), at(90), i18next.t)).toBe(expected)
})
