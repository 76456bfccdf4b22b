// Serves one build like a static host (gzip, HTTP/1.1, ETag, immutable assets) and records what it sent.
import { createServer } from 'node:http'
import { CACHE_RULES } from '../lib/nginx/headers.mjs'
import { readBuild } from './build/build-files.mjs'

const listen = (server) =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, () => resolve(server.address().port))
  })

/** Longer than a round, so that a closed connection never makes a phone's second call open another one. */
const KEEP_ALIVE_MS = 120_000

/**
 * Opens a server on a free port. The handler is set afterwards, because it may need the address.
 * @returns {Promise<{ origin: string, handle: (handler: (incoming, outgoing) => unknown) => void, close: () => void }>}
 */
export const openServer = async () => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS })
  const port = await listen(server)
  return {
    origin: `http://localhost:${port}`,
    handle: (handler) => server.on('request', handler),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const sendFile = (file, headers, incoming, outgoing) => {
  const always = {
    ...headers,
    'Content-Type': file.type,
    'Cache-Control': file.isImmutable ? CACHE_RULES.immutable : CACHE_RULES.checked,
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  }
  if (incoming.headers['if-none-match'] === file.tag) {
    outgoing.writeHead(304, always).end()
    return 0
  }
  outgoing.writeHead(200, { ...always, 'Content-Encoding': 'gzip', 'Content-Length': file.body.length }).end(file.body)
  return file.body.length
}

/**
 * Serves a build, an API, or both.
 * @param {object} options
 * @param {Awaited<ReturnType<typeof openServer>>} options.server
 * @param {string} [options.dir] folder of the build; none for a gateway on its own server
 * @param {Record<string, string>} [options.headers] of every response
 * @param {(pathname: string) => Record<string, string>} [options.documentHeaders] additional headers of a file at an
 * address
 * @param {Record<string, object>} [options.documents] JSON by address, in place of files
 * @param {{ prefixes: string[], answer: (incoming, outgoing, path: string) => Promise<number> }} [options.api] handler
 * for addresses under these prefixes, called without the prefix; resolves to the bytes of the body
 */
export const hostBuild = ({ server, dir, headers = {}, documentHeaders = () => ({}), documents = {}, api }) => {
  const fileOf = dir === undefined ? () => undefined : readBuild(dir)
  const sent = []
  const missing = []
  const note = (kind, path, bytes) => sent.push({ kind, path, bytes })
  server.handle(async (incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url, server.origin)
    const prefix = api?.prefixes.find((start) => pathname.startsWith(`${start}/`))
    if (prefix !== undefined)
      return note('call', pathname, await api.answer(incoming, outgoing, pathname.slice(prefix.length) + search))
    const document = documents[pathname]
    if (document) {
      const body = JSON.stringify(document)
      outgoing
        .writeHead(200, { ...headers, 'Content-Type': 'application/json', 'Cache-Control': CACHE_RULES.checked })
        .end(body)
      return note('call', pathname, Buffer.byteLength(body))
    }
    const file = fileOf(pathname)
    if (file) {
      const all = { ...headers, ...documentHeaders(pathname) }
      return note('file', file.path, sendFile(file, all, incoming, outgoing))
    }
    missing.push(`${incoming.method} ${pathname}`)
    return outgoing.writeHead(404).end()
  })
  return {
    origin: server.origin,
    /** Returns what was sent since the last call. */
    takeSent: () => sent.splice(0),
    /** Returns the requests answered with 404 since the last call. */
    takeMissing: () => missing.splice(0),
    close: server.close,
  }
}
