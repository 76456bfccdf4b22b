import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flagTable } from './scripts/vite/flag-table.ts'
import { shell } from './scripts/vite/shell.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), flagTable(), shell()],
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // data: addresses are for images only under our content security policy
    modulePreload: { polyfill: false },
    manifest: true, // scripts/budgets.mjs reads what each stage loads
    chunkSizeWarningLimit: 400,
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'tests/contract/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    restoreMocks: true,
  },
}))
