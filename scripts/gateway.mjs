// npm run gateway: runs the simulated gateway as an HTTP server (ADR 6). --build-only for tests.
import { pathToFileURL } from 'node:url'
import { buildGateway } from './lib/gateway.mjs'
import { install } from './lib/setup.mjs'

install()
const entry = await buildGateway()
if (!process.argv.includes('--build-only')) {
  try {
    const { startGateway } = await import(pathToFileURL(entry).href)
    const server = await startGateway()
    const stop = () => server.close(() => process.exit(0)).closeAllConnections()
    process.on('SIGINT', stop).on('SIGTERM', stop)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
