import { test } from '../e2e/fixtures.ts'
import { FAULTS, type Fault, payTwice, WAYS } from '../e2e/pay-twice.ts'

test.use({ allowed: { errors: [/status of 50[24]/, /drift: processPembayaran/] } })

for (const way of WAYS) {
  test(`sends one request and creates at most one order for a double submit by ${way}, for any kind of response`, async ({
    page,
    production,
  }) => {
    test.setTimeout(120_000)
    const faults = Object.keys(FAULTS) as Fault[]
    await payTwice(
      page,
      production,
      faults.map((fault) => [way, fault]),
    )
  })
}
