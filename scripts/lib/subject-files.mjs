// The first files of a subject: one screen that lists what one operation of the contract answers, with its test.

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

const isText = (schema) => [schema?.type].flat().some((type) => ['string', 'integer', 'number'].includes(type))

/** Fields of a row that can stand in a column: its id names the row only. */
const columnsOf = (row, resolve) => {
  const plain = Object.entries(row.properties ?? {}).filter(([, field]) => {
    const choices = field.anyOf ?? [field]
    return choices.some((choice) => isText(resolve(choice)))
  })
  const shown = plain.filter(([name]) => !/^(id|uuid)/i.test(name)).map(([name]) => name)
  const kinds = Object.fromEntries(plain.map(([name, field]) => [name, kindOf(field)]))
  return { key: plain.find(([name]) => /^(id|uuid)/i.test(name))?.[0], shown: shown.slice(0, MAX_COLUMNS), kinds }
}

const rowOf = (contract, operation) => {
  const resolve = resolver(contract)
  const answer = resolve(resolve(operation.responses['200'])?.content?.['application/json']?.schema)
  const list = resolve(answer?.properties?.data)
  const row = resolve(list?.items)
  if (!row) throw new Error(`${operation.operationId} answers no list in "data": write its page by hand.`)
  return columnsOf(row, resolve)
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

/** How a field of the contract is shown, by what its reader gives. */
const kindOf = (field) => {
  if (['tanggal', 'moment'].includes(field['x-reads'])) return 'day'
  if (field['x-reads'] === 'rupiah') return 'rupiah'
  return ['integer', 'number'].includes([field.type].flat()[0]) ? 'number' : 'text'
}
const CELL = {
  day: (name) => `day(row.${name})`,
  rupiah: (name) => `formatRupiah(row.${name})`,
  number: (name) => `row.${name} ?? '–'`,
  text: (name) => `row.${name} || '–'`,
}
const DAY = `  const day = (value: string | null): string => {
    const date = parseTanggal(value)
    return date ? formatTanggal(date, i18n.language) : '–'
  }
`

const page = ({ subject, operation, tag, columns, perStudent }) => {
  const hook = `use${capital(operation)}`
  const has = (kind) => columns.shown.some((name) => columns.kinds[name] === kind)
  const hasDates = has('day')
  const key = columns.key ? `row.${columns.key}` : `JSON.stringify(row)`
  const imports = [
    "import { useTranslation } from 'react-i18next'",
    perStudent && "import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'",
    `import { ${hook} } from '#generated/client/${tag}/${tag}.ts'`,
    has('rupiah') && "import { formatRupiah } from '#shared/format/rupiah.ts'",
    hasDates && "import { parseTanggal } from '#shared/format/parse-tanggal.ts'",
    hasDates && "import { formatTanggal } from '#shared/format/tanggal.ts'",
    "import { AsyncBody } from '#shared/ui/async-body.tsx'",
    "import { Card } from '#shared/ui/card.tsx'",
    "import { DataTable } from '#shared/ui/data-table.tsx'",
    "import { presentOrNone } from '#shared/wire/readers.ts'",
  ]
  return `${imports.filter(Boolean).join('\n')}

/** /${subject}: the list of ${operation}. */
export const ${pascal(subject)}Page = () => {
  const { t${hasDates ? ', i18n' : ''} } = useTranslation('${subject}')
${hasDates ? DAY : ''}  const { data, isPending, error, refetch } = ${hook}(${perStudent ? 'useIdMahasiswa()' : ''})
  return (
    <>
      <h1>{t('title')}</h1>
      <Card title={t('list')}>
        <AsyncBody data={presentOrNone(data?.data)} isPending={isPending} error={error} onReload={refetch} lines={8}>
          {(rows) => (
            <DataTable
              caption={t('list')}
              captionHidden
              columns={[
${columns.shown
  .map((name, place) => {
    const header = place === 0 ? ', isHeader: true' : ''
    return `                { key: '${name}', title: t('column.${name}'), value: (row) => ${CELL[columns.kinds[name]](name)}${header} },`
  })
  .join('\n')}
              ]}
              rows={rows}
              rowKey={(row) => ${key}}
              emptyHint={t('empty')}
            />
          )}
        </AsyncBody>
      </Card>
    </>
  )
}
`
}

const test = ({ subject, operation, titles }) => `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

test('a student opens /${subject} and reads the list', async () => {
  await renderScreen('/${subject}')
  expect(await screen.findByRole('heading', { level: 1, name: '${titles.id}' })).toBeVisible()
  expect(await screen.findByRole('table', { name: 'Daftar' })).toBeVisible()
})

test('a list that does not load says so in its place, and Muat Ulang brings it', async () => {
  const { user } = await renderScreen('/${subject}', { faults: [{ operation: '${operation}', kind: 'server', times: 1 }] })
  await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
  expect(await screen.findByRole('table', { name: 'Daftar' })).toBeVisible()
})
`

const screens = ({ subject }) => `import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/${subject}',
    layout: 'main',
    title: 'title',
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
