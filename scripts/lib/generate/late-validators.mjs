// The validators of what the first screens ask for: not in the first load, but in one file beside it (docs/contract.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const SCHEMA =
  /(operation: '(\w+)'(?:(?!operation: )[\s\S])*?method: '\w+'(?:(?!operation: )[\s\S])*?),\s*schema: (\w+)\n/g
const VALUE_IMPORT = /import \{\s*(\w+)\s*\} from '(\.\.\/\.\.\/(?:login-)?models\/[^']+)';/g

/** Takes the validators out of one client. @returns [operation, schema, its file] of each */
const takeFrom = (file) => {
  const taken = []
  let text = readFileSync(file, 'utf8').replace(SCHEMA, (_, before, operation, schema) => {
    taken.push([operation, schema])
    return `${before}\n`
  })
  const sources = new Map()
  text = text.replace(VALUE_IMPORT, (whole, name, from) => {
    sources.set(name, from)
    return whole.replace('import {', 'import type {')
  })
  writeFileSync(file, text)
  return taken.map(([operation, schema]) => [operation, schema, sources.get(schema)])
}

const HEAD = `/**
 * Generated from the contract.
 * Do not edit manually.
 * Validators of the first screens' answers, by operation: they check when the screen stands.
 */
`

/**
 * Moves the validators of some tags out of their clients into generated/late-validators.ts.
 * @param {readonly string[]} tags
 */
export const moveValidators = (tags) => {
  const found = tags.flatMap((tag) => takeFrom(`generated/client/${tag}/${tag}.ts`))
  for (const file of tags.map((tag) => `generated/login/${tag}/${tag}.ts`).filter(existsSync)) takeFrom(file)
  if (found.length === 0 || found.some(([, , from]) => !from)) throw new Error('a client without validators')
  const imports = new Map(found.map(([, schema, from]) => [schema, from.replace('../../', './')]))
  const lines = [
    ...[...imports].sort().map(([schema, from]) => `import { ${schema} } from '${from}';`),
    '',
    'export const LATE_VALIDATORS = {',
    ...found.sort().map(([operation, schema]) => `  ${operation}: ${schema},`),
    '};',
  ]
  writeFileSync('generated/late-validators.ts', `${HEAD}${lines.join('\n')}\n`)
}
