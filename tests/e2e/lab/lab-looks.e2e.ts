import { test } from '../fixtures.ts'
import { LAB_ERRORS, lookAtLab } from './lab-looks.ts'

/** Where there is least room. npm run audit looks at all eight. */
const LOOK = { width: 360, mode: 'light', language: 'id' } as const

test.use({ allowed: { errors: LAB_ERRORS } })

test('axe finds nothing in any part of the lab on a phone, and nothing is wider than it', async ({ page, demo }) => {
  test.setTimeout(90_000)
  await lookAtLab(page, demo, LOOK)
})
