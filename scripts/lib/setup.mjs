// Checks Node and installs packages. Imports only Node's own modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const LOCK = 'package-lock.json'
const INSTALLED = 'node_modules/.package-lock.json'
/**
 * Hash of the lock file that the packages were installed from: git can change a file's time without changing its
 * content.
 */
const MARK = 'node_modules/.installed-lock'

/** Prints one sentence and exits with code 1. */
export const fail = (sentence) => {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const ok = major > 20 || (major === 20 && minor >= 19)
  if (!ok) fail(`Node ${process.versions.node} is too old: the portal needs Node 20.19 or newer (see .nvmrc).`)
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex')

const isInstalled = () => {
  if (!existsSync(INSTALLED)) return false
  if (existsSync(MARK)) return readFileSync(MARK, 'utf8') === lockHash()
  return statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs // without the mark, the packages were installed by hand
}

/** Installs the locked packages when node_modules is missing or was installed from another lock file. */
export const install = () => {
  checkNode()
  if (isInstalled()) return
  console.log('Installing packages (npm ci) …')
  // Every version is pinned, so cached packages do not have to be checked again.
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    },
  )
  if (status === 0) return writeFileSync(MARK, lockHash())
  if (/ENOSPC/.test(stderr)) fail('There is no room left on the disk: npm ci needs about 700 MB.')
  fail(`npm ci failed:\n${stderr.trim()}`)
}

const finish = ({ status, stdout, stderr }) => ({ ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` })
const execute = (args, env = {}) =>
  finish(
    spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    }),
  )

/** The asynchronous form of execute(): resolves to { ok, output }. */
const begin = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })

/** Runs a program of node_modules ('name' or 'package#binary') and returns its output. */
export const run = (program, args, { env } = {}) => execute([binOf(program), ...args], env)

/**
 * Starts a program of node_modules, or one of our scripts when no program is given.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export const start = (program, args, { env } = {}) => begin(program ? [binOf(program), ...args] : args, env)

const binOf = (program) => {
  const [name, binary = name.split('/').pop()] = program.split('#')
  const { bin } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return `node_modules/${name}/${typeof bin === 'string' ? bin : bin[binary]}`
}
