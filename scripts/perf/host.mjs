// Serves one build as a static host does (gzip, HTTP/1.1, ETag, immutable assets) and writes down what it sent.
import { createServer } from 'node:http'
import { CACHE_RULES } from '../lib/nginx/headers.mjs'
import { readBuild } from './build/build-files.mjs'

const listen = (server) =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, () => resolve(server.address().port))
  })

/** Longer than a round: a phone's second call does not open a second connection because we hung up. */
const KEEP_ALIVE_MS = 120_000

/**
 * A server on a free port whose handler can be set afterwards, because it may need to know the address.
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
 * @param {object} options
 * @param {Awaited<ReturnType<typeof openServer>>} options.server
 * @param {string} [options.dir] folder of the build; none for a gateway on a server of its own
 * @param {Record<string, string>} [options.headers] of every answer
 * @param {(pathname: string) => Record<string, string>} [options.documentHeaders] further ones of a file at an address
 * @param {Record<string, object>} [options.documents] JSON by address, in place of files
 * @param {{ prefixes: string[], answer: (incoming, outgoing, path: string) => Promise<number> }} [options.api]
 *   what answers addresses under these prefixes, with the prefix taken off; resolves to the bytes of the body
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
    /** What was sent since the last time somebody asked. */
    takeSent: () => sent.splice(0),
    /** Requests that nobody could answer since the last time somebody asked. */
    takeMissing: () => missing.splice(0),
    close: server.close,
  }
}
