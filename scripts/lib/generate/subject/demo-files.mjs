// Generates the simulated gateway of a subject: rows that a student adds are stored in the mock state and appear in the
// list.

import { wireName } from '../wire.mjs'
import { answeredRow, holds } from './contract-shapes.mjs'
import { camel, capital } from './words.mjs'

const isMoment = (field) => field['x-reads'] === 'moment' || field.format === 'date-time'

/** Returns a value of the contract's example as source code. */
const literal = (value) => JSON.stringify(value)

/** Returns the fields of an added row: the sent values, the time, and the contract's example for the rest. */
const rowLines = (contract, { list: { fields, required, rows }, write: { body, found, idField } }) => {
  const { example } = answeredRow(contract, found)
  const sent = new Map(body.fields.map((field) => [field.name, field]))
  const isNullable = (field) => JSON.stringify(field).includes('"null"')
  return Object.entries(fields).flatMap(([name, field]) => {
    const given = sent.get(name)
    if (name === idField) return [`${name}: id`]
    if (given && !holds(contract, field, given) && isNullable(field)) return [`${name}: null`]
    if (given) return [`${name}: isi.${name}${given.isRequired || !isNullable(field) ? '' : ' ?? null'}`]
    const value = example[name] ?? (required.includes(name) ? rows[0]?.[name] : undefined)
    if (value === undefined || value === null) return isNullable(field) ? [`${name}: null`] : []
    return [isMoment(field) ? `${name}: pada` : `${name}: ${literal(value)}`]
  })
}

const worldFile = (contract, facts) => {
  const { subject, operation, tag, list, write, modelOf } = facts
  const lines = rowLines(contract, facts)
  const isTimed = lines.some((line) => line.endsWith(': pada'))
  return `import * as z from 'zod/mini'
import { get${capital(operation)}ResponseMock } from '#generated/mocks/${tag}/${tag}.msw.ts'
import { ${write.body.name} } from '${modelOf(write.body.name)}'
import type { ${wireName(list.row)} } from '${modelOf(wireName(list.row))}'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { studentPart } from './student-part.ts'
${isTimed ? "import { toIso } from './waktu.ts'\n" : ''}
/** What a student has added, newest first: as it was sent, and when. */
const Tambahan = z.object({ id: z.string(), ${isTimed ? 'pada: z.string(), ' : ''}isi: ${write.body.name} })
const PART = studentPart('${subject}', z.array(Tambahan))
const FIRST_ID = 9001

const rowOf = ({ id, ${isTimed ? 'pada, ' : ''}isi }: z.infer<typeof Tambahan>): ${wireName(list.row)} => ({
  ${lines.join(',\n  ')},
})

/** The list of a student: what was added, and what the contract's example has. */
export const listOf = (mahasiswa: Mahasiswa): ${wireName(list.row)}[] => [
  ...(PART.read(mahasiswa) ?? []).map(rowOf),
  ...(mahasiswa.persona === 'kosong' ? [] : get${capital(operation)}ResponseMock().data),
]

/** Stores what a student sends. @returns the new row */
export const addTo = (mahasiswa: Mahasiswa, isi: ${write.body.name}${isTimed ? ', now: number' : ''}): ${wireName(list.row)} => {
  const before = PART.read(mahasiswa) ?? []
  const added = { id: String(FIRST_ID + before.length), ${isTimed ? 'pada: toIso(now), ' : ''}isi }
  PART.write(mahasiswa, [added, ...before])
  return rowOf(added)
}
`
}

const handlersFile = (contract, { subject, operation, tag, list, write, modelOf }) => {
  const isTimed = rowLines(contract, { list, write }).some((line) => line.endsWith(': pada'))
  const answersRow = answeredRow(contract, write.found).row === list.row
  const [read, sent] = [operation, write.operation].map((name) => `get${capital(name)}MockHandler`)
  const imports =
    tag === write.tag
      ? `import { ${[read, sent].sort().join(', ')} } from '#generated/mocks/${tag}/${tag}.msw.ts'`
      : [
          `import { ${read} } from '#generated/mocks/${tag}/${tag}.msw.ts'`,
          `import { ${sent} } from '#generated/mocks/${write.tag}/${write.tag}.msw.ts'`,
        ].join('\n')
  const call = `addTo(mahasiswa, body${isTimed ? ', store.now()' : ''})`
  return `${imports}
import { ${write.body.name} } from '${modelOf(write.body.name)}'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { ${list.isPaged ? 'toPage' : 'toList'} } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { addTo, listOf } from '../world/${subject}.ts'

/** The list of ${subject}, and what a student adds to it. */
export const ${camel(subject)}: TagHandlers = (store) => [
  ${read}((info) => ${list.isPaged ? 'toPage(listOf(mahasiswaOf(store, info)), info)' : 'toList(listOf(mahasiswaOf(store, info)))'}),
  ${sent}(async (info) => {
    const body = await readBody(info.request, ${write.body.name})
    const mahasiswa = mahasiswaOf(store, info)
    ${answersRow ? 'const data = ' : ''}${call}
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Data tersimpan' }${answersRow ? ', data' : ''} }
  }),
]
`
}

/** Returns the files of the simulated gateway, by path. */
export const demoFiles = (contract, facts) => ({
  [`tools/demo/world/${facts.subject}.ts`]: worldFile(contract, facts),
  [`tools/demo/handlers/${facts.subject}.ts`]: handlersFile(contract, facts),
})
