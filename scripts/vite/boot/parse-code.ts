import { type ESTree, parseSync } from 'vite'

/**
 * Parses a module.
 * @param name its extension sets the language
 * @throws Error when it cannot be parsed
 */
export const parseCode = (code: string, name = 'chunk.js'): ESTree.Program => {
  const { program, errors } = parseSync(name, code)
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`)
  return program
}
