// npm run new-subject -- layanan listLayanan [--write createLayanan]: creates a subject with one working screen.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail, install, run } from './lib/setup.mjs'

install()
const { parse } = await import('yaml')
const { subjectFiles } = await import('./lib/generate/subject/subject-files.mjs')
const { sentence } = await import('./lib/generate/subject/words.mjs')

const HANDLERS = 'tools/demo/handlers'
const given = process.argv.slice(2)
const at = given.indexOf('--write')
const writes = at < 0 ? undefined : given[at + 1]
const [subject = '', operation = ''] = at < 0 ? given : given.toSpliced(at, 2)
if (!/^[a-z][a-z-]+$/.test(subject) || operation === '' || (at >= 0 && writes === undefined))
  fail(
    'Say which subject, which list it begins with, and which write adds to it: npm run new-subject -- cuti listPengajuanCuti --write createPengajuanCuti',
  )
const folder = join('src/features', subject)
if (existsSync(join(folder, 'screens.ts'))) fail(`${folder} has its screens already.`)

/** Returns the import path of a generated model. */
const modelOf = (name) => {
  const file = `${name.charAt(0).toLowerCase()}${name.slice(1)}.zod.ts`
  const found = readdirSync('generated/models', { recursive: true, encoding: 'utf8' }).find((path) =>
    `/${path.replaceAll('\\', '/')}`.endsWith(`/${file}`),
  )
  return found
    ? `#generated/models/${found.replaceAll('\\', '/')}`
    : fail(`generated/ has no model ${name}: npm run generate`)
}

/** Fails when another handler already answers one of the operations. */
const checkHandlers = (names) => {
  for (const file of readdirSync(HANDLERS)) {
    const text = readFileSync(join(HANDLERS, file), 'utf8')
    const answered = names.find((name) =>
      text.includes(`get${name.charAt(0).toUpperCase()}${name.slice(1)}MockHandler`),
    )
    if (answered) fail(`${HANDLERS}/${file} answers ${answered} by its own rules: write its form by hand.`)
  }
}

const contract = parse(readFileSync('generated/openapi.yaml', 'utf8'))
const titleIn = () => {
  const item = Object.values(contract.paths).find(({ get }) => get?.operationId === operation)
  return item?.get.summary ?? sentence(subject)
}
const filesOf = () => {
  try {
    return subjectFiles({
      contract,
      subject,
      operation,
      writes,
      titles: { id: sentence(subject), en: titleIn() },
      modelOf,
    })
  } catch (error) {
    return fail(error.message)
  }
}

const files = Object.entries(filesOf())
if (writes !== undefined) checkHandlers([operation, writes])
const taken = files.find(([path]) => existsSync(path))
if (taken) fail(`${taken[0]} is there already.`)
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const paths = files.map(([path]) => path)
run('@biomejs/biome#biome', ['check', '--write', ...paths])
console.log(`${paths.join('\n')}

Then:
  read what the specification and docs/readings.md say about /${subject}; choose the columns, write the texts (en.json too);
  npm run check
For an entry in the menu: a line in flags/menu.json, and ${folder}/menu.json with its label.`)
