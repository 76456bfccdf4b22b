// npm run reports: a receiver of reports for staging (docs/operations.md). Counts in memory and prints the counts when
// they change. Needs Node alone, without packages.
import { startReceiver } from './lib/receiver/receiver.mjs'

const PORT = Number(process.env.PORT ?? 4020)
/** Only this machine, unless a container publishes it. */
const HOST = process.env.HOST ?? '127.0.0.1'
const PRINT_MS = 60_000

try {
  const receiver = await startReceiver({ port: PORT, host: HOST })
  console.log(`Reports: ${receiver.url} (POST), ${receiver.url}/summary`)
  let printed = JSON.stringify(receiver.read())
  const print = () => {
    const counts = JSON.stringify(receiver.read())
    if (counts !== printed) console.log(counts)
    printed = counts
  }
  const timer = setInterval(print, PRINT_MS)
  const stop = () => {
    clearInterval(timer)
    print()
    void receiver.close()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${PORT} is taken. Stop what uses it, or choose another: PORT=4021 npm run reports`)
  process.exitCode = 1
}
