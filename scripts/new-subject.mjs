// npm run new-subject -- cuti listPengajuanCuti: the folder of a subject with one screen that works, to go on from.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail, install } from './lib/setup.mjs'

install()
const { parse } = await import('yaml')
const { subjectFiles } = await import('./lib/generate/subject-files.mjs')
const { run } = await import('./lib/setup.mjs')

const [subject = '', operation = ''] = process.argv.slice(2)
if (!/^[a-z][a-z-]+$/.test(subject) || operation === '')
  fail('Say which subject and which list it begins with: npm run new-subject -- cuti listPengajuanCuti')
const folder = join('src/features', subject)
if (existsSync(join(folder, 'screens.ts'))) fail(`${folder} has its screens already.`)

/** The menu's name of the subject; without an entry in the menu, the subject's own. */
const titleIn = (language) =>
  JSON.parse(readFileSync(`src/app/locales/${language}.json`, 'utf8'))[`menu.${subject}`] ?? subject
const titles = { id: titleIn('id'), en: titleIn('en') }

const filesOf = () => {
  try {
    const contract = parse(readFileSync('generated/openapi.yaml', 'utf8'))
    return subjectFiles({ contract, subject, operation, titles })
  } catch (error) {
    return fail(error.message)
  }
}

const paths = Object.entries(filesOf()).map(([name, text]) => {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
})
run('@biomejs/biome#biome', ['check', '--write', folder])
console.log(`${paths.join('\n')}

Then:
  read what the specification and docs/readings.md say about /${subject}; choose the columns, write the texts (en.json too);
  npm run check
The simulated gateway answers with the contract's example until tools/demo/handlers/ knows the subject.`)
