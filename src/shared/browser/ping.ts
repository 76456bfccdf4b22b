import { isRecord } from '#shared/text/is-record.ts'
import { serviceWorkers } from './service-workers.ts'

/** Message of a worker to its pages; a page that answers is running. */
export const PING = { portal: 'ping' }

/** Answers pings of the worker. */
export const answerPings = (): void => {
  const workers = serviceWorkers()
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (isRecord(data) && data['portal'] === PING.portal) ports[0]?.postMessage(true)
  })
  workers?.startMessages()
}
