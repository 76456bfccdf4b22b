// The simulated gateway as an HTTP server. Vite's SSR build runs once, and again when a source is newer.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const OUT = 'dist-gateway'
const SOURCES = ['tools/demo', 'src/shared', 'generated/mocks', 'generated/models', 'scripts/lib/gateway.mjs']

const newest = (path) => {
  const stat = statSync(path)
  return stat.isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name)))) : stat.mtimeMs
}

/** Builds dist-gateway/server.js unless it is newer than every source. */
export const buildGateway = async () => {
  const entry = resolve(OUT, 'server.js')
  if (existsSync(entry) && SOURCES.every((source) => newest(source) <= statSync(entry).mtimeMs)) return entry
  const { build } = await import('vite')
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'tools/demo/server/server.ts',
      outDir: OUT,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.js' } },
    },
  })
  return entry
}

/**
 * Starts the simulated gateway without output, for tests and npm start.
 * @param {{ port?: number }} options port 0 picks a free port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export const startGateway = async ({ port = 0 } = {}) => {
  const { createGatewayServer } = await import(pathToFileURL(await buildGateway()).href)
  const server = createGatewayServer()
  await new Promise((done, fail) => server.once('error', fail).listen(port, done))
  return {
    url: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
