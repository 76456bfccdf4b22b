import { test } from '../e2e/fixtures.ts'
import { LAB_ERRORS, lookAtLab } from '../e2e/lab/lab-looks.ts'
import { ALL_LOOKS } from '../e2e/visits.ts'

// Renders the lab in every look; npm test covers only the parts that its journeys open.
test.use({ allowed: { errors: LAB_ERRORS } })

for (const look of ALL_LOOKS) {
  test(`renders every part of the lab without accessibility faults or overflow: ${Object.values(look).join(', ')}`, async ({
    page,
    demo,
  }) => {
    test.setTimeout(90_000)
    await lookAtLab(page, demo, look)
  })
}
