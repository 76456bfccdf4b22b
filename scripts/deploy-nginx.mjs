// npm run deploy:nginx: writes the nginx configuration of one deployment. See deploy/README.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readShell, unusableAddress } from './lib/nginx/headers.mjs'
import { nginxConfig } from './lib/nginx/nginx-config.mjs'
import { shareAssets, writePublicFiles } from './lib/nginx/nginx-files.mjs'
import { parseListen, parseProxy } from './lib/nginx/nginx-options.mjs'
import { goBack, goTo, MAIN, newRelease, serveRelease } from './lib/nginx/releases.mjs'
import { fail } from './lib/setup.mjs'

const USAGE = `npm run deploy:nginx -- --config config.json --out folder
npm run deploy:nginx -- --back --out folder      back to what was served before; the current release is withdrawn
npm run deploy:nginx -- --release name --out folder      to the release of this name below releases/
  --dist folder        the build; dist/ when not said
  --files folder       files that scripts/deploy-files.mjs has written; then --out holds this one configuration, no releases
  --assets folder      where --files shares its assets/ with other releases and hosts; not shared when not said
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
  if (field)
    throw new Error(
      `${file}: ${field}: expected an address with a plain host name${field === 'reportUrl' ? ' and https' : ''}, or a path`,
    )
  return { text, config }
}

/** Prints the command that starts nginx. Later releases are served after the same command with `-s reload`. */
const tellCommand = (out, folder) => console.log(`nginx -p ${out} -c ${folder}/${MAIN}`)

const pathsWithoutProxy = ({ gatewayUrl, multisiteConfigUrl, reportUrl }, proxies) =>
  [gatewayUrl, multisiteConfigUrl, reportUrl].filter(
    (address) => /^\//.test(address ?? '') && !proxies.some(({ from }) => `${address}/`.startsWith(`${from}/`)),
  )

/** Uses the files that the container image contains: files written at run time are lost with the container. */
const placeInContainer = ({ files, assets }, out) => {
  const release = resolve(files)
  if (!existsSync(join(release, 'public'))) throw new Error(`${release}: no public/ folder in it`)
  return { release: out, files: release, assets: assets ? resolve(assets) : join(release, 'public') }
}

/** Creates a folder for this release beside the earlier ones. */
const placeOnMachine = (out) => {
  const release = newRelease(out)
  return { release, files: release, assets: out }
}

const deploy = (options) => {
  const out = resolve(options.out)
  const { text, config } = readConfig(options.config)
  const proxies = options.proxy.map(parseProxy)
  const listen = parseListen(options.listen)
  const place = options.files ? placeInContainer(options, out) : placeOnMachine(out)
  if (!options.files) writePublicFiles(options.dist, place.release, place.assets)
  else if (options.assets) shareAssets(place.files, place.assets)
  const { brotli, trusted } = options
  const deployment = { out, ...place, proxies, listen, brotli, trusted }
  const { [MAIN]: main, ...texts } = nginxConfig({ shell: readShell(place.files), config, ...deployment })
  mkdirSync(place.release, { recursive: true })
  for (const [name, content] of Object.entries({ ...texts, 'config.json': text, [MAIN]: main }))
    writeFileSync(join(place.release, name), content)
  if (!options.files) serveRelease(out, place.release)
  for (const path of pathsWithoutProxy(config, proxies))
    console.log(`config.json says ${path} and no --proxy answers it: what stands in front must.`)
  tellCommand(out, options.files ? out : join(out, 'current'))
}

const serveEarlier = (options) => {
  const out = resolve(options.out)
  const release = options.release ? goTo(out, options.release) : goBack(out)
  console.log(`current is ${release}`)
  tellCommand(out, join(out, 'current'))
}

const OPTIONS = {
  config: { type: 'string' },
  out: { type: 'string' },
  dist: { type: 'string', default: 'dist' },
  files: { type: 'string' },
  assets: { type: 'string' },
  back: { type: 'boolean' },
  release: { type: 'string' },
  listen: { type: 'string', default: '8080' },
  proxy: { type: 'string', multiple: true, default: [] },
  trusted: { type: 'string', default: DEBIAN_AUTHORITIES },
  brotli: { type: 'string' },
}

try {
  const { values } = parseArgs({ options: OPTIONS })
  if ((values.back || values.release) && values.out) serveEarlier(values)
  else if (values.config && values.out) deploy(values)
  else fail(USAGE)
} catch (error) {
  fail(error.message)
}
