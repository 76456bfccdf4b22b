import { HttpResponse } from 'msw'
import { isRecord } from '#shared/text/is-record.ts'
import { jsonAnswer } from './server/json-answer.ts'

/** Where the story keeps its files (docs/story.md). */
const STORY = 'https://gateway.example/'

/** The address of a file at this gateway; it carries the name, by which the gateway knows nothing else of its files. */
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
 * An answer whose files stand at the gateway that gave it, wherever that is: the story writes an address of its own.
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
 * Address of the gateway as whoever sent a call knows it, also behind a host that hands calls on (scripts/lib/serve.mjs).
 * @param path of the operation, as msw writes it: any origin, parameters with a colon
 */
export const gatewayOf = ({ url, headers }: Pick<Request, 'url' | 'headers'>, path: string): string => {
  const beginning = path.replace(/^\*/, '').replace(/:.*$/, '')
  return url.slice(0, Math.max(0, url.indexOf(beginning))) + (headers.get('x-forwarded-prefix') ?? '')
}
