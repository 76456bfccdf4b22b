import { defineConfig } from '@playwright/test'
import base, { SHELL } from './playwright.config.ts'

/** Folder of the report. */
const OUT = process.env['VARIANTS_OUT'] ?? 'reports/variants'

// npm run variants. Texts are equal on every machine and are committed; screenshots differ and stay on this machine.
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
      // Antialiasing varies, and a difference of fewer pixels is invisible.
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
