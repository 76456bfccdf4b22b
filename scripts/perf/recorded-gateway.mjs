// Responses of the simulated gateway: recorded once, replayed with a constant delay, so that its computing time is not
// measured.
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { LATENCY_MS } from './phone.mjs'

export const API_DELAY_MS = 20
/**
 * Delay of a preflight on the server, because the browser's throttle does not slow preflights (verified by the self
 * test).
 */
export const PREFLIGHT_DELAY_MS = LATENCY_MS
const WORTH_ZIPPING_BYTES = 200
/** Browsers cache a preflight for 5 s when the gateway sends no max-age; this waits slightly longer. */
const PREFLIGHT_MEMORY_MS = 5500

/** Returns how long to wait before a repeat visit, until cached preflights have expired. @returns ms */
export const preflightMemory = ({ crossOrigin, maxAgeS }) =>
  crossOrigin && maxAgeS === undefined ? PREFLIGHT_MEMORY_MS : 0

const bodyOf = async (incoming) => {
  const chunks = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const NOT_PASSED_ON = new Set(['host', 'connection', 'content-length', 'accept-encoding'])
const passedOn = (headers) => Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name))

const zip = ({ status, type, raw }) => {
  const isZipped = raw.length > WORTH_ZIPPING_BYTES
  const body = isZipped ? gzipSync(raw) : raw
  return { status, type, body, ...(isZipped && { encoding: 'gzip' }) }
}

/** Builds a response that does not have to be recorded. */
export const jsonAnswer = (value) =>
  zip({ status: 200, type: 'application/json', raw: Buffer.from(JSON.stringify(value)) })

/** Returns the CORS headers of a gateway on another origin. */
const corsHeaders = (incoming, maxAgeS) => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': incoming.headers['access-control-request-headers'] ?? '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Expose-Headers': 'Content-Disposition',
  ...(maxAgeS !== undefined && { 'Access-Control-Max-Age': String(maxAgeS) }),
})

/**
 * Creates a gateway that replays recorded responses.
 * @param {Map<string, ReturnType<typeof jsonAnswer>>} answers by `METHOD /path?query`
 * @param {{ maxAgeS?: number | undefined }} options max-age of a preflight response; by default the browser's own 5 s
 */
export const createReplay = (answers, { maxAgeS } = {}) => {
  const unrecorded = []
  let upstream = null

  const record = async (incoming, key, path) => {
    const body = await bodyOf(incoming)
    const response = await fetch(`${upstream}${path}`, {
      method: incoming.method,
      headers: passedOn(incoming.headers),
      ...(body.length > 0 && { body }),
    })
    const raw = Buffer.from(await response.arrayBuffer())
    answers.set(key, zip({ status: response.status, type: response.headers.get('content-type') ?? '', raw }))
  }

  const answer = async (incoming, outgoing, path) => {
    const cors = corsHeaders(incoming, maxAgeS)
    if (incoming.method === 'OPTIONS') {
      await delay(PREFLIGHT_DELAY_MS + API_DELAY_MS)
      outgoing.writeHead(204, cors).end()
      return 0
    }
    const key = `${incoming.method} ${path}`
    if (upstream) await record(incoming, key, path)
    else await delay(API_DELAY_MS)
    const known = answers.get(key)
    if (!known) {
      unrecorded.push(key)
      outgoing.writeHead(501, cors).end()
      return 0
    }
    outgoing
      .writeHead(known.status, {
        ...cors,
        'Content-Type': known.type,
        'Cache-Control': 'no-store',
        'Content-Length': known.body.length,
        ...(known.encoding && { 'Content-Encoding': known.encoding }),
      })
      .end(known.body)
    return known.body.length
  }

  return {
    answer,
    /** Forwards requests to this gateway and records its responses, until called with null. */
    recordFrom: (url) => {
      upstream = url
    },
    takeUnrecorded: () => unrecorded.splice(0),
  }
}
