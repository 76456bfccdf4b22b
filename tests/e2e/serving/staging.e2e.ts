import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, signIn, test } from '../fixtures.ts'
import { ask, freePort } from './nginx-host.ts'

test.describe.configure({ mode: 'default' })
test.beforeEach(() => test.slow()) // starts npm, a gateway and nginx

/** Runs `npm run staging` in a process group of its own, as a terminal does. */
const run = (ports: Record<string, number>) => {
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  }
  const child = spawn('npm', ['run', 'staging'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return { child, output: () => output, ended: once(child, 'close') }
}
/** Sends a signal to the whole group, as Ctrl+C does. */
const signal = ({ pid = 0 }: ChildProcess, name: NodeJS.Signals | 0) => process.kill(-pid, name)
const isRunning = (child: ChildProcess): boolean => {
  try {
    return signal(child, 0)
  } catch {
    return false // no process of the group is left
  }
}
const reaches = (port: number): Promise<boolean> =>
  ask(`http://127.0.0.1:${port}`, '/').then(
    () => true,
    () => false,
  )

test('one command serves the portal with gateway and receiver, counts a report, and stops all of it', async ({
  page,
}) => {
  const ports = { PORT: await freePort(), GATEWAY_PORT: await freePort(), REPORTS_PORT: await freePort() }
  const staging = run(ports)
  const url = `http://localhost:${ports.PORT}`
  await expect.poll(staging.output, { timeout: 60_000 }).toContain('Stop with Ctrl+C.')
  for (const address of [
    url,
    `http://localhost:${ports.GATEWAY_PORT}/__world`,
    `http://127.0.0.1:${ports.REPORTS_PORT}/summary`,
  ])
    expect(staging.output()).toContain(address)

  await page.goto(url)
  const started = page.waitForResponse(/\/assets\/report-/)
  await signIn(page, url, 'aktif')
  await expect(page.getByRole('button', { name: /[Ll]ab/ })).toHaveCount(0) // the production build
  await started
  await page.goto('about:blank')
  const summary = async () => (await ask(`http://127.0.0.1:${ports.REPORTS_PORT}`, '/summary')).body.toString()
  await expect.poll(summary, { timeout: 20_000 }).toMatch(/"visit": \{\s+"\/\w* network": 1/)
  expect(JSON.parse(await summary())).toMatchObject({ refused: {} })

  signal(staging.child, 'SIGINT')
  await staging.ended
  expect(isRunning(staging.child)).toBe(false)
  for (const port of Object.values(ports)) expect(await reaches(port)).toBe(false)
})

test('names a port that is taken, and starts nothing', async () => {
  const server = createServer()
  server.listen(0)
  await once(server, 'listening')
  const taken = (server.address() as { port: number }).port
  const ports = { PORT: await freePort(), GATEWAY_PORT: taken, REPORTS_PORT: await freePort() }
  const staging = run(ports)
  await staging.ended
  expect(staging.child.exitCode).toBe(1)
  expect(staging.output()).toContain(`Port ${taken} (gateway) is taken`)
  expect(staging.output()).toContain('GATEWAY_PORT=')
  expect(await reaches(ports.PORT)).toBe(false)
  server.close()
})
