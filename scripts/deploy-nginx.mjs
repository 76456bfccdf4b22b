// npm run deploy:nginx: writes the nginx configuration of one deployment. deploy/README.md says how to use it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readShell, unusableAddress } from './lib/nginx/headers.mjs'
import { nginxConfig } from './lib/nginx/nginx-config.mjs'
import { writePublicFiles } from './lib/nginx/nginx-files.mjs'
import { parseListen, parseProxy } from './lib/nginx/nginx-options.mjs'
import { fail } from './lib/setup.mjs'

const USAGE = `npm run deploy:nginx -- --config config.json --out folder
  --dist folder        the build; dist/ when not said
  --files folder       files that scripts/deploy-files.mjs has written; made from the build into --out when not said
  --listen 8080        port, or address:port
  --proxy /path=URL    a path that another server answers, such as the gateway; as often as needed
  --trusted file       certificates of authorities, for an https gateway
  --brotli file        nginx's brotli_static module, where there is one`
const DEBIAN_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

const parsed = (file, text) => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: ${error.message}`)
  }
}

const readConfig = (file) => {
  const text = readFileSync(file, 'utf8')
  const config = parsed(file, text)
  const isObject = config !== null && typeof config === 'object' && !Array.isArray(config)
  if (!isObject) throw new Error(`${file}: expected an object`)
  const field = unusableAddress(config)
  if (field) throw new Error(`${file}: ${field}: expected an address with a plain host name, or a path`)
  return { text, config }
}

const pathsWithoutProxy = ({ gatewayUrl, multisiteConfigUrl }, proxies) =>
  [gatewayUrl, multisiteConfigUrl].filter(
    (address) => /^\//.test(address ?? '') && !proxies.some(({ from }) => `${address}/`.startsWith(`${from}/`)),
  )

const deploy = (options) => {
  const out = resolve(options.out)
  const files = resolve(options.files ?? out)
  const { text, config } = readConfig(options.config)
  const proxies = options.proxy.map(parseProxy)
  const listen = parseListen(options.listen)
  if (!options.files) writePublicFiles(options.dist, out)
  if (!existsSync(join(files, 'public'))) throw new Error(`${files}: no public/ folder in it`)
  const { brotli, trusted } = options
  const deployment = { out, files, proxies, listen, brotli, trusted }
  const texts = nginxConfig({ shell: readShell(files), config, ...deployment })
  mkdirSync(out, { recursive: true })
  for (const [name, content] of Object.entries({ ...texts, 'config.json': text }))
    writeFileSync(join(out, name), content)
  for (const path of pathsWithoutProxy(config, proxies))
    console.log(`config.json says ${path} and no --proxy answers it: what stands in front must.`)
  console.log(`nginx -p ${out} -c ${out}/nginx.conf`)
}

const OPTIONS = {
  config: { type: 'string' },
  out: { type: 'string' },
  dist: { type: 'string', default: 'dist' },
  files: { type: 'string' },
  listen: { type: 'string', default: '8080' },
  proxy: { type: 'string', multiple: true, default: [] },
  trusted: { type: 'string', default: DEBIAN_AUTHORITIES },
  brotli: { type: 'string' },
}

try {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.config && values.out) deploy(values)
  else fail(USAGE)
} catch (error) {
  fail(error.message)
}
