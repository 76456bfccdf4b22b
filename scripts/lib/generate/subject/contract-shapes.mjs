// What the generated files of a subject are made from: operations, lists and bodies of the contract.
import { readerOf } from '../readers.mjs'

/** Follows the references of the contract. */
export const resolver = (contract) => (node) => {
  if (!node?.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, step) => at[step], contract)
}

/** Name of the schema that a node refers to. */
const nameOf = (node) => node?.$ref?.split('/').at(-1)

/** Finds an operation. @throws Error with one sentence when the contract has none of this name and kind */
export const findOperation = (contract, operationId, methods, kind) => {
  for (const [path, item] of Object.entries(contract.paths))
    for (const method of methods)
      if (item[method]?.operationId === operationId) return { ...item[method], path, method: method.toUpperCase() }
  throw new Error(`The contract has no ${kind} with the operationId ${operationId}.`)
}

/** Tells whether a call names the student. @throws Error when it needs anything else in its address */
export const isPerStudent = (contract, operation) => {
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

const answerOf = (operation) => operation.responses['200']?.content?.['application/json']

/** The example that the contract has of an answer. */
const exampleOf = ({ example, examples } = {}) => example ?? Object.values(examples ?? {})[0]?.value

/**
 * The list that an operation answers: its row by name, the fields of a row, their readers, and the example's rows.
 * @throws Error when "data" is no list
 */
export const listOf = (contract, operation) => {
  const resolve = resolver(contract)
  const answer = answerOf({ responses: { 200: resolve(operation.responses['200']) } })
  const list = resolve(resolve(answer?.schema)?.properties?.data)
  const row = resolve(list?.items)
  if (!row) throw new Error(`${operation.operationId} answers no list in "data": write its page by hand.`)
  const fields = row.properties ?? {}
  return {
    row: nameOf(list.items),
    fields,
    required: row.required ?? [],
    readers: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readerOf(contract, field)])),
    rows: exampleOf(answer)?.data ?? [],
    isPaged: (operation.parameters ?? []).map(resolve).some(({ name }) => name === 'page'),
  }
}

const typesOf = (field) => [field?.type ?? (field?.anyOf ?? []).map(({ type }) => type)].flat().filter(Boolean)

/** Text of more characters has several lines. */
const ONE_LINE = 200

/** How a form asks for a field of a body; null for one that it cannot ask for. */
const kindOf = (field) => {
  const [type, second] = typesOf(field).filter((one) => one !== 'null')
  if (second !== undefined) return null
  if (field.enum) return { kind: 'choice', codes: field.enum.filter((one) => one !== null), numeric: type !== 'string' }
  if (type === 'integer' || type === 'number') return { kind: field['x-reads'] === 'rupiah' ? 'rupiah' : 'number' }
  if (type === 'boolean') return { kind: 'tick' }
  if (type !== 'string' || field.format === 'binary' || field.format === 'date-time') return null
  if (field.format === 'date') return { kind: 'date' }
  return { kind: (field.maxLength ?? 0) > ONE_LINE ? 'lines' : 'text' }
}

/**
 * The body of a write: its name, and the fields that a form can ask for.
 * @throws Error when the body is no JSON with a name, or requires what no declared form asks for
 */
export const bodyOf = (contract, operation) => {
  const resolve = resolver(contract)
  const media = resolve(operation.requestBody)?.content?.['application/json']
  const name = nameOf(media?.schema)
  if (!name) throw new Error(`${operation.operationId} sends no JSON body with a name: write it by hand.`)
  const { properties = {}, required = [] } = resolve(media.schema)
  const all = Object.entries(properties).map(([key, node]) => {
    const field = resolve(node)
    return { name: key, types: typesOf(field), isRequired: required.includes(key), ...kindOf(field) }
  })
  const hard = all.filter(({ kind, isRequired }) => isRequired && kind === undefined)
  if (hard.length > 0)
    throw new Error(
      `${operation.operationId} requires ${hard.map((field) => field.name).join(', ')}: write it by hand.`,
    )
  return { name, fields: all.filter(({ kind }) => kind !== undefined), example: exampleOf(media) ?? {} }
}

/** Tells whether a field of an answer may hold whatever a field of a body holds. */
export const holds = (contract, answered, { types, codes }) => {
  const resolve = resolver(contract)
  const parts = (resolve(answered)?.anyOf ?? [answered]).map(resolve)
  const allowed = parts.flatMap(typesOf)
  const codesOf = parts.flatMap((part) => part?.enum ?? [])
  const isTyped = types.every((type) => allowed.includes(type) || (type === 'integer' && allowed.includes('number')))
  return isTyped && (codesOf.length === 0 || (codes ?? [null]).every((code) => codesOf.includes(code)))
}

/** What a write answers in "data", by its schema and its example. */
export const answeredRow = (contract, operation) => {
  const resolve = resolver(contract)
  const answer = answerOf({ responses: { 200: resolve(operation.responses['200']) } })
  const { data } = resolve(answer?.schema)?.properties ?? {}
  const parts = [data, ...(data?.anyOf ?? [])]
  return { row: parts.map(nameOf).find(Boolean), example: exampleOf(answer)?.data ?? {} }
}
