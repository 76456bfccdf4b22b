// Reads the operations, lists and bodies of the contract from which the files of a subject are generated.
import { readerOf } from '../readers.mjs'

/** Returns a function that resolves references of the contract. */
export const resolver = (contract) => (node) => {
  if (!node?.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, step) => at[step], contract)
}

/** Returns the schema name that a node refers to. */
const nameOf = (node) => node?.$ref?.split('/').at(-1)

/** Finds an operation. @throws Error with one sentence when the contract has no operation of this name and kind */
export const findOperation = (contract, operationId, methods, kind) => {
  for (const [path, item] of Object.entries(contract.paths))
    for (const method of methods)
      if (item[method]?.operationId === operationId) return { ...item[method], path, method: method.toUpperCase() }
  throw new Error(`The contract has no ${kind} with the operationId ${operationId}.`)
}

/** Returns whether the path of a call contains the student. @throws Error when it requires any other parameter */
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

/** Returns the example of a response in the contract. */
const exampleOf = ({ example, examples } = {}) => example ?? Object.values(examples ?? {})[0]?.value

/**
 * Returns the list of an operation's response: the name of its row, the fields of a row, their readers, and the example
 * rows.
 * @throws Error when "data" is not a list
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

/** Maximum length of a single-line text field, in characters. */
const ONE_LINE = 200

/** Returns the kind of form control for a field of a body; null when no control fits. */
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
 * Returns the body of a write: its name, and the fields that a form can show.
 * @throws Error when the body is not JSON with a name, or requires a field that no control fits
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

/** Returns whether a field of a response can hold every value of a field of a body. */
export const holds = (contract, answered, { types, codes }) => {
  const resolve = resolver(contract)
  const parts = (resolve(answered)?.anyOf ?? [answered]).map(resolve)
  const allowed = parts.flatMap(typesOf)
  const codesOf = parts.flatMap((part) => part?.enum ?? [])
  const isTyped = types.every((type) => allowed.includes(type) || (type === 'integer' && allowed.includes('number')))
  return isTyped && (codesOf.length === 0 || (codes ?? [null]).every((code) => codesOf.includes(code)))
}

/** Returns the "data" of a write's response: its row's name and its example. */
export const answeredRow = (contract, operation) => {
  const resolve = resolver(contract)
  const answer = answerOf({ responses: { 200: resolve(operation.responses['200']) } })
  const { data } = resolve(answer?.schema)?.properties ?? {}
  const parts = [data, ...(data?.anyOf ?? [])]
  return { row: parts.map(nameOf).find(Boolean), example: exampleOf(answer)?.data ?? {} }
}
