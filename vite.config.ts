import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BUILD_TARGET } from './scripts/lib/floor/floor.mjs'
import { screenPaths } from './scripts/vite/boot/plain-paths.ts'
import { shell } from './scripts/vite/boot/shell.ts'
import { stages } from './scripts/vite/boot/stages.ts'
import { flagTable } from './scripts/vite/flag-table.ts'
import { FlakyTests } from './scripts/vite/flaky-tests.ts'
import { labAliases } from './scripts/vite/lab-build.ts'
import { menuParts } from './scripts/vite/menu-parts.ts'
import { pushWorker } from './scripts/vite/push-worker.ts'
import { screenRoutes } from './scripts/vite/screen-routes.ts'
import { screenTitlesPlugin } from './scripts/vite/screen-titles.ts'
import { testGroups } from './scripts/vite/test-groups.ts'
import { worker } from './scripts/vite/worker.ts'

const shortHash = (file: string) =>
  createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)

/** Removes the demo gateway's worker, which is in public/, from every other build. */
const withoutDemoWorker = {
  name: 'without-demo-worker',
  apply: 'build' as const,
  writeBundle: ({ dir = '' }) => rmSync(join(dir, 'mockServiceWorker.js'), { force: true }),
}

/** Three workers on two processors: a test waits half of its time. */
const WORKERS = Math.ceil(availableParallelism() * 1.5)

const OUT_DIRS: Record<string, string> = { demo: 'dist-demo', staging: 'dist-staging' }

export default defineConfig(async ({ command, mode }) => ({
  define:
    command === 'serve'
      ? {
          STAGE_FILES: { files: {}, styles: {}, screens: [] },
          SCREEN_PATHS: JSON.stringify(screenPaths(import.meta.dirname)),
        }
      : {},
  plugins: [
    react(),
    flagTable(),
    menuParts(),
    screenTitlesPlugin(),
    screenRoutes(),
    stages(),
    shell(),
    worker(),
    pushWorker(),
    ...(mode === 'demo' ? [] : [withoutDemoWorker]),
  ],
  css: {
    // Short and equal in every build, because the first load contains each name three times (style, script, document).
    modules: { generateScopedName: (name: string, file: string) => `${shortHash(file)}-${name}` },
  },
  resolve: {
    alias: labAliases(mode),
  },
  build: {
    outDir: OUT_DIRS[mode] ?? 'dist',
    target: BUILD_TARGET, // styles too
    assetsInlineLimit: 0, // data: addresses are for images only under our content security policy
    modulePreload: { polyfill: false },
    manifest: true, // scripts/budgets.mjs reads what each stage loads
    chunkSizeWarningLimit: 400,
  },
  test: {
    environment: 'happy-dom',
    // Otherwise a click on a download navigates the document to blob:, for all test files of the process.
    environmentOptions: { happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } } },
    setupFiles: ['tests/setup.ts'],
    projects: mode === 'test' ? testGroups() : [], // a build needs no tests beside it
    restoreMocks: true,
    // A flaky test has to be fixed. CI runs it again, counts it and prints its first failure.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', new FlakyTests()],
    maxWorkers: WORKERS,
    sequence: mode === 'test' ? { sequencer: (await import('./scripts/vite/slowest-first.ts')).SlowestFirst } : {},
    expect: { poll: { timeout: 8000 } }, // as long as the queries of the page
    testTimeout: 15_000, // a form of forty fields, typed into on a busy machine
  },
}))
