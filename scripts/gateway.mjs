// npm run gateway: the simulated gateway as an HTTP server (docs/adr/0006-simulated-gateway.md).
// Built once with Vite's SSR build, again only when a source is newer than the build.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const outDir = join(root, 'dist-gateway')
const entry = join(outDir, 'server.js')
const SOURCES = ['src/demo', 'src/shared', 'generated/mocks', 'generated/models', 'scripts/gateway.mjs']

const newest = (path) => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const isStale = () =>
  !existsSync(entry) || SOURCES.some((source) => newest(join(root, source)) > statSync(entry).mtimeMs)

if (isStale()) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/demo/server.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.js' } },
    },
  })
}

try {
  const { startGateway } = await import(pathToFileURL(entry).href)
  const server = await startGateway()
  const stop = () => server.close(() => process.exit(0)).closeAllConnections()
  process.on('SIGINT', stop).on('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
