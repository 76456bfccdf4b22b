// @vitest-environment node
import { expect, test } from 'vitest'
import { momentAt } from '#shared/campus/campus-time.ts'
import { salamKey } from './salam.tsx'

const NAMES = { pagi: [4, 10], siang: [11, 14], sore: [15, 17], malam: [18, 3] } as const

test.each(Object.entries(NAMES))('greets with selamat %s in the hours %j', (name, [first, last]) => {
  expect(salamKey(momentAt('2026-10-22', first * 60))).toBe(`greeting.${name}`)
  expect(salamKey(momentAt('2026-10-22', last * 60 + 59) + 59_000)).toBe(`greeting.${name}`)
})
