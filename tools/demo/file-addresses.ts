import { HttpResponse } from 'msw'
import { isRecord } from '#shared/text/is-record.ts'
import { jsonAnswer } from './server/json-answer.ts'

/** Origin of the files in the demo story (docs/story.md). */
const STORY = 'https://gateway.example/'

/** Returns the address of a file at this gateway. It contains the file name, which the gateway does not store. */
const hereOf = (url: string, nama: unknown, base: string): string =>
  `${base}/${url.slice(STORY.length)}${typeof nama === 'string' ? `?nama=${encodeURIComponent(nama)}` : ''}`

const placed = (value: unknown, base: string): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => placed(item, base))
  if (!isRecord(value)) return value
  const { url, nama } = value
  const rest = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, placed(item, base)]))
  return typeof url === 'string' && url.startsWith(STORY) ? { ...rest, url: hereOf(url, nama, base) } : rest
}

/**
 * Rewrites a response so that its files are at the gateway that sent it; the story uses a fixed origin.
 * @param base address of the gateway, without a slash at its end
 */
export const withFileAddresses = async (response: Response, base: string): Promise<Response> => {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const { status } = response
  if (text.includes(STORY)) return jsonAnswer(placed(JSON.parse(text), base), status)
  return new HttpResponse(text, { status, headers: response.headers })
}

/**
 * Returns the gateway's address from the sender's perspective, also behind a proxy (scripts/lib/serve.mjs).
 * @param path of the operation, in msw's syntax: any origin, parameters with a colon
 */
export const gatewayOf = ({ url, headers }: Pick<Request, 'url' | 'headers'>, path: string): string => {
  const beginning = path.replace(/^\*/, '').replace(/:.*$/, '')
  return url.slice(0, Math.max(0, url.indexOf(beginning))) + (headers.get('x-forwarded-prefix') ?? '')
}
