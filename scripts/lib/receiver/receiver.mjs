// The receiver of reports as an HTTP server. Imports only Node's own modules.
import { createServer } from 'node:http'
import { MAX_BYTES, parseBatch } from './parse-batch.mjs'
import { createSummary } from './summary.mjs'

/** Time in which a request has to arrive. */
const REQUEST_MS = 10_000

/** Returns the body of a request, or null as soon as it is larger than a report can be. */
const readBody = async (incoming) => {
  const parts = []
  let bytes = 0
  for await (const part of incoming) {
    bytes += part.length
    if (bytes > MAX_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const sendJson = (outgoing, value) =>
  outgoing
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${JSON.stringify(value, null, 2)}\n`)

/**
 * Starts the receiver. POST (any path) takes a batch: 204, or 400 and 413 when it is none. GET /summary returns the
 * counts since the start, GET /health whether it runs. It writes nothing to disk and no address, header or body to its
 * output.
 * @param {{ port?: number, host?: string }} options port 0 picks a free port; by default only this machine is served
 * @returns {Promise<{ url: string, read: () => object, close: () => Promise<void> }>}
 */
export const startReceiver = async ({ port = 0, host = '127.0.0.1' } = {}) => {
  const summary = createSummary()
  const refuse = (outgoing, status, problem) => {
    summary.refuse(problem)
    outgoing.writeHead(status, { Connection: 'close' }).end()
  }
  const take = async (incoming, outgoing) => {
    const text = await readBody(incoming)
    if (text === null) return refuse(outgoing, 413, 'size')
    const { batch, problem } = parseBatch(text)
    if (problem !== undefined) return refuse(outgoing, 400, problem)
    summary.add(batch)
    outgoing.writeHead(204).end()
  }
  const server = createServer({ requestTimeout: REQUEST_MS }, (incoming, outgoing) => {
    const { method, url = '/' } = incoming
    if (method === 'POST')
      take(incoming, outgoing).catch(() => outgoing.destroy()) // the client went away
    else if (method === 'GET' && url === '/summary') sendJson(outgoing, summary.read())
    else if (method === 'GET' && url === '/health') sendJson(outgoing, { ok: true })
    else outgoing.writeHead(method === 'GET' ? 404 : 405).end()
  })
  await new Promise((done, fail) => server.once('error', fail).listen(port, host, done))
  return {
    url: `http://${host}:${server.address().port}`,
    read: summary.read,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
