import { defineConfig } from '@playwright/test'
import base, { SHELL } from './playwright.config.ts'

/** Where a run writes its report. */
const OUT = process.env['VARIANTS_OUT'] ?? 'reports/variants'

// npm run variants. Texts are the same on every machine and stand in the repository; pictures are not and stay on this one.
export default defineConfig({
  ...base,
  testDir: 'tests/variants',
  testMatch: '**/*.visit.ts',
  workers: 2,
  retries: 0,
  timeout: 90_000,
  outputDir: `${OUT}/results`,
  snapshotPathTemplate: 'tests/variants/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      pathTemplate: 'reports/variants-accepted/{arg}{ext}',
      // Edges are not always smoothed alike, and fewer pixels are no difference that somebody would find.
      threshold: 0.1,
      maxDiffPixels: 19,
    },
  },
  reporter: [
    ['list'],
    ['html', { outputFolder: `${OUT}/report`, open: 'never' }],
    ['json', { outputFile: `${OUT}/run.json` }],
  ],
  projects: [{ name: 'variants', use: SHELL }],
})
