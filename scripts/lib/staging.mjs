// The portal behind nginx, deployed as on a machine (deploy/README.md), with the simulated gateway and the receiver of
// reports.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startGateway } from './gateway.mjs'
import { programOf } from './machine.mjs'
import { startReceiver } from './receiver/receiver.mjs'
import { start } from './setup.mjs'

/** Configuration of staging, also of deploy/compose.yaml. */
const CONFIG = 'deploy/staging/config.json'
/** Longest wait until nginx responds. */
const HEALTHY_MS = 20_000
const PAUSE_MS = 100

/** Returns whether a port can be used on this machine. @param {number} port @returns {Promise<boolean>} */
export const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

const deploy = async ({ dir, config, out, port, proxies }) => {
  const args = ['--config', config, '--dist', dir, '--out', out, '--listen', String(port)]
  const { ok, output } = await start(null, [
    'scripts/deploy-nginx.mjs',
    ...args,
    ...proxies.flatMap((one) => ['--proxy', one]),
  ])
  if (!ok) throw new Error(`The deployment failed:\n${output}`)
}

/** Starts nginx in the foreground. @returns the process, its output so far, and a promise of its end */
const runNginx = (out) => {
  const child = spawn(programOf('nginx'), ['-e', 'stderr', '-p', out, '-c', join(out, 'current/nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text))
  const ended = new Promise((resolve) => child.once('close', () => resolve(errors)))
  return { child, ended }
}

/** Waits until nginx responds, with the check of the container. @throws Error when it ends, or after the longest wait */
const whenHealthy = async (port, ended) => {
  const over = ended.then((errors) => {
    throw new Error(`nginx did not start:\n${errors}`)
  })
  const healthy = async () => {
    const until = Date.now() + HEALTHY_MS
    const env = { PORTAL_LISTEN: String(port) }
    while (!(await start(null, ['scripts/deploy-health.mjs'], { env })).ok) {
      if (Date.now() > until) throw new Error(`nginx does not respond on port ${port}`)
      await pause(PAUSE_MS)
    }
  }
  await Promise.race([healthy(), over])
}

/**
 * Starts everything, in the order in which one needs the other, and stops what has started when something fails.
 * @param {{ dir: string, lab: boolean, ports: { portal: number, gateway: number, reports: number } }} options folder of
 * the build; whether config.json enables the campus lab
 * @returns {Promise<{ url: string, gateway: string, reports: string, ended: Promise<string>, close: () => Promise<void> }>}
 * `ended` resolves with nginx's errors when it ends, also by close()
 */
export const startStaging = async ({ dir, lab, ports }) => {
  const undo = []
  const close = async () => {
    for (const stop of undo.splice(0).reverse()) await stop()
  }
  try {
    const gateway = await startGateway({ port: ports.gateway })
    undo.push(gateway.close)
    const receiver = await startReceiver({ port: ports.reports })
    undo.push(receiver.close)
    const folder = mkdtempSync(join(tmpdir(), 'portal-staging-'))
    undo.push(() => rmSync(folder, { recursive: true }))
    chmodSync(folder, 0o755) // an nginx started as root reads it as another user
    const config = join(folder, 'config.json')
    writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(CONFIG, 'utf8')), lab }))
    const simulated = `http://127.0.0.1:${new URL(gateway.url).port}`
    const proxies = [`/gateway=${simulated}`, `/multisite=${simulated}`, `/reports=${receiver.url}`]
    const out = join(folder, 'portal')
    await deploy({ dir, config, out, port: ports.portal, proxies })
    const { child, ended } = runNginx(out)
    undo.push(async () => {
      child.kill('SIGTERM')
      await ended
    })
    await whenHealthy(ports.portal, ended)
    return { url: `http://localhost:${ports.portal}`, gateway: gateway.url, reports: receiver.url, ended, close }
  } catch (error) {
    await close()
    throw error
  }
}
