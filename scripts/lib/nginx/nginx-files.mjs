import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTH_IT = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest'])
const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const PACKINGS = {
  '.gz': (bytes) => gzipSync(bytes, { level: 9 }),
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
}

const isAsset = ({ name }) => /^assets[/\\]/.test(name)
const isPublic = (name) => name !== 'shell.json' && !/(^|[/\\])\./.test(name)

const namesIn = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)))
    .sort()

/** Returns a file with its compressed forms, leaving out those that are not smaller. */
export const packedForms = (name, bytes) => {
  const packed = WORTH_IT.has(extname(name))
    ? Object.entries(PACKINGS).map(([ending, pack]) => ({ name: name + ending, bytes: pack(bytes) }))
    : []
  return [{ name, bytes }, ...packed.filter((form) => form.bytes.length < bytes.length)]
}

const writeAll = (dir, files) => {
  for (const { name, bytes } of files) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), bytes)
  }
}

/** Writes a file that releases share atomically, because other releases are being served meanwhile. */
const placeShared = (file, place) => {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  place(unfinished)
  renameSync(unfinished, file)
}

/**
 * Writes the public files of a build to release/public, precompressed, and shell.json beside it. Assets have
 * content-based names and go to assets/ of a folder that all releases share: open tabs of earlier releases still
 * request theirs.
 * @returns {{ files: number, bytes: number, packed: number }} number of files, bytes of the compressible files, and
 * their bytes as .gz
 */
export const writePublicFiles = (dist, release, shared = join(release, 'public')) => {
  if (!existsSync(join(dist, 'shell.json'))) throw new Error(`${dist}: no build in it (npm run build)`)
  const names = namesIn(dist).filter(isPublic)
  const files = names.flatMap((name) => packedForms(name, readFileSync(join(dist, name))))
  for (const { name, bytes } of files.filter(isAsset))
    placeShared(join(shared, name), (file) => writeFileSync(file, bytes))
  const dir = join(release, 'public')
  mkdirSync(dir, { recursive: true })
  for (const name of readdirSync(dir)) if (name !== 'assets') rmSync(join(dir, name), { recursive: true })
  writeAll(
    dir,
    files.filter((file) => !isAsset(file)),
  )
  writeAll(release, [{ name: 'shell.json', bytes: readFileSync(join(dist, 'shell.json')) }])
  const packed = files.filter(({ name }) => name.endsWith('.gz'))
  const texts = files.filter(({ name }) => packed.some((form) => form.name === `${name}.gz`))
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes.length, 0)
  return { files: names.length, bytes: sum(texts), packed: sum(packed) }
}

/** Copies the assets of an existing release to a folder that several hosts may share. */
export const shareAssets = (release, shared) => {
  const from = join(release, 'public', 'assets')
  for (const name of namesIn(from))
    placeShared(join(shared, 'assets', name), (file) => copyFileSync(join(from, name), file))
}
