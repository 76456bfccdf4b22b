import { operations } from '../bundle.ts'
import { type Source, sourcesOf } from '../sources.ts'

const IMPORT = /import \{([^}]*)\} from '#generated\/(?:client|login)\/[^']+'/g
const namesIn = ({ text }: Source): string[] =>
  [...text.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => !name.startsWith('type '))
const dynamic = ({ text }: Source) => text.includes("import('#generated/")

const product = [...sourcesOf('src'), ...sourcesOf('tools/lab')]
const imported = new Set(product.flatMap(namesIn))
const openly = product
  .filter(dynamic)
  .map(({ text }) => text)
  .join('\n')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isUsed = (operationId: string): boolean => {
  const shapes = new RegExp(
    `^(${operationId}|(use|get|prefetch|invalidate)${capital(operationId)}(|Query|QueryKey|QueryOptions|MutationOptions|Url))( as .*)?$`,
  )
  return [...imported].some((name) => shapes.test(name)) || new RegExp(`\\b${operationId}\\b`).test(openly)
}

/** Operations of the contract that no part of the product calls, derived from its imports. */
export const unusedOperations: ReadonlySet<string> = new Set(
  operations.map(({ operationId }) => operationId).filter((operationId) => !isUsed(operationId)),
)
