import { defineConfig } from '@playwright/test'
import base, { SHELL } from './playwright.config.ts'

// npm run audit: the full matrices, sharded with --shard=1/4 where time is short.
export default defineConfig({
  ...base,
  testDir: 'tests/audit',
  testMatch: '**/*.audit.ts',
  projects: [{ name: 'pages', use: SHELL }],
})
