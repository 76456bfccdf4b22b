// npm run lock: adds to package-lock.json the optional platform packages that `npm install` left out because this
// machine's registry does not have them. Without them `npm ci` rejects the lock file on every machine.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const SYSTEMS = ['android', 'darwin', 'win32', 'freebsd', 'netbsd', 'openbsd', 'linux', 'openharmony', 'sunos', 'aix']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const platformOf = (name) => {
  const system = name.includes('windows') ? 'win32' : SYSTEMS.find((word) => name.includes(word))
  const processor = PROCESSORS.find((word) => name.includes(word))
  const libc = name.endsWith('musl') ? 'musl' : name.endsWith('gnu') ? 'glibc' : undefined
  return { ...(processor && { cpu: [processor] }), ...(system && { os: [system] }), ...(libc && { libc: [libc] }) }
}

let added = 0
for (const { dev, optionalDependencies = {} } of Object.values({ ...lock.packages })) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`
    const platform = platformOf(name)
    if (lock.packages[path] || Object.keys(platform).length === 0) continue
    lock.packages[path] = { version: range.replace(/^[~^]/, ''), ...platform, ...(dev && { dev }), optional: true }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added`)
