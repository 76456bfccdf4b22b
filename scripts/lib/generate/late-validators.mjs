// generated/late-validators.ts: validators of the responses of the first screens, in one file outside the first load
// (ADR 20).
import { existsSync, writeFileSync } from 'node:fs'
import { answerOf, nameOf } from './readers.mjs'
import { wireName } from './wire.mjs'

const HEAD = `/**
 * Generated from the contract.
 * Do not edit manually.
 * Validators of the first screens' answers, by operation: they check when the screen stands.
 */
`

/** Returns the address of a model: in the folder of its tag, or one level up when several tags use it. */
const addressOf = (model, tag) => {
  const file = `${model[0].toLowerCase()}${model.slice(1)}.zod.ts`
  return [`./models/${tag}/${file}`, `./models/${file}`].find((address) => existsSync(`generated/${address}`))
}

/** Writes generated/late-validators.ts. @throws Error for a response whose model does not exist */
export const writeLateValidators = ({ tags, paths }) => {
  const late = new Set(tags.filter((tag) => tag['x-first-load']).map(({ name }) => name))
  const found = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => late.has(operation.tags[0]) && answerOf(operation))
    .map((operation) => {
      const model = wireName(nameOf(answerOf(operation).$ref))
      const from = addressOf(model, operation.tags[0])
      if (!from) throw new Error(`${operation.operationId}: no model ${model}`)
      return { id: operation.operationId, model, from }
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const imports = [...new Map(found.map(({ model, from }) => [model, from]))].sort()
  const lines = [
    ...imports.map(([model, from]) => `import { ${model} } from '${from}';`),
    '',
    'export const LATE_VALIDATORS = {',
    ...found.map(({ id, model }) => `  ${id}: ${model},`),
    '};',
  ]
  writeFileSync('generated/late-validators.ts', `${HEAD}${lines.join('\n')}\n`)
}
