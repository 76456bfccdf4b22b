import { AUDIT_ONLY, expect, NO_WORKER, openAs, test } from './fixtures.ts'

test.use({ ...NO_WORKER, viewport: { width: 360, height: 740 } })

/**
 * Long text without break opportunities. Tags, hours, labels and buttons hold texts of the portal or codes; any other
 * text may come from a campus.
 */
const ADDRESS = 'https://example.zoom.us/j/98765432101?pwd=QWxhZGRpbjpvcGVuIHNlc2FtZQ.1234567890abcdefghijklmnop'

const SCREENS = [
  ['/proposal', 'aktif'],
  ['/proposal/205', 'aktif'],
  ['/tugas-akhir', 'aktif'],
  ['/tugas-akhir/412', 'aktif'],
  ['/tugas-akhir/412/sidang/71', 'aktif'],
  ['/kerja-praktik', 'aktif'],
  ['/kerja-praktik/310', 'aktif'],
  ['/kerja-praktik/310/sidang/58', 'aktif'],
  ['/kompre', 'aktif'],
  ['/kompre/31', 'aktif'],
  ['/lock-jurnal', 'aktif'],
  ['/lock-jurnal/J-118', 'aktif'],
  ['/wisuda', 'aktif'],
  ['/jadwal-dan-presensi', 'aktif'],
  ['/kalender-akademik', 'aktif'],
  ['/seminar', 'aktif'],
  ['/berita', 'aktif'],
  ['/surat', 'aktif'],
  ['/cuti', 'aktif'],
] as const

for (const [address, student] of SCREENS)
  test(
    `fits ${address} in the width of a phone when every text is a long address`,
    AUDIT_ONLY,
    async ({ page, production }) => {
      await openAs(page, production, address, student)
      await expect(page.locator('main h1').first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const wide = await page.evaluate((text) => {
        const OWN = /tidak ada di menu kampus/ // a text of the portal
        const main = document.querySelector('main')
        const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        while (texts.nextNode()) found.push(texts.currentNode as Text)
        const isText = ({ parentElement: at, data }: Text) =>
          data.trim() !== '' &&
          !OWN.test(data) &&
          at !== null &&
          at.closest(
            'button, a[class*="-button"], label, table, nav, svg, style, .visually-hidden, [class*="-tag"], [class*="-hours"]',
          ) === null
        return found.filter(isText).flatMap((node) => {
          const before = node.data
          node.data = `${before} ${text}`
          const isWide = document.documentElement.scrollWidth > window.innerWidth
          node.data = before
          return isWide ? [`${node.parentElement?.className ?? ''}: ${before}`] : []
        })
      }, ADDRESS)
      expect(wide).toEqual([])
    },
  )
