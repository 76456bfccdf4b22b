import { test } from '../fixtures.ts'
import { LAB_ERRORS, lookAtLab } from './lab-looks.ts'

// Each width, mode and language once. npm run audit looks at all eight together.
const LOOKS = [
  { width: 360, mode: 'light', language: 'id' },
  { width: 1280, mode: 'dark', language: 'en' },
] as const

test.use({ allowed: { errors: LAB_ERRORS } })

for (const look of LOOKS) {
  test(`axe finds nothing in any part of the lab, and nothing is wider than it: ${Object.values(look).join(', ')}`, async ({
    page,
    demo,
  }) => {
    test.setTimeout(90_000)
    await lookAtLab(page, demo, look)
  })
}
