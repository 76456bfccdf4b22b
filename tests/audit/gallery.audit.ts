import { mkdirSync } from 'node:fs'
import { test } from '../e2e/fixtures.ts'
import { GALLERY_LOOKS, openGallery } from '../e2e/house/gallery.ts'

// Pictures of the kit to look at, in every look; what can be measured of them is measured in tests/e2e/house/gallery.e2e.ts.
const PICTURES = 'reports/gallery'
mkdirSync(PICTURES, { recursive: true })

for (const look of GALLERY_LOOKS) {
  const name = `${look.width}-${look.mode}-${look.lng}`
  test(`pictures of the kit: ${name}`, async ({ page, demo }) => {
    await openGallery(page, demo.url, look)
    await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true })
  })
}
