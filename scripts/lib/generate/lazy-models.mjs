// A validator weighs 1 kB and takes a phone a tenth of a millisecond to make: each is made when it is first read.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const LAZY = 'src/shared/lazy.ts'
const VALIDATOR = /^export const (\w+) = (\/\*#__PURE__\*\/ zod\.[\s\S]*?);?\n(?=\s*(?:export |$(?![\s\S])))/gm
const ZOD_IMPORT = /^import \* as zod from 'zod\/mini';$/m

/**
 * Wraps the validators of a generated file.
 * @param {string} text
 * @param {string} address address of the wrapper, from that file
 * @returns {string} the text as it is where there is no validator
 */
export const lazyModels = (text, address) => {
  const next = text.replace(VALIDATOR, (_, name, made) => `export const ${name} = /*#__PURE__*/ lazy(() => ${made});\n`)
  if (next === text) return text
  if (!ZOD_IMPORT.test(text)) throw new Error('a validator without zod')
  return next.replace(ZOD_IMPORT, (line) => `${line}\nimport { lazy } from '${address}';`)
}

/** Wraps every validator below a folder of generated/. @throws when it finds none */
export const makeModelsLazy = (folder) => {
  let count = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    const next = lazyModels(text, relative(entry.parentPath, LAZY).split(sep).join('/'))
    if (next === text) continue
    writeFileSync(file, next)
    count += 1
  }
  if (count === 0) throw new Error(`${folder}: no validators`)
}
