// Builds the component gallery as a page of the documentation (npm run docs), with relative addresses. The demo serves
// the same gallery at /__ui.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from './scripts/lib/floor/floor.mjs'
import { flagTable } from './scripts/vite/flag-table.ts'
import { menuParts } from './scripts/vite/menu-parts.ts'

/** Folder of the gallery in the repository, and its address on the site. */
const GALLERY = 'tools/gallery'

export default defineConfig({
  mode: 'demo', // keeps its storage apart from that of a portal on the same origin
  base: './',
  publicDir: false,
  logLevel: 'error',
  plugins: [react(), flagTable(), menuParts()],
  build: {
    emptyOutDir: false,
    assetsDir: `${GALLERY}/assets`,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${GALLERY}/index.html` },
  },
})
