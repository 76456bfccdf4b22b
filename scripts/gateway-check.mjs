// npm run gateway:check -- --gateway https://… --nim …: compares the answers of a gateway with the contract
// (docs/gateway-check.md).
import { stderr, stdin } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { runnerImport } from 'vite'

const root = new URL('..', import.meta.url).pathname
const { module } = await runnerImport(`${root}scripts/gateway-check/run-check.ts`, {
  root,
  configFile: false,
  logLevel: 'warn',
})
process.exitCode = await module.runCheck(process.argv.slice(2), {
  env: process.env,
  terminal: { input: stdin, show: (text) => stderr.write(text) },
  print: (text) => console.log(text),
  ...(stderr.isTTY && { progress: (text) => stderr.write(`\r${text} `) }),
  clock: { now: Date.now, sleep },
  fetch,
  root,
})
