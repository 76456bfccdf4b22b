// npm run generate: the OpenAPI document -> generated/, and the classes of every style. Same input, same bytes.
// --check: fail on a difference.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { writeLanding } from './lib/generate/landing.mjs'
import { moveValidators } from './lib/generate/late-validators.mjs'
import { makeModelsLazy } from './lib/generate/lazy-models.mjs'
import { writeOperationsList } from './lib/generate/operations-list.mjs'
import { withReaders, writeReaders } from './lib/generate/readers.mjs'
import { writeStyleTypes } from './lib/generate/style-types.mjs'

const run = (command, ...args) => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...args], { encoding: 'utf8' })
  if (status === 0 && !/\b(warn|error)\b/i.test(stdout.replace(/npm warn.*/g, ''))) return
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  if (status !== 0) process.exit(status ?? 1)
}

// A binary answer makes the generator draw its mock from faker (180 kB, random). The simulated gateway answers
// downloads itself; the base layer only needs bytes that are the same each time.
const RANDOM_BLOB = /new Blob\(\[new Uint8Array\(faker\.[^\n]*?\)\)\]\)/g
const FAKER_IMPORT = /import \{\s*faker\s*\} from '@faker-js\/faker';\s*/g
const withoutFaker = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    const next = text.replace(RANDOM_BLOB, "new Blob(['%PDF-1.4'])").replace(FAKER_IMPORT, '')
    if (/\bfaker\b/.test(next)) throw new Error(`${file}: an example is missing, so the generator wants faker`)
    if (next !== text) writeFileSync(file, next)
  }
}

/** Path of each query, by the name of the function that writes its key. */
const pathsOfKeys = () => {
  const { paths } = parse(readFileSync('generated/openapi.yaml', 'utf8'))
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).map(({ operationId }) => [operationId, path]),
  )
  return new Map(all.map(([id, path]) => [`get${id[0].toUpperCase()}${id.slice(1)}QueryKey`, path]))
}

// Invalidations with `*` for a parameter that the write does not know are compared by src/gateway/query/match-query.ts. Their
// keys are written out: a parameter with named values takes no `*`.
const KEY_WITH_ANY = /(get\w+QueryKey)\(([^()]*"\*"[^()]*)\)/g
const LONE_KEY = /invalidateQueries\(\{ queryKey: (\[`[^`\n]*\*[^`\n]*`\]) \}\)/g
const keyWithAny = (path, given) => {
  const values = given.split(', ').map((value) => (value === '"*"' ? '*' : `\${${value}}`))
  return `[\`${path.replace(/\{\w+\}/g, () => values.shift())}\`]`
}
const withWildcards = (folder) => {
  const paths = pathsOfKeys()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    const written = text.replace(KEY_WITH_ANY, (_, name, given) => keyWithAny(paths.get(name), given))
    if (written === text) continue
    const ours = "import { matchQuery } from '../../../src/gateway/query/match-query';\n"
    const next = written
      .replace(/^ {2}matchQuery,\n/m, '')
      .replace(LONE_KEY, 'invalidateQueries({ predicate: (query) => matchQuery({ queryKey: $1 }, query) })')
      .replace('import { fetcher }', () => `${ours}import { fetcher }`)
    const unused = [...text.matchAll(KEY_WITH_ANY)].map(([, name]) => name)
    const isUsed = (name) => new RegExp(`${name}\\(`).test(next) || next.includes(`const ${name} `)
    const imports = (name) => new RegExp(`^ {2}${name},?\\n`, 'm')
    writeFileSync(
      file,
      unused.filter((name) => !isUsed(name)).reduce((all, name) => all.replace(imports(name), ''), next),
    )
  }
}

// A write that makes queries of another tag stale imports their keys, and with them the whole client of that tag: a screen of
// the first load would fetch it. Their keys are written out instead.
const KEYS_OF_ANOTHER_TAG = /import \{\n((?: {2}get\w+QueryKey,?\n)*)\} from '\.\.\/[\w-]+\/[\w-]+';\n\n/g
const withoutOtherTags = (folder) => {
  const paths = pathsOfKeys()
  for (const tag of readdirSync(folder)) {
    const file = join(folder, tag, `${tag}.ts`)
    const text = readFileSync(file, 'utf8')
    const names = [...text.matchAll(KEYS_OF_ANOTHER_TAG)].flatMap(([, list]) => list.match(/\w+/g) ?? [])
    const written = names.reduce(
      (all, name) =>
        all.replace(new RegExp(`\\b${name}\\(([^()]*)\\)`, 'g'), (_, given) => keyWithAny(paths.get(name), given)),
      text.replace(KEYS_OF_ANOTHER_TAG, ''),
    )
    if (written !== text) writeFileSync(file, written)
  }
}

// A refused write says that what the gateway holds is another thing than the screen showed. A write makes its queries stale
// when it was answered, by a yes or a no (src/gateway/answer/refused.ts): its invalidations move from success to settlement.
const ON_SUCCESS =
  /const onSuccess = \(data: ([^\n]*?), variables: (\w+), onMutateResult: TContext, context: MutationFunctionContext\) => \{\n(\s*)if \(!options\?\.skipInvalidation\) \{([\s\S]*?)mutationOptions\?\.onSuccess\?\.\(data, variables, onMutateResult, context\);([\s\S]*?)mutationFn, onSuccess \}/g
const OUR_IMPORT = "import { wasAnswered } from '../../../src/gateway/answer/refused';\n"
const whenAnswered = (text) =>
  text.replace(
    ON_SUCCESS,
    (_, data, variables, space, invalidate, end) =>
      `const onSettled = (data: ${data} | undefined, error: TError | null, variables: ${variables}, onMutateResult: TContext | undefined, context: MutationFunctionContext) => {\n${space}if (!options?.skipInvalidation && wasAnswered(error)) {${invalidate}mutationOptions?.onSettled?.(data, error, variables, onMutateResult, context);${end}mutationFn, onSettled }`,
  )
const invalidateWhenAnswered = (folder) => {
  for (const tag of readdirSync(folder)) {
    const file = join(folder, tag, `${tag}.ts`)
    const text = readFileSync(file, 'utf8')
    const written = whenAnswered(text)
    if (/\bonSuccess\b/.test(written)) throw new Error(`${file}: an invalidation has another form than expected`)
    if (written !== text)
      writeFileSync(
        file,
        written.replace('import { fetcher }', () => `${OUR_IMPORT}import { fetcher }`),
      )
  }
}

const readInQueries = (folder, contract) => {
  for (const tag of readdirSync(folder)) {
    const file = join(folder, tag, `${tag}.ts`)
    writeFileSync(file, withReaders(readFileSync(file, 'utf8'), contract))
  }
}

/** Tags that the contract marks as asked for by the first screens. */
const firstLoadTags = () =>
  parse(readFileSync('generated/openapi.yaml', 'utf8'))
    .tags.filter((tag) => tag['x-first-load'])
    .map(({ name }) => name)

const generate = () => {
  rmSync('generated', { recursive: true, force: true })
  run('redocly', 'bundle', 'openapi/openapi.yaml', '-o', 'generated/openapi.yaml')
  run('orval', '--config', 'orval.config.ts')
  withoutFaker('generated/mocks')
  withWildcards('generated/client')
  withoutOtherTags('generated/client')
  invalidateWhenAnswered('generated/client')
  const contract = parse(readFileSync('generated/openapi.yaml', 'utf8'))
  readInQueries('generated/client', contract)
  moveValidators(firstLoadTags())
  writeReaders(contract)
  writeLanding(contract)
  writeOperationsList(contract)
  writeStyleTypes()
  for (const folder of ['generated/models', 'generated/login-models']) makeModelsLazy(folder)
}

generate()
if (process.argv.includes('--check')) {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', 'generated'], { encoding: 'utf8' })
  if (stdout.trim() !== '') {
    console.error(`generated/ differs from openapi/: run npm run generate and commit.\n${stdout}`)
    process.exit(1)
  }
  console.log('generated/ matches openapi/')
}
