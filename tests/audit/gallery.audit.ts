import { mkdirSync } from 'node:fs'
import { test } from '../e2e/fixtures.ts'
import { expectWhole, GALLERY_LOOKS } from '../e2e/house/gallery.ts'

// Measures the kit in every look and takes pictures for review.
const PICTURES = 'reports/gallery'
mkdirSync(PICTURES, { recursive: true })

for (const look of GALLERY_LOOKS) {
  const name = `${look.width}-${look.mode}-${look.lng}`
  test(`renders the kit without accessibility or layout faults, and takes its screenshot: ${name}`, async ({
    page,
    demo,
  }) => {
    await expectWhole(page, demo.url, look)
    await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true })
  })
}
