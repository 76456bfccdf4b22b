/** Upload progress of a body, in bytes. */
export interface BytesSent {
  loaded: number
  total: number
}

interface Upload extends Pick<RequestInit, 'method'> {
  body: XMLHttpRequestBodyInit
  headers: Headers
  /** The deadline of the call, combined with the caller's own signal. */
  signal: AbortSignal
  /** Called at the start and at each progress event. */
  onSent: (sent: BytesSent) => void
}

/** Statuses for which `new Response` accepts no body. */
const EMPTY = new Set([204, 205, 304])

const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  return new Headers(
    lines.flatMap((line) => {
      const colon = line.indexOf(':')
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string]] : []
    }),
  )
}

/**
 * Sends like `fetch` and reports upload progress, which fetch cannot. Unlike fetch it sends cookies of the same origin;
 * the portal and its gateway set none.
 * @throws TypeError without a response, as fetch does; the reason of the signal, which is an Error
 */
export const upload = (
  address: string,
  { method = 'POST', body, headers, signal, onSent }: Upload,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.responseType = 'blob'
    const tell = ({ loaded, total }: ProgressEvent) => onSent({ loaded, total })
    request.upload.onloadstart = tell
    request.upload.onprogress = tell
    request.onload = () => {
      const { status, statusText } = request
      const blob: unknown = request.response
      const content = blob instanceof Blob && !EMPTY.has(status) ? blob : null
      resolve(new Response(content, { status, statusText, headers: headersOf(request) }))
    }
    request.onerror = () => reject(new TypeError('no answer'))
    request.onabort = () => reject(new TypeError('no answer')) // the browser's stop button
    const stop = () => {
      const reason: unknown = signal.reason
      reject(reason instanceof Error ? reason : new TypeError('stopped'))
      request.abort()
    }
    if (signal.aborted) stop()
    else {
      signal.addEventListener('abort', stop)
      request.onloadend = () => signal.removeEventListener('abort', stop)
      request.send(body)
    }
  })
