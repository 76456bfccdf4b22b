// The first files of a subject: one screen that lists what one operation of the contract answers, with its test.
import { readerOf } from './readers.mjs'

const words = (name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const sentence = (name) => words(name).charAt(0).toUpperCase() + words(name).slice(1)
const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1)

/** Most columns a list can bear before somebody has thought about it. */
const MAX_COLUMNS = 4

const resolver = (contract) => (node) => {
  if (!node?.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, step) => at[step], contract)
}

const findOperation = (contract, operationId) => {
  for (const methods of Object.values(contract.paths)) {
    const found = methods.get
    if (found?.operationId === operationId) return found
  }
  throw new Error(`The contract has no GET with the operationId ${operationId}.`)
}

/** The columns of the kit (src/kit/list/columns.tsx), by the reader of what they show. */
const COLUMNS = ['text', 'angka', 'rupiah', 'tanggal', 'momen']

/** Fields of a row that can stand in a column: its id names the row only. */
const columnsOf = (contract, row) => {
  const read = Object.entries(row.properties ?? {}).map(([name, field]) => [name, readerOf(contract, field)])
  const plain = read.filter(([name, reader]) => COLUMNS.includes(reader) && !/^(id|uuid)/i.test(name))
  const shown = plain.slice(0, MAX_COLUMNS).map(([name]) => name)
  return { shown, kinds: Object.fromEntries(plain) }
}

const rowOf = (contract, operation) => {
  const resolve = resolver(contract)
  const answer = resolve(resolve(operation.responses['200'])?.content?.['application/json']?.schema)
  const list = resolve(answer?.properties?.data)
  const row = resolve(list?.items)
  if (!row) throw new Error(`${operation.operationId} answers no list in "data": write its page by hand.`)
  return columnsOf(contract, row)
}

const parametersOf = (contract, operation) => {
  const required = (operation.parameters ?? []).map(resolver(contract)).filter((parameter) => parameter.required)
  const unknown = required.filter(({ in: where, name }) => where !== 'header' && name !== 'idMahasiswa')
  if (unknown.length > 0) {
    const names = unknown.map(({ name }) => name).join(', ')
    throw new Error(
      `${operation.operationId} needs ${names}: choose a list that needs only the student, add this one by hand.`,
    )
  }
  return required.some(({ name }) => name === 'idMahasiswa')
}

const page = ({ subject, operation, tag, columns: { shown, kinds }, perStudent }) => {
  const hook = `use${capital(operation)}`
  const kit = [...new Set(shown.map((name) => kinds[name]))].sort()
  const column = (name, place) => `${kinds[name]}('${name}'${place === 0 ? ', { header: true }' : ''})`
  const student = "import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'\n"
  return `import { useTranslation } from 'react-i18next'
${perStudent ? student : ''}import { ${hook} } from '#generated/client/${tag}/${tag}.ts'
import { ${kit.join(', ')} } from '#kit/list/columns.tsx'
import { ListCard } from '#kit/list/list-card.tsx'

const COLUMNS = [${shown.map(column).join(', ')}]

/** /${subject}: the list of ${operation}. */
export const ${pascal(subject)}Page = () => {
  const { t } = useTranslation('${subject}')
  const asked = ${hook}(${perStudent ? 'useIdMahasiswa()' : ''})
  return (
    <>
      <h1>{t('title')}</h1>
      <ListCard ns="${subject}" of={asked} rows={asked.data?.data} columns={COLUMNS} />
    </>
  )
}
`
}

const test = ({ subject, titles }) => `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

test('a student opens /${subject} and reads the list', async () => {
  await renderScreen('/${subject}')
  expect(screen.getByRole('heading', { level: 1, name: '${titles.id}' })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Daftar' })).toBeVisible()
})
`

const screens = ({ subject, titles }) => `import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/${subject}',
    layout: 'main',
    title: 'title',
    search: '${titles.id.toLowerCase()}, ${titles.en.toLowerCase()}',
    loadPage: async () => (await import('./${subject}-page.tsx')).${pascal(subject)}Page,
  },
]
`

const texts = (title, list, empty, shown) => {
  const columns = shown.map((name) => [`column.${name}`, sentence(name)])
  return `${JSON.stringify({ title, list, empty, ...Object.fromEntries(columns) }, null, 2)}\n`
}

/**
 * @param contract the bundled contract (generated/openapi.yaml)
 * @param subject folder and address: kebab-case
 * @param operation operationId of a GET that answers a list in "data"
 * @param titles { id, en } name of the screen
 * @returns {Record<string, string>} text by path inside src/features/<subject>/
 * @throws Error with one sentence when the operation can not be listed
 */
export const subjectFiles = ({ contract, subject, operation, titles }) => {
  const found = findOperation(contract, operation)
  const columns = rowOf(contract, found)
  const perStudent = parametersOf(contract, found)
  const facts = { subject, operation, tag: found.tags[0], columns, perStudent, titles }
  return {
    'screens.ts': screens(facts),
    [`${subject}-page.tsx`]: page(facts),
    [`${subject}-page.test.tsx`]: test(facts),
    'locales/id.json': texts(titles.id, 'Daftar', 'Datanya muncul di sini.', columns.shown),
    'locales/en.json': texts(titles.en, 'List', 'The data appears here.', columns.shown),
  }
}
