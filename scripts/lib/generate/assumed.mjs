// Lists operations that the specification does not show and that start with a button press: the kit marks their button.
import { writeFileSync } from 'node:fs'

const HEAD = `/**
 * Generated from the contract.
 * Do not edit manually.
 * Writes and downloads that the specification does not show (x-evidence: assumed), by operationId.
 */
`

const isFile = ({ responses }) => !Object.keys(responses['200']?.content ?? { json: null })[0]?.includes('json')

/** Returns the text of generated/assumed.ts. @param contract the bundled document */
export const assumedFile = ({ paths }) => {
  const ids = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((one) => one['x-evidence'] === 'assumed' && (one['x-effect'] !== undefined || isFile(one)))
    .map(({ operationId }) => `  '${operationId}',\n`)
  return `${HEAD}export const ASSUMED: ReadonlySet<string> = new Set([\n${ids.toSorted().join('')}]);\n`
}

export const writeAssumed = (contract) => writeFileSync('generated/assumed.ts', assumedFile(contract))
