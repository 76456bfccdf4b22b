// A small server for a build, with the shipped headers: SPA fallback, immutable assets, gzip, a proxy to the gateway.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CACHE_RULES, documentHeaders, readShell, securityHeaders } from './nginx/headers.mjs'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const PRIVATE = new Set(['/shell.json'])

const proxyTo = (target, incoming, outgoing) => {
  const { hostname, port } = new URL(target.to)
  const path = incoming.url.slice(target.from.length) || '/'
  // The gateway builds the addresses of its files with the prefix that the portal uses for it.
  const headers = { ...incoming.headers, 'x-forwarded-prefix': target.from }
  const upstream = request({ hostname, port, path, method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  upstream.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end())
  incoming.pipe(upstream)
}

/** Proxies a WebSocket to the gateway: connects both ends and closes them together. */
const joinSocket = (target, incoming, socket, head) => {
  const { hostname, port } = new URL(target.to)
  const { method, headers } = incoming
  const upstream = request({ hostname, port, path: incoming.url.slice(target.from.length), method, headers })
  const end = () => {
    upstream.destroy()
    socket.destroy()
  }
  upstream.on('upgrade', (answer, other, rest) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.write(rest)
    other.write(head)
    other.pipe(socket).pipe(other)
    other.on('close', end).on('error', end)
    socket.on('close', () => other.destroy())
  })
  upstream.on('response', (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} Refused\r\nConnection: close\r\n\r\n`))
  upstream.on('error', end)
  socket.on('error', end)
  upstream.end()
}

const fileFor = (dir, url) => {
  const path = normalize(decodeURIComponent(new URL(url, 'http://host').pathname)).replaceAll('\\', '/')
  const file = join(dir, path)
  const isFile = file.startsWith(join(dir, '/')) && !PRIVATE.has(path) && existsSync(file) && statSync(file).isFile()
  if (isFile) return file
  return extname(path) ? null : join(dir, 'index.html')
}

const isUnder = (url, from) => url === from || url.startsWith(`${from}/`) || url.startsWith(`${from}?`)

const safeFileFor = (dir, url) => {
  try {
    return fileFor(dir, url)
  } catch {
    return null // an address that cannot be decoded has no file
  }
}

/**
 * Compresses a file once instead of for each of about a hundred pages that the tests open. Keyed by name and time,
 * because tests replace files.
 */
const packed = new Map()
const packedFile = (file) => {
  const key = `${file} ${statSync(file).mtimeMs}`
  if (!packed.has(key)) packed.set(key, gzipSync(readFileSync(file)))
  return packed.get(key)
}

const sendFile = ({ dir, file, headers }, incoming, outgoing) => {
  const immutable = file.includes(`${join(dir, 'assets')}/`)
  const zip = /gzip/.test(incoming.headers['accept-encoding'] ?? '')
  outgoing.writeHead(200, {
    ...headers,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': immutable ? CACHE_RULES.immutable : CACHE_RULES.checked,
    Vary: 'Accept-Encoding',
    ...(zip && { 'Content-Encoding': 'gzip' }),
  })
  return outgoing.end(zip ? packedFile(file) : readFileSync(file))
}

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const bound = server.address().port
      const sockets = new Set() // closeAllConnections() does not close upgraded sockets
      server.on('upgrade', (_, socket) => sockets.add(socket.on('close', () => sockets.delete(socket))))
      const close = () =>
        new Promise((done) => {
          server.closeAllConnections()
          for (const socket of sockets) socket.destroy()
          server.close(() => done())
        })
      resolve({ port: bound, url: `http://localhost:${bound}`, close })
    })
  })

const configOf = (dir) => {
  const file = join(dir, 'config.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Serves a build.
 * @param {{ dir: string, port?: number, config?: object, proxies?: { from: string, to: string }[], demo?: boolean }}
 * options folder of the build; response of /config.json instead of the file; paths that are forwarded to another server
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export const serve = ({ dir, port = 0, config, proxies = [], demo = false }) => {
  const shell = readShell(dir)
  const headers = securityHeaders({ shell, config: config ?? configOf(dir), demo })
  const answerConfig = (outgoing) =>
    outgoing
      .writeHead(200, { ...headers, 'Content-Type': TYPES['.json'], 'Cache-Control': CACHE_RULES.checked })
      .end(JSON.stringify(config))
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/'
    const proxy = proxies.find(({ from }) => isUnder(url, from))
    if (proxy) return proxyTo(proxy, incoming, outgoing)
    if (config && isUnder(url, '/config.json')) return answerConfig(outgoing)
    const file = safeFileFor(dir, url)
    if (!file) return outgoing.writeHead(404, { ...headers, 'Content-Type': TYPES['.txt'] }).end('404')
    const { pathname } = new URL(url, 'http://host')
    return sendFile({ dir, file, headers: { ...headers, ...documentHeaders(shell, pathname) } }, incoming, outgoing)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const proxy = proxies.find(({ from }) => isUnder(incoming.url ?? '/', from))
    if (proxy) joinSocket(proxy, incoming, socket, head)
    else socket.destroy()
  })
  return listen(server, port)
}
