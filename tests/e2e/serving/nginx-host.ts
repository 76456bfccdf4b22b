import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { startGateway } from '../../../scripts/lib/gateway.mjs'

/** The production build on Debian's nginx, as deploy/start.sh starts it, with the simulated gateway behind it. */
export interface NginxHost {
  url: string
  /** Folder that nginx serves. */
  files: string
  close: () => Promise<void>
}
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}
interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export const CONFIG = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true }

const START_MS = 20_000
/** A folder name with special characters: none may end a word in the configuration. */
const FOLDER = 'portal "a; b{} #'
const SBIN = ['/usr/sbin', '/usr/local/sbin']

/**
 * Returns the nginx binary of this machine.
 * @throws Error when there is none
 */
export const requireNginx = (): string => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SBIN]
  const folder = folders.find((one) => existsSync(join(one, 'nginx')))
  if (folder === undefined)
    throw new Error('The hosting tests need nginx: apt-get install nginx-light (Debian), or put an nginx on the PATH.')
  return join(folder, 'nginx')
}

/** Sends a request and returns the raw answer: no decompression, no redirects, no path normalisation. */
export const ask = (
  url: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Ask = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** Returns the response head for a proxy that speaks HTTP/1.0. */
export const askOld = (url: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.0\r\nHost: ${hostname}\r\nAccept-Encoding: gzip\r\n\r\n`),
    )
    let answer = ''
    socket.setEncoding('latin1').on('data', (part: string) => {
      answer += part
    })
    socket.on('error', reject).on('end', () => resolve(answer.split('\r\n\r\n')[0] ?? ''))
  })

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

export const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server)
  await closed(server)
  return port
}

/** Starts a server that answers with the request that it received, to inspect proxied calls. */
const startEcho = async () => {
  const server = createServer((incoming, outgoing) => {
    let bytes = 0
    incoming.on('data', (part: Buffer) => {
      bytes += part.length
    })
    incoming.on('end', () => {
      const { method, url, headers } = incoming
      outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(JSON.stringify({ method, url, bytes, ...headers }))
    })
  })
  return { port: await listen(server), close: () => closed(server) }
}

const start = async (env: Record<string, string>, url: string) => {
  const child = spawn('sh', ['deploy/start.sh'], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const until = Date.now() + START_MS
  const isUp = () =>
    ask(url, '/config.json').then(
      () => true,
      () => false,
    )
  while (!(await isUp()))
    if (child.exitCode !== null || Date.now() > until) throw new Error(`nginx did not start:\n${output}`)
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

interface More {
  /** Further fields of config.json. */
  config?: object
  /** Further proxied paths: '/path=http://host'. */
  proxies?: readonly string[]
}

export const startNginxHost = async ({ config = {}, proxies = [] }: More = {}): Promise<NginxHost> => {
  requireNginx()
  const folder = await mkdtemp(join(tmpdir(), FOLDER))
  await chmod(folder, 0o755) // an nginx started as root reads it as another user
  execFileSync(process.execPath, ['scripts/deploy-files.mjs', 'dist', folder])
  await writeFile(join(folder, 'deployment.json'), JSON.stringify({ ...CONFIG, ...config }))
  const gateway = await startGateway({ port: 0 })
  const echo = await startEcho()
  const port = await freePort()
  const simulated = `http://127.0.0.1:${new URL(gateway.url).port}`
  const url = `http://localhost:${port}`
  const stop = await start(
    {
      PORTAL_CONFIG: join(folder, 'deployment.json'),
      PORTAL_FILES: folder,
      PORTAL_RUN: join(folder, 'run'),
      PORTAL_LISTEN: `127.0.0.1:${port}`,
      PORTAL_PROXIES: [
        `/gateway=${simulated}`,
        `/multisite=${simulated}`,
        `/echo=http://127.0.0.1:${echo.port}/base/`,
        ...proxies,
      ].join(' '),
    },
    url,
  )
  return {
    url,
    files: join(folder, 'public'),
    close: async () => {
      await stop()
      await echo.close()
      await gateway.close()
      await rm(folder, { recursive: true })
    },
  }
}
