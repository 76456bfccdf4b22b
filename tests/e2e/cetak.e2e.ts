import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, keepSession, NO_WORKER, openAs, test } from './fixtures.ts'
import { enlargeText, textFaults } from './house/text-size.ts'

test.use(NO_WORKER)

interface Paper {
  path: string
  /** Persona whose print page it is; the student of the story by default. */
  persona?: string
  /** URL pattern of the answer whose rows are repeated or cut. */
  list: string
  /** Returns the object that holds the rows; `data` of the answer by default. */
  rowsIn?: (answer: Answer) => Rows
  /** Number of additional table rows: headers and sums. */
  besides: number
  /** Number of pages with 12 and with 60 rows. */
  pages: readonly [twelve: number, sixty: number]
}
interface Rows {
  data: object[]
}
interface Row {
  idMakul?: string
  presensi?: object[]
}
interface Answer {
  data: Row[]
}

const meetingsOfIf2501 = ({ data }: Answer): Rows => {
  const found: Row = data.find(({ idMakul }) => idMakul === '2501') ?? {}
  return {
    get data() {
      return found.presensi ?? []
    },
    set data(meetings) {
      found.presensi = meetings
    },
  }
}

// Every print page of the product as a PDF (ADR 1); a new one needs one row here.
const PAPERS: readonly Paper[] = [
  { path: '/cetak-krs?tahun=2027&semester=1', list: '**/v1/mahasiswa/*/krs?*', besides: 2, pages: [1, 3] },
  { path: '/cetak-krss?tahun=2027&semester=2', list: '**/v1/mahasiswa/*/krss?*', besides: 2, pages: [1, 3] },
  { path: '/cetak-pkrs?tahun=2027&semester=1', list: '**/v1/mahasiswa/*/pkrs?*', besides: 2, pages: [2, 4] }, // rows have two lines
  {
    path: '/cetak-kartu-ujian?jenis=UTS',
    persona: 'kerja-praktik', // the exam card of the story's student is locked
    list: '**/v1/mahasiswa/*/kartu_ujian?*',
    besides: 1,
    pages: [2, 4],
  },
  {
    path: '/cetak-presensi-kuliah?tahun=2027&semester=1',
    list: '**/v1/mahasiswa/*/jadwal_kuliah?*',
    besides: 1,
    pages: [1, 4],
  },
  {
    path: '/cetak-presensi-kuliah-detail?tahun=2027&semester=1&idMakul=2501',
    list: '**/v1/mahasiswa/*/presensi_kuliah?*',
    rowsIn: meetingsOfIf2501,
    besides: 1,
    pages: [1, 3],
  },
  {
    path: '/cetak-khs?tahun=2026&semester=2',
    list: '**/v1/mahasiswa/*/khs?*',
    besides: 2,
    pages: [1, 3],
  },
  { path: '/cetak-transkrip', list: '**/v1/mahasiswa/*/cetak_transkrip*', besides: 2, pages: [1, 3] },
]

/** Returns the number of pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

interface Length {
  rows: number
  pages: number
}

/**
 * Repeats or cuts the rows of the gateway's answer to a length; each gets its own class, because duplicates are
 * rendered once.
 */
const answerWithRows = (page: Page, { list, rowsIn = (answer) => answer }: Paper, length: () => Length | undefined) =>
  page.route(list, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    const part = rowsIn(answer)
    const own = part.data
    const rows = length()?.rows ?? own.length
    part.data = Array.from({ length: rows }, (_, index) => ({ ...own[index % own.length], idKelas: `${index}` }))
    await route.fulfill({ response, json: answer })
  })

/** Opens a print page with 1, 12 and 60 rows and checks its number of pages. */
const tryLengths = async (page: Page, url: string, paper: Paper) => {
  const { path, besides } = paper
  const [twelve, sixty] = paper.pages
  const lengths: readonly Length[] = [
    { rows: 1, pages: 1 },
    { rows: 12, pages: twelve },
    { rows: 60, pages: sixty },
  ]
  let now: Length | undefined
  await answerWithRows(page, paper, () => now)
  for (now of lengths) {
    const { rows, pages } = now
    await page.goto(url + path)
    await expect(page.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false')
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('row')).toHaveCount(rows + besides)
    await expect(sheet).not.toContainText(/undefined|NaN|null|\[object/)
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), `${path}, ${rows} rows`).toBe(pages)
  }
  await page.unrouteAll() // the next print page uses its own rows
}

/** All print pages share one component: npm test checks the first, the audit prints each. */
const isFirst = (paper: Paper) => paper === PAPERS[0]
const PERSONAS = [...new Set(PAPERS.map(({ persona }) => persona))]
const ROUNDS = [
  PAPERS.filter(isFirst),
  ...PERSONAS.map((one) => PAPERS.filter((paper) => paper.persona === one && !isFirst(paper))),
]
for (const papers of ROUNDS) {
  const names = papers.map(({ path }) => path).join(', ')
  const choice = papers.some(isFirst) ? {} : AUDIT_ONLY
  test(
    `prints 1, 12 and 60 rows on the required number of complete A4 pages: ${names}`,
    choice,
    async ({ page, production }) => {
      test.setTimeout(90_000)
      await keepSession(page, production, papers[0]?.persona ?? 'aktif')
      for (const paper of papers) await test.step(paper.path, () => tryLengths(page, production.url, paper))
    },
  )
}

test('prints the totals of a paper once, below its last row, and loads the fonts of the paper', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/cetak-krs?tahun=2027&semester=1')
  await expect(page.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').locator('table tfoot')).toHaveCSS('display', 'table-row-group')
  const letters = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  expect(letters).toEqual(['Portal Paper loaded'])
})

test.describe('paper on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const KRS = '/cetak-krs?tahun=2027&semester=1'
  const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

  test('scales the sheet to the width of the screen, keeps its table, and allows pinch zoom', async ({
    page,
    production,
  }) => {
    await openAs(page, production, KRS)
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('columnheader', { name: 'Mata kuliah' })).toBeVisible()
    const box = await sheet.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThanOrEqual(360)
    expect((box?.height ?? 0) / (box?.width ?? 1), 'the shape of A4').toBeCloseTo(297 / 210, 1)
    expect(await isWide(page)).toBe(false)
    await page.setViewportSize({ width: 740, height: 360 })
    await expect.poll(async () => (await sheet.boundingBox())?.width, 'the width of a phone held across').toBe(740 - 32)
    await page.setViewportSize({ width: 360, height: 740 })
    const viewport = await page.locator('meta[name="viewport"]').getAttribute('content')
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
    await page.getByRole('button', { name: 'Baca sebagai teks' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Lihat lembar' })).toBeVisible()
    await expect(sheet.getByRole('cell', { name: 'Jumlah SKS: 22' })).toBeVisible()
    await expect(sheet.getByRole('cell', { name: 'Semua jam dalam WIB.' })).toBeVisible()
    expect(await isWide(page)).toBe(false)
  })

  test('shows the text view without layout faults at 200 % text size and at 320 px', async ({ page, production }) => {
    await openAs(page, production, `${KRS}&baca=teks`)
    await expect(page.getByRole('article').getByText('Basis Data Lanjut', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await textFaults(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await enlargeText(page, 200)
    await page.reload()
    await expect(page.getByRole('article').getByText('Basis Data Lanjut', { exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    expect(await textFaults(page)).toEqual([])
  })

  test('prints the same pages from either view', async ({ page, production }) => {
    await openAs(page, production, KRS)
    const printed = async () => {
      await expect(page.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false')
      await page.emulateMedia({ media: 'print' })
      const box = await page.getByRole('article').boundingBox()
      const head = await page.getByRole('columnheader', { name: 'Mata kuliah' }).boundingBox()
      await page.emulateMedia({ media: null })
      return { box, head, pages: pagesOf(await page.pdf({ preferCSSPageSize: true })) }
    }
    const sheet = await printed()
    expect(sheet.pages).toBe(1)
    await page.getByRole('button', { name: 'Baca sebagai teks' }).click()
    expect(await printed()).toEqual(sheet)
  })
})
