// npm run gateway:check -- --gateway https://… --nim … [--origin https://…]: compares the answers of a gateway with the
// contract (docs/gateway-check.md).
import { stderr, stdin } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { runnerImport } from 'vite'

const root = new URL('..', import.meta.url).pathname
const load = (name) =>
  runnerImport(`${root}scripts/gateway-check/${name}.ts`, { root, configFile: false, logLevel: 'warn' })
const { runCheck } = (await load('run-check')).module
const { readSource } = (await load('read-source')).module
const stop = new AbortController()
process.once('SIGINT', () => stop.abort()) // the session is revoked first; a second Ctrl+C ends at once
process.exitCode = await runCheck(process.argv.slice(2), {
  env: process.env,
  terminal: { input: stdin, show: (text) => stderr.write(text) },
  print: (text) => {
    if (stderr.isTTY) stderr.write('\r\x1b[K') // clears the progress
    console.log(text)
  },
  ...(stderr.isTTY && { progress: (text) => stderr.write(`\r${text} `) }),
  clock: { now: Date.now, sleep },
  fetch,
  stop: stop.signal,
  source: readSource(root),
})
