// npm run staging: the production build behind nginx, with the simulated gateway and the receiver of reports.
// `-- --lab`: the build with the campus lab instead. Installs and builds what is missing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFresh } from './lib/fresh.mjs'
import { prepareMachine } from './lib/machine.mjs'
import { fail, install, run } from './lib/setup.mjs'

const withLab = process.argv.includes('--lab')
const dir = withLab ? 'dist-staging' : 'dist'
/** Ports with the variables that change them. */
const PORTS = {
  portal: ['PORT', 8080],
  gateway: ['GATEWAY_PORT', 4010],
  reports: ['REPORTS_PORT', 4020],
}
const ports = Object.fromEntries(
  Object.entries(PORTS).map(([name, [variable, standard]]) => [name, Number(process.env[variable] ?? standard)]),
)

const build = () => {
  if (isFresh(join(dir, 'shell.json'))) return
  console.log(`Building ${withLab ? 'the build with the campus lab' : 'the production build'} …`)
  const { ok, output } = run('vite', ['build', '--logLevel', 'warn', ...(withLab ? ['--mode', 'staging'] : [])])
  if (!ok)
    fail(/ENOSPC/.test(output) ? 'There is no room left on the disk for the build.' : `The build failed:\n${output}`)
}

const checkPorts = async (isFree) => {
  for (const [name, [variable]] of Object.entries(PORTS))
    if (!(await isFree(ports[name])))
      fail(
        `Port ${ports[name]} (${name}) is taken or may not be used. Choose another: ${variable}=9000 npm run staging`,
      )
}

install() // before anything is imported that needs packages
const { isFree, startStaging } = await import('./lib/staging.mjs')
await checkPorts(isFree)
await prepareMachine('nginx')
build()

let isStopping = false
const starting = startStaging({ dir, lab: withLab, ports }).catch((error) => fail(error.message))
const stop = async (code = 0) => {
  if (isStopping) return
  isStopping = true
  await (await starting).close() // a signal during the start waits for it, so that nothing is left
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
const running = await starting
void running.ended.then((errors) => {
  if (!isStopping) console.error(`nginx has ended:\n${errors}`)
  void stop(1)
})
const { version, build: made } = JSON.parse(readFileSync(join(dir, 'version.json'), 'utf8'))
console.log(`
  Portal Mahasiswa ${version} (build ${made}), ${withLab ? 'build with the campus lab' : 'production build'} behind nginx
  Portal            ${running.url}
  Gateway           ${running.gateway}/__world (simulated)
  Reports           ${running.reports}/summary

  Sign in with a persona of README.md, such as aktif, and the password demo.
  Stop with Ctrl+C.
`)
