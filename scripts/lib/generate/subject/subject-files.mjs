// Generates the first files of a subject: one screen that lists the response of one operation, and the write that adds
// to the list.
import { findOperation, isPerStudent, listOf } from './contract-shapes.mjs'
import { demoFiles } from './demo-files.mjs'
import { capital, json, pascal, sentence } from './words.mjs'
import { planWrite, writeFiles, writeTexts } from './write-files.mjs'

/** Maximum number of columns of a generated list. */
const MAX_COLUMNS = 4
/** Columns of the kit (src/kit/list/table.tsx), named after the reader of their value. */
const COLUMNS = ['text', 'angka', 'rupiah', 'tanggal', 'momen']

/** Returns the fields of a row that can be columns, those the write sends first. Ids are left out. */
const columnsOf = ({ readers }, sent) => {
  const plain = Object.entries(readers).filter(
    ([name, reader]) => COLUMNS.includes(reader) && !/^(id|uuid)/i.test(name),
  )
  const isSent = ([name]) => sent.includes(name)
  const sorted = [...plain.filter(isSent), ...plain.filter((one) => !isSent(one))]
  return { shown: sorted.slice(0, MAX_COLUMNS).map(([name]) => name), kinds: Object.fromEntries(plain) }
}

const queryFile = ({
  operation,
  tag,
}) => `import { get${capital(operation)}QueryOptions, ${operation} } from '#generated/client/${tag}/${tag}.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** The list over all pages: what is sent is looked for among all of its rows. */
export const listQuery = (idMahasiswa: string) =>
  get${capital(operation)}QueryOptions(idMahasiswa, undefined, {
    query: { queryFn: wholeListFn((page, options) => ${operation}(idMahasiswa, page, options)) },
  })
`

const page = ({ subject, operation, tag, columns: { shown, kinds }, perStudent, isWhole, write }) => {
  const hook = `use${capital(operation)}`
  const kit = [...new Set(shown.map((name) => kinds[name]))].sort()
  const column = (name, place) => `${kinds[name]}('${name}'${place === 0 ? ', { header: true }' : ''})`
  const lines = [
    ...(isWhole ? ["import { useQuery } from '@tanstack/react-query'"] : []),
    "import { useTranslation } from 'react-i18next'",
    ...(perStudent ? ["import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'"] : []),
    ...(isWhole ? [] : [`import { ${hook} } from '#generated/client/${tag}/${tag}.ts'`]),
    `import { ${kit.join(', ')} } from '#kit/list/table.tsx'`,
    "import { ListCard } from '#kit/list/list-card.tsx'",
    ...(write ? [`import { Add } from './add.tsx'`] : []),
    ...(isWhole ? [`import { listQuery } from './list-query.ts'`] : []),
  ]
  const student = perStudent ? 'useIdMahasiswa()' : ''
  const asked = isWhole ? `useQuery(listQuery(${student}))` : `${hook}(${student})`
  return `${lines.join('\n')}

const COLUMNS = [${shown.map(column).join(', ')}]

/** /${subject}: the list of ${operation}${write ? `, and ${write.operation} that adds to it` : ''}. */
export const ${pascal(subject)}Page = () => {
  const { t } = useTranslation('${subject}')
  const asked = ${asked}
  return (
    <>
      <h1>{t('title')}</h1>
      ${write ? '<Add />\n      ' : ''}<ListCard ns="${subject}" query={asked} rows={asked.data?.data} columns={COLUMNS} />
    </>
  )
}
`
}

const readTest = ({ subject, titles }) => `import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

// Loaded before anything waits for it: on a busy machine that takes longer than a screen may.
beforeAll(() => import('./${subject}-page.tsx'), 60_000)

test('a student opens /${subject} and reads the list', async () => {
  await renderScreen('/${subject}')
  expect(screen.getByRole('heading', { level: 1, name: '${titles.id}' })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Daftar' })).toBeVisible()
})
`

/** Returns the search words of the screen, without duplicates. */
const searchOf = ({ subject, titles, summary }) => {
  const words = [titles.id, titles.en, subject.replace(/-/g, ' '), summary].map((text) => text.toLowerCase().trim())
  return [...new Set(words)].filter((word) => word !== '' && !word.includes(',')).join(', ')
}

const screens = (
  facts,
) => `${facts.write ? "import type { LoadPendingChecks } from '#kit/action/action.ts'\n" : ''}import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/${facts.subject}',
    layout: 'main',
    title: 'title',
    search: '${searchOf(facts).replaceAll("'", "\\'")}',
    loadPage: async () => (await import('./${facts.subject}-page.tsx')).${pascal(facts.subject)}Page,
  },
]
${
  facts.write
    ? `
/** Writes that an earlier page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => [(await import('./add-action.ts')).add]
`
    : ''
}`

const cases = ({ subject, write }) => `import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  ${write ? `writes: { '/${subject}': ['${write.operation}'] },\n  ` : ''}saysNone: ['empty'],
}
`

const texts = ({ titles, columns, write }, language) => {
  const isId = language === 'id'
  const named = columns.shown.map((name) => [`column.${name}`, sentence(name)])
  return json({
    title: titles[language],
    list: isId ? 'Daftar' : 'List',
    empty: isId ? 'Belum ada data.' : 'There is nothing here yet.',
    ...Object.fromEntries(named),
    ...(write && writeTexts(write, language)),
  })
}

/**
 * Generates the files of a subject from: the bundled contract (generated/openapi.yaml); folder and address in
 * kebab-case; operationId of a GET whose response has a list in "data"; operationId of a write with effect `once` that
 * adds a row to it; name of the screen; import path of a generated model.
 * @param {{ contract: object, subject: string, operation: string, writes?: string | undefined,
 * titles: { id: string, en: string }, modelOf?: (name: string) => string }} given
 * @returns {Record<string, string>} text by path from the root of the project
 * @throws Error with one sentence when the operation cannot be listed, or the write cannot be derived
 */
export const subjectFiles = (given) => {
  const { contract, subject, operation, writes, titles, modelOf = () => '' } = given
  const found = findOperation(contract, operation, ['get'], 'GET')
  const list = listOf(contract, found)
  const perStudent = isPerStudent(contract, found)
  const read = {
    subject,
    operation,
    tag: found.tags[0],
    summary: found.summary ?? '',
    perStudent,
    titles,
    list,
    modelOf,
  }
  const write = writes === undefined ? undefined : planWrite(contract, read, writes)
  const columns = columnsOf(list, write ? write.shared.map(({ name }) => name) : [])
  const facts = { ...read, columns, write, isWhole: write !== undefined }
  const folder = `src/features/${subject}`
  return {
    [`${folder}/screens.ts`]: screens(facts),
    [`${folder}/cases.ts`]: cases(facts),
    [`${folder}/${subject}-page.tsx`]: page(facts),
    [`${folder}/locales/id.json`]: texts(facts, 'id'),
    [`${folder}/locales/en.json`]: texts(facts, 'en'),
    ...(write
      ? {
          [`${folder}/list-query.ts`]: queryFile(facts),
          ...writeFiles(facts, folder),
          ...demoFiles(contract, facts),
        }
      : { [`${folder}/${subject}-page.test.tsx`]: readTest(facts) }),
  }
}
