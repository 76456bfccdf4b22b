// Lists the calls of the home screen (x-landing) for the head script, which sends them before the generated clients are
// loaded.
import { writeFileSync } from 'node:fs'

/**
 * The values of `x-landing`, i.e. what a call depends on (docs/contract.md), and whether a value names one call or a
 * list.
 */
const WORDS = {
  user: 'one',
  semester: 'one',
  token: 'list',
  campus: 'list',
  student: 'list',
  home: 'list',
  kelas: 'list',
}
/** Values whose calls are identified by the part of their path below the student. */
const OF_STUDENT = new Set(['student', 'home', 'kelas'])
const STUDENT = '/v1/mahasiswa/{idMahasiswa}/'

const HEAD = `/**
 * Generated from the contract.
 * Do not edit manually.
 * Calls of the first screen (x-landing), by what they wait for; those of a student by what stands below the student.
 */
`

const addressOf = (word, path, id) => {
  const isBelow = path.startsWith(STUDENT)
  const address = isBelow ? path.slice(STUDENT.length) : path
  if (isBelow !== OF_STUDENT.has(word) || address.includes('{'))
    throw new Error(`${id}: the head script can not know ${path} by x-landing ${word}`)
  return address
}

/**
 * Returns the text of generated/landing.ts.
 * @param contract the bundled document
 * @throws Error for an unknown value, or an address that depends on an earlier response
 */
export const landingFile = ({ paths }) => {
  const found = Object.fromEntries(Object.keys(WORDS).map((word) => [word, []]))
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { operationId, 'x-landing': word }] of Object.entries(item)) {
      if (word === undefined) continue
      if (method !== 'get' || !(word in WORDS)) throw new Error(`${operationId}: x-landing ${word}`)
      found[word].push(addressOf(word, path, operationId))
    }
  }
  const lines = Object.entries(WORDS).map(([word, kind]) => {
    const addresses = found[word].map((address) => `'${address}'`)
    if (kind === 'one' && addresses.length !== 1) throw new Error(`x-landing ${word}: ${addresses.length} calls`)
    return `  ${word}: ${kind === 'one' ? addresses[0] : `[${addresses.join(', ')}]`},`
  })
  return `${HEAD}export const LANDING = {\n${lines.join('\n')}\n};\n`
}

export const writeLanding = (contract) => writeFileSync('generated/landing.ts', landingFile(contract))
