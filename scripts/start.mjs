// npm start: installs missing packages, builds the demo and serves it. `-- --gateway`: the production build with the
// simulated gateway over HTTP, which also works on plain-HTTP addresses of a local network.
import { join } from 'node:path'
import { isFresh } from './lib/fresh.mjs'
import { fail, install, run } from './lib/setup.mjs'

const PORT = Number(process.env.PORT ?? 4173)
const withGateway = process.argv.includes('--gateway')
const dir = withGateway ? 'dist' : 'dist-demo'

const build = () => {
  if (isFresh(join(dir, 'shell.json'))) return
  console.log(`Building ${withGateway ? 'the production build' : 'the demo'} …`)
  const { ok, output } = run('vite', ['build', '--logLevel', 'warn', ...(withGateway ? [] : ['--mode', 'demo'])])
  if (!ok)
    fail(/ENOSPC/.test(output) ? 'There is no room left on the disk for the build.' : `The build failed:\n${output}`)
}

const PERSONAS = 'aktif, baru, tunggakan, pembayaran-diproses, validasi-data, kosong, padat, operator'

install()
build()
const { serve } = await import('./lib/serve.mjs')
try {
  let options = { dir, port: PORT, demo: true }
  if (withGateway) {
    const { startGateway } = await import('./lib/gateway.mjs')
    const gateway = await startGateway({ port: 0 })
    options = {
      dir,
      port: PORT,
      config: { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true },
      proxies: [
        { from: '/gateway', to: gateway.url },
        { from: '/multisite', to: gateway.url },
      ],
    }
  }
  const { url } = await serve(options)
  console.log(`
  Portal Mahasiswa${withGateway ? ' (production build, simulated gateway over HTTP)' : ' (demo, no server needed)'}
  ${url}

  Sign in with a persona:  ${PERSONAS}
  Password:                demo

  Stop with Ctrl+C.
`)
} catch (error) {
  if (error.code === 'EADDRINUSE')
    fail(`Port ${PORT} is taken. Stop what uses it, or choose another: PORT=4200 npm start`)
  if (error.code === 'EACCES') fail(`Port ${PORT} may not be used here. Choose one above 1023: PORT=4200 npm start`)
  throw error
}
