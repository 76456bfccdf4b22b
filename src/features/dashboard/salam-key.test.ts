// @vitest-environment node
import { expect, test } from 'vitest'
import { salamKey } from './salam.tsx'

const NAMES = { pagi: [4, 10], siang: [11, 14], sore: [15, 17], malam: [18, 3] } as const

test.each(Object.entries(NAMES))('selamat %s is said at %j', (name, [first, last]) => {
  expect(salamKey(new Date(2026, 9, 22, first, 0))).toBe(`greeting.${name}`)
  expect(salamKey(new Date(2026, 9, 22, last, 59, 59))).toBe(`greeting.${name}`)
})
