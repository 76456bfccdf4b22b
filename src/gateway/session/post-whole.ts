/** An answer with its text. */
export interface WholeAnswer {
  status: number
  contentType: string
  text: string
}

/**
 * Posts JSON and tells the answer in the task in which its last byte arrives. `fetch` tells head and body in tasks of
 * their own, and on a slow phone each waits for a slice of the drawing.
 * @throws TypeError without an answer, as fetch does; TimeoutError after `timeoutMs` (ms)
 */
export const postWhole = (
  address: string,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: unknown; timeoutMs: number },
): Promise<WholeAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Content-Type', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.onload = () =>
      resolve({
        status: request.status,
        contentType: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
      })
    const fail = () => reject(new TypeError('no answer'))
    request.onerror = fail
    request.onabort = fail // the browser's stop button: whoever waits holds the lock of the session
    const timer = setTimeout(() => {
      reject(new DOMException('', 'TimeoutError'))
      request.abort()
    }, timeoutMs)
    request.onloadend = () => clearTimeout(timer)
    request.send(JSON.stringify(body))
  })
