// Generates the files of a write that adds a row to the list of its subject: the action, its form, and the test of
// both.
import { bodyOf, findOperation, isPerStudent } from './contract-shapes.mjs'
import { capital, sentence } from './words.mjs'

/** Readers whose value equals the text or the number that was sent. */
const COMPARED = ['text', 'angka', 'rupiah']

/**
 * Collects the input of a write's files.
 * @throws Error with one sentence when the write is of another kind, or its list shows no field that is sent
 */
export const planWrite = (contract, { operation: list, list: { readers, row }, perStudent }, operation) => {
  const found = findOperation(contract, operation, ['post', 'put', 'patch'], 'write')
  if (found['x-effect'] !== 'once')
    throw new Error(
      `${operation} is of effect ${found['x-effect']}: only one of effect once adds a row, write it by hand.`,
    )
  if (!perStudent || !isPerStudent(contract, found))
    throw new Error(`${operation} and ${list} are not of one student: write it by hand.`)
  const body = bodyOf(contract, found)
  const shared = body.fields.filter(({ name, kind }) => kind !== 'tick' && COMPARED.includes(readers[name]))
  if (shared.length === 0 || row === undefined)
    throw new Error(`${list} shows nothing of what ${operation} sends: write its check by hand.`)
  const idField = Object.keys(readers).find((name) => /^id[A-Z]/.test(name) && readers[name] === 'text')
  if (idField === undefined) throw new Error(`The rows of ${list} have no id: write the check of ${operation} by hand.`)
  return { operation, found, tag: found.tags[0], body, shared, idField, summary: found.summary ?? '' }
}

const actionFile = ({ subject, write, list, tag, modelOf }) => {
  const { operation, body, shared, idField } = write
  const options = `get${capital(operation)}MutationOptions`
  const names = shared.map(({ name }) => name).join(', ')
  const sentText = ({ name, isRequired, types }) => {
    const given = isRequired && !types.includes('null') ? name : `${name} ?? ''`
    return types.every((type) => type === 'string' || type === 'null') ? given : `String(${given})`
  }
  const sent = shared.map(sentText).join(', ')
  const row = shared.map(({ name }) => (list.readers[name] === 'text' ? name : `String(${name} ?? '')`)).join(', ')
  return `import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { ${options} } from '#generated/client/${write.tag}/${write.tag}.ts'
import type { ${list.row} } from '#generated/client/${tag}/readers.ts'
import type { ${body.name} } from '${modelOf(body.name)}'
import type { Action } from '#kit/action/action.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { listQuery } from './list-query.ts'

/** Name of the draft of the form. */
export const DRAFT = '${subject}'

/** What is sent, for one student. */
interface Add {
  idMahasiswa: string
  data: ${body.name}
}

/** Adds a row, once: while the outcome is unknown, the list is compared with what it was before. */
export const add = {
  operation: '${operation}',
  words: '${subject}:add',
  describe: () => i18next.t('${subject}:add'),
  send: ({ idMahasiswa, data }, { client }) => sendWrite(client, ${options}, { idMahasiswa, data }),
  ...onceByList<Add, ${list.row}>({
    list: ({ client, idMahasiswa }) => refetchNow(client, listQuery(idMahasiswa)),
    idOf: ({ ${idField} }) => ${idField},
    same: {
      sent: ({ data: { ${names} } }) => [${sent}],
      row: ({ ${names} }) => [${row}],
    },
    draft: () => DRAFT,
  }),
} satisfies Action<Add>
`
}

const specOf = ({ name, kind, codes, numeric }) => {
  if (kind !== 'choice') return `${name}: { kind: '${kind}'${kind === 'lines' ? ', wide: true' : ''} }`
  const choices = codes.map((code) => `{ kode: '${code}', nama: '${code}' }`).join(', ')
  return `${name}: { kind: 'choice', texts: '${name}',${numeric ? ' numeric: true,' : ''} choices: [${choices}] }`
}

const formFile = ({ subject, write: { body }, modelOf }) => `import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { ${body.name} } from '${modelOf(body.name)}'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { add, DRAFT } from './add-action.ts'

const FIELDS = fieldsOf(${body.name}, {
  ${body.fields.map(specOf).join(',\n  ')},
})

/** The button that opens the form, and the form. */
export const Add = () => {
  const { t } = useTranslation('${subject}')
  const place = { idMahasiswa: useIdMahasiswa() }
  return (
    <FormAction
      action={add}
      place={place}
      ns="${subject}"
      fields={FIELDS}
      draft={DRAFT}
      toVariables={(values) => ({ ...place, data: ${body.name}.parse(bodyOf(FIELDS, values)) })}
      param="tambah"
      title={t('add')}
      submitLabel={t('add.send')}
    />
  )
}
`

/** Returns the value that a test types into a field. */
const typed = ({ name, kind }, example) => {
  if (kind === 'lines' || kind === 'text') return `${String(example ?? sentence(name))} 2`
  return String(example ?? 1)
}

/** Returns the test code that fills a field, depending on its control. */
const fillLine = (field, example) => {
  const label = `/^${sentence(field.name)}/`
  if (field.kind === 'choice') {
    const code = String(example ?? field.codes[0])
    const role = field.codes.length > MOST_IN_SIGHT ? 'select' : 'radio'
    return role === 'radio'
      ? `await user.click(form.getByRole('radio', { name: '${code}' }))`
      : `await user.selectOptions(form.getByLabelText(${label}), '${code}')`
  }
  if (field.kind === 'tick') return `await user.click(form.getByLabelText(${label}))`
  if (field.kind === 'date')
    return `fireEvent.input(form.getByLabelText(${label}), { target: { value: '${String(example)}' } })`
  return `await user.type(form.getByLabelText(${label}), '${typed(field, example).replaceAll("'", "\\'")}')`
}
/** Maximum number of choices shown as radio buttons; more become a select. */
const MOST_IN_SIGHT = 4

const testFile = ({ subject, titles, write: { body, shared, found } }) => {
  const asked = body.fields.filter(({ isRequired }) => isRequired)
  const wanted = asked.length > 0 ? asked : shared.slice(0, 1)
  const seen = shared.find(({ kind }) => kind === 'text' || kind === 'lines') ?? shared[0]
  const all = wanted.includes(seen) ? wanted : [...wanted, seen]
  const isDate = all.some(({ kind }) => kind === 'date')
  const text = typed(seen, body.example[seen.name]).replaceAll("'", "\\'")
  const address = found.path.split('/').at(-1)
  const isAssumed = found['x-evidence'] === 'assumed'
  const setUp = isAssumed
    ? `
beforeEach(() => setRuntimeFlags({ 'assumed-writes': true })) // the specification does not show this call
afterEach(() => setRuntimeFlags({ 'assumed-writes': false }))
`
    : ''
  return `import { ${isDate ? 'fireEvent, ' : ''}screen, within } from '@testing-library/react'
import { ${isAssumed ? 'afterEach, ' : ''}beforeAll, ${isAssumed ? 'beforeEach, ' : ''}expect, test } from 'vitest'
${isAssumed ? "import { setRuntimeFlags } from '#flags/flags.ts'\n" : ''}import { renderScreen } from '#tests/render-screen.tsx'

// Loaded before anything waits for it: on a busy machine that takes longer than a screen may.
beforeAll(() => import('./${subject}-page.tsx'), 60_000)
${setUp.trimStart()}
const list = () => screen.getByRole('table', { name: 'Daftar' })
const rows = () => within(list()).getAllByRole('row').length

test('a student opens /${subject} and reads the list', async () => {
  await renderScreen('/${subject}')
  expect(screen.getByRole('heading', { level: 1, name: '${titles.id}' })).toBeVisible()
  expect(list()).toBeVisible()
})

test('what a student adds on /${subject} is sent once, and stands in the list', async () => {
  const { user, asked, settled } = await renderScreen('/${subject}')
  const before = rows()
  await user.click(screen.getByRole('button', { name: 'Tambah' }))
  const form = within(await screen.findByRole('dialog'))
  ${all.map((field) => fillLine(field, body.example[field.name])).join('\n  ')}
  await user.click(form.getByRole('button', { name: 'Kirim' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await settled()
  expect(asked.filter((request) => /^${found.method} .*\\/${address}$/.test(request))).toHaveLength(1)
  expect(within(list()).getAllByText('${text}')[0]).toBeVisible()
  expect(rows()).toBe(before + 1)
})
`
}

/** Returns generic texts of a write, to be rewritten for the subject. */
export const writeTexts = ({ body, found }, language) => {
  const isId = language === 'id'
  const fields = body.fields.flatMap(({ name, kind, codes }) => [
    [`field.${name}`, sentence(name)],
    ...(kind === 'choice' ? codes.map((code) => [`${name}.${code}`, String(code)]) : []),
  ])
  return {
    ...Object.fromEntries(fields),
    add: isId ? 'Tambah' : 'Add',
    'add.send': isId ? 'Kirim' : 'Send',
    'add.done': isId ? 'Data terkirim.' : 'Sent.',
    'add.notDone': isId ? 'Data tidak terkirim. Silakan coba lagi.' : 'This was not sent. Please try again.',
    'add.doubt': isId
      ? 'Daftar belum dapat dibaca, jadi belum diketahui apakah kiriman ini sampai.'
      : 'The list cannot be read yet, so it is not known whether this arrived.',
    ...(found['x-evidence'] === 'assumed' && {
      'add.assumed': isId
        ? 'Kampus belum melayani hal ini di portal. Hubungi bagian akademik.'
        : 'The campus does not take this in the portal yet. Ask its academic office.',
    }),
  }
}

/** Returns the files of the write, by path. */
export const writeFiles = (facts, folder) => ({
  [`${folder}/add-action.ts`]: actionFile(facts),
  [`${folder}/add.tsx`]: formFile(facts),
  [`${folder}/${facts.subject}-page.test.tsx`]: testFile(facts),
})
