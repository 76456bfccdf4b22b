import { type ESTree, parseSync } from 'vite'

/**
 * The tree of a module.
 * @param name says by its ending which language it is
 * @throws Error when it can not be read
 */
export const parseCode = (code: string, name = 'chunk.js'): ESTree.Program => {
  const { program, errors } = parseSync(name, code)
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`)
  return program
}
