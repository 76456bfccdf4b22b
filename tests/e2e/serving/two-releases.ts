import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { startGateway } from '../../../scripts/lib/gateway.mjs'
import { COPIED } from '../../../scripts/perf/build/growth-copy.mjs'
import { expect } from '../fixtures.ts'
import { ask, CONFIG, freePort, requireNginx } from './nginx-host.ts'

/** Folder in which the next release is built. */
const COPY = '.cache/releases'
const TITLE = { before: 'Panduan', next: 'Panduan baru' }

/** Changes of the next release: the head script, whose hash is part of the headers, and the texts of a screen. */
const CHANGES: readonly [file: string, from: string, to: string][] = [
  [
    'src/boot/boot.ts',
    '\nwindow.portalBoot = boot',
    "\ndocument.documentElement.dataset['build'] = 'next'\nwindow.portalBoot = boot",
  ],
  ['src/features/panduan/locales/id.json', `"title": "${TITLE.before}"`, `"title": "${TITLE.next}"`],
]

/**
 * Builds the release after the one in dist/.
 * @returns its folder
 */
const buildNext = (): string => {
  const dist = join(COPY, 'dist')
  const made = join(dist, 'index.html')
  const stamp = join(COPY, 'of')
  const before = readFileSync('dist/sw.js', 'utf8') // contains the hash of every first file
  if (existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === before) return resolve(dist)
  rmSync(COPY, { recursive: true, force: true })
  for (const name of COPIED) {
    mkdirSync(dirname(join(COPY, name)), { recursive: true })
    cpSync(name, join(COPY, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'))
  for (const [file, from, to] of CHANGES) {
    const text = readFileSync(join(COPY, file), 'utf8')
    expect(text, file).toContain(from)
    writeFileSync(join(COPY, file), text.replace(from, to))
  }
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: COPY,
    stdio: 'pipe',
  })
  writeFileSync(stamp, before)
  return resolve(dist)
}

export const releases = () => ({ first: resolve('dist'), next: buildNext() })

const node = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'pipe' })
const END_MS = 10_000

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode === null) child.once('exit', () => done())
    else done()
  })
const stop = async (child: ChildProcess) => {
  child.kill('SIGTERM')
  await ended(child)
}
const isUp = async (url: string) => {
  const until = Date.now() + END_MS
  const asked = () =>
    ask(url, '/config.json').then(
      () => true,
      () => false,
    )
  while (!(await asked())) if (Date.now() > until) throw new Error(`nothing answers at ${url}`)
}

/** Close functions of started servers; they run in reverse order, also after a failure. */
const started: (() => Promise<void>)[] = []
export const closeHosts = async (): Promise<void> => {
  for (const close of started.splice(0).reverse()) await close()
}

/** Prepares a folder that nginx may read, the simulated gateway and a port. */
const openPlace = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-releases-'))
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'deployment.json'), JSON.stringify(CONFIG))
  const gateway = await startGateway({ port: 0 })
  const port = await freePort()
  const simulated = `http://127.0.0.1:${new URL(gateway.url).port}`
  started.push(async () => {
    await gateway.close()
    await rm(folder, { recursive: true })
  })
  return { folder, port, url: `http://localhost:${port}`, config: join(folder, 'deployment.json'), simulated }
}

/** Starts a host on a machine, deployed with the commands of deploy/README.md. */
export const machineHost = async (dist: string) => {
  const place = await openPlace()
  const out = join(place.folder, 'portal')
  const args = ['-e', 'stderr', '-p', out, '-c', join(out, 'current/nginx.conf')]
  const proxies = ['/gateway', '/multisite'].flatMap((from) => ['--proxy', `${from}=${place.simulated}`])
  const deploy = (build: string) =>
    node(
      'scripts/deploy-nginx.mjs',
      '--config',
      place.config,
      '--out',
      out,
      '--dist',
      build,
      '--listen',
      `127.0.0.1:${place.port}`,
      ...proxies,
    )
  deploy(dist)
  const program = requireNginx()
  const nginx = spawn(program, args, { stdio: 'ignore' })
  started.push(() => stop(nginx))
  await isUp(place.url)
  /** Reloads nginx and waits until its new processes serve the deployed files. */
  const reload = async () => {
    const documentOf = async () => String((await ask(place.url, '/index.html')).body)
    execFileSync(program, [...args, '-s', 'reload'], { stdio: 'pipe' })
    const wanted = readFileSync(join(out, 'current/public/index.html'), 'utf8')
    await expect.poll(documentOf).toBe(wanted)
  }
  return {
    url: place.url,
    deploy,
    reload,
    back: () => node('scripts/deploy-nginx.mjs', '--back', '--out', out),
  }
}

/** Starts a container of a release as deploy/Dockerfile does; replaceBy starts another one under the same address. */
export const containerHost = async (dist: string, { volume = false } = {}) => {
  const place = await openPlace()
  let images = 0
  const start = async (build: string) => {
    images += 1
    const image = join(place.folder, `image-${images}`)
    node('scripts/deploy-files.mjs', build, image)
    const env = {
      PORTAL_CONFIG: place.config,
      PORTAL_FILES: image,
      PORTAL_RUN: join(place.folder, `run-${images}`),
      PORTAL_LISTEN: `127.0.0.1:${place.port}`,
      PORTAL_PROXIES: `/gateway=${place.simulated} /multisite=${place.simulated}`,
      ...(volume && { PORTAL_ASSETS: join(place.folder, 'volume') }),
    }
    const child = spawn('sh', ['deploy/start.sh'], { env: { ...process.env, ...env }, stdio: 'ignore' })
    await isUp(place.url)
    return child
  }
  let child = await start(dist)
  started.push(() => stop(child))
  return {
    url: place.url,
    replaceBy: async (build: string) => {
      await stop(child)
      child = await start(build)
    },
  }
}

/**
 * Starts a load balancer in front of several hosts.
 * @param choose returns the host that answers a path
 * @param change returns the headers of the answer
 */
export const balancer = async (
  choose: (path: string) => string,
  change = (_: string, headers: IncomingHttpHeaders): IncomingHttpHeaders => headers,
) => {
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(choose(incoming.url ?? '/'))
    const { url: path, method, headers } = incoming
    const upstream = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, change(path ?? '/', answer.headers))
      answer.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  const port = await freePort()
  await new Promise<void>((done) => {
    server.listen(port, 'localhost', () => done())
  })
  started.push(
    () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  )
  return { url: `http://localhost:${port}` }
}

/** Checks that a tab shows a release and its guides, which differ per release. */
export const shows = async (page: Page, release: keyof typeof TITLE) => {
  await expect(page.locator('html[data-build]')).toHaveCount(release === 'next' ? 1 : 0, { timeout: 20_000 })
  await openGuides(page)
  await expect(page.getByRole('heading', { level: 1, name: TITLE[release], exact: true })).toBeVisible({
    timeout: 20_000,
  })
}
/** Opens the guides as a portal link does. */
export const openGuides = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/panduan')
    dispatchEvent(new PopStateEvent('popstate'))
  })

/**
 * Makes the browser check for a new version now, not at its next visit.
 * @returns the state of the installation: 'installed', 'redundant' or, without a new version, 'none'
 */
export const lookForVersion = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const installing = registration?.installing
    if (!installing) return registration?.waiting ? 'installed' : 'none'
    return new Promise<string>((resolve) => {
      installing.addEventListener('statechange', () => resolve(installing.state), { once: true })
    })
  })

export const takeVersion = (page: Page) =>
  page.getByRole('button', { name: 'Muat versi baru' }).click({ timeout: 20_000 })
