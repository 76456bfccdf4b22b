import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** A file with its packed forms; only those that are smaller. */
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

/**
 * Writes what may be public of a build into out/public, precompressed, and shell.json beside it. Assets of earlier builds
 * stay, because open tabs still ask for them; the document that names the new ones comes last.
 * @returns {{ files: number, bytes: number, packed: number }} files of the build, bytes of the texts among them, and
 *   bytes of the same as .gz
 */
export const writePublicFiles = (dist, out) => {
  if (!existsSync(join(dist, 'shell.json'))) throw new Error(`${dist}: no build in it (npm run build)`)
  const names = namesIn(dist).filter(isPublic)
  const files = names.flatMap((name) => packedForms(name, readFileSync(join(dist, name))))
  const dir = join(out, 'public')
  mkdirSync(dir, { recursive: true })
  writeAll(dir, files.filter(isAsset))
  for (const name of readdirSync(dir)) if (name !== 'assets') rmSync(join(dir, name), { recursive: true })
  writeAll(
    dir,
    files.filter((file) => !isAsset(file)),
  )
  writeAll(out, [{ name: 'shell.json', bytes: readFileSync(join(dist, 'shell.json')) }])
  const packed = files.filter(({ name }) => name.endsWith('.gz'))
  const texts = files.filter(({ name }) => packed.some((form) => form.name === `${name}.gz`))
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes.length, 0)
  return { files: names.length, bytes: sum(texts), packed: sum(packed) }
}
