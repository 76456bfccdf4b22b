import { defineConfig } from '@playwright/test'
import base, { SHELL } from './playwright.config.ts'

// npm run audit: the full matrices; --shard=1/4 runs a quarter of them.
export default defineConfig({
  ...base,
  testDir: 'tests/audit',
  testMatch: '**/*.audit.ts',
  projects: [{ name: 'pages', use: SHELL }],
})
